import { wordsOfFolder } from "../../words/words-of-folder.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

/** Pages with a button, opened by the links of mails, and those that say what became of it. */
export const newsletterPageWords = wordsOfFolder<Words>("web/shop/newsletter/words", { de, en, es, fr, it, nl });
