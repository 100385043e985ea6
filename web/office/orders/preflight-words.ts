import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/preflight/de.json" with { type: "json" };
import en from "./words/preflight/en.json" with { type: "json" };
import es from "./words/preflight/es.json" with { type: "json" };
import fr from "./words/preflight/fr.json" with { type: "json" };
import it from "./words/preflight/it.json" with { type: "json" };
import nl from "./words/preflight/nl.json" with { type: "json" };
import type { Words as PreflightWords } from "./words/preflight/words.generated.ts";

/** The rules of preflight by name, and a sentence for each finding. */
export const preflightWordsOf = wordsByLocale<PreflightWords>({ de, en, es, fr, it, nl });
