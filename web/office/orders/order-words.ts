import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/order/de.json" with { type: "json" };
import en from "./words/order/en.json" with { type: "json" };
import es from "./words/order/es.json" with { type: "json" };
import fr from "./words/order/fr.json" with { type: "json" };
import it from "./words/order/it.json" with { type: "json" };
import nl from "./words/order/nl.json" with { type: "json" };
import type { Words as OrderWords } from "./words/order/words.generated.ts";

/** The words of an order, its way and its trail. */
export const orderWordsOf = wordsByLocale<OrderWords>({ de, en, es, fr, it, nl });
