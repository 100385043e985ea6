import type { Language } from "../../core/locale.ts";
import de from "./words/columns/de.json" with { type: "json" };
import en from "./words/columns/en.json" with { type: "json" };
import es from "./words/columns/es.json" with { type: "json" };
import fr from "./words/columns/fr.json" with { type: "json" };
import it from "./words/columns/it.json" with { type: "json" };
import nl from "./words/columns/nl.json" with { type: "json" };
import type { Words } from "./words/columns/words.generated.ts";

/** What belongs into each column of a table of codes. */
export const columnWords: Readonly<Record<Language, Words>> = { de, en, es, fr, it, nl };
