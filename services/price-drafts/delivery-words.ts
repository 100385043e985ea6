import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/delivery/de.json" with { type: "json" };
import en from "./words/delivery/en.json" with { type: "json" };
import es from "./words/delivery/es.json" with { type: "json" };
import fr from "./words/delivery/fr.json" with { type: "json" };
import it from "./words/delivery/it.json" with { type: "json" };
import nl from "./words/delivery/nl.json" with { type: "json" };
import type { Words } from "./words/delivery/words.generated.ts";

/** Classes and methods of delivery in the preview of charges. */
export const deliveryWords = wordsOfLocales<Words>("services/price-drafts/words/delivery", { de, en, es, fr, it, nl });
