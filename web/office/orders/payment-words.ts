import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/payments/de.json" with { type: "json" };
import en from "./words/payments/en.json" with { type: "json" };
import es from "./words/payments/es.json" with { type: "json" };
import fr from "./words/payments/fr.json" with { type: "json" };
import it from "./words/payments/it.json" with { type: "json" };
import nl from "./words/payments/nl.json" with { type: "json" };
import type { Words as PaymentWords } from "./words/payments/words.generated.ts";

/** How an order was paid for, what the bank and the provider tell, and giving money back. */
export const paymentWordsOf = wordsByLocale<PaymentWords>({ de, en, es, fr, it, nl });
