import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/list/de.json" with { type: "json" };
import en from "./words/list/en.json" with { type: "json" };
import es from "./words/list/es.json" with { type: "json" };
import fr from "./words/list/fr.json" with { type: "json" };
import it from "./words/list/it.json" with { type: "json" };
import nl from "./words/list/nl.json" with { type: "json" };
import type { Words as OrderListWords } from "./words/list/words.generated.ts";

/** The words of the list of orders. */
export const orderListWordsOf = wordsByLocale<OrderListWords>({ de, en, es, fr, it, nl });
