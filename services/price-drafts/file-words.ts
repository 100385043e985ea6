import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/file/de.json" with { type: "json" };
import en from "./words/file/en.json" with { type: "json" };
import es from "./words/file/es.json" with { type: "json" };
import fr from "./words/file/fr.json" with { type: "json" };
import it from "./words/file/it.json" with { type: "json" };
import nl from "./words/file/nl.json" with { type: "json" };
import type { Words } from "./words/file/words.generated.ts";

/** What is wrong with a file of prices. */
export const fileWords = wordsOfLocales<Words>("services/price-drafts/words/file", { de, en, es, fr, it, nl });
