import type { Texts } from "../../core/texts.ts";
import { de, type ReceiptWords } from "./receipt-words.de.ts";
import { en } from "./receipt-words.en.ts";
import { es } from "./receipt-words.es.ts";
import { fr } from "./receipt-words.fr.ts";
import { it } from "./receipt-words.it.ts";
import { nl } from "./receipt-words.nl.ts";

export const receiptWords: Texts<ReceiptWords> = { de, en, es, fr, it, nl };
