import { wordsOfFolder } from "../../words/words-of-folder.ts";
import de from "./words/storage/de.json" with { type: "json" };
import en from "./words/storage/en.json" with { type: "json" };
import es from "./words/storage/es.json" with { type: "json" };
import fr from "./words/storage/fr.json" with { type: "json" };
import it from "./words/storage/it.json" with { type: "json" };
import nl from "./words/storage/nl.json" with { type: "json" };
import type { Words } from "./words/storage/words.generated.ts";

/** What a browser keeps for the shop, and for how long. */
export const storageWords = wordsOfFolder<Words>("web/shop/legal/words/storage", { de, en, es, fr, it, nl });
