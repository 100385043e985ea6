import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/receipt/de.json" with { type: "json" };
import en from "./words/receipt/en.json" with { type: "json" };
import es from "./words/receipt/es.json" with { type: "json" };
import fr from "./words/receipt/fr.json" with { type: "json" };
import it from "./words/receipt/it.json" with { type: "json" };
import nl from "./words/receipt/nl.json" with { type: "json" };
import type { Words } from "./words/receipt/words.generated.ts";

/** Texts of a withdrawal's receipt. */
export type ReceiptWords = Words;

export const receiptWords = wordsOfLocales<ReceiptWords>("services/mail/words/receipt", { de, en, es, fr, it, nl });
