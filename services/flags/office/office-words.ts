import { wordsOfLocales } from "../../../core/compile-words.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as OfficeWords } from "./words/words.generated.ts";

export type { OfficeWords };

/** What flags answer to operators, beside the reasons why a change is refused. */
export const officeWords = wordsOfLocales<OfficeWords>("services/flags/office/words", { de, en, es, fr, it, nl });
