import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/files/de.json" with { type: "json" };
import en from "./words/files/en.json" with { type: "json" };
import es from "./words/files/es.json" with { type: "json" };
import fr from "./words/files/fr.json" with { type: "json" };
import it from "./words/files/it.json" with { type: "json" };
import nl from "./words/files/nl.json" with { type: "json" };
import type { Words as FileWords } from "./words/files/words.generated.ts";

/** The words of an order's print files, of what stops them, and of their reports. */
export const fileWordsOf = wordsByLocale<FileWords>({ de, en, es, fr, it, nl });
