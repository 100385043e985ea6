import { wordsOfLocales } from "../../../core/compile-words.ts";
import de from "./words/details/de.json" with { type: "json" };
import en from "./words/details/en.json" with { type: "json" };
import es from "./words/details/es.json" with { type: "json" };
import fr from "./words/details/fr.json" with { type: "json" };
import it from "./words/details/it.json" with { type: "json" };
import nl from "./words/details/nl.json" with { type: "json" };
import type { Words } from "./words/details/words.generated.ts";

/** What to do about a problem with content, and names of what it is about. */
export const detailWords = wordsOfLocales<Words>("services/content/office/words/details", { de, en, es, fr, it, nl });
