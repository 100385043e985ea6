import { byLocale } from "../../core/by-locale.ts";
import { wordsByLocale } from "../../core/words.ts";
import { useLocale } from "../words/context.tsx";
import { catalogueWordsOf } from "./catalogue/words.ts";
import { jobWordsOf } from "./jobs/words.ts";
import { mailWordsOf } from "./mails/words.ts";
import { fileWordsOf } from "./orders/file-words.ts";
import { orderListWordsOf } from "./orders/list-words.ts";
import { orderWordsOf } from "./orders/order-words.ts";
import { parcelWordsOf } from "./orders/parcel-words.ts";
import { paymentWordsOf } from "./orders/payment-words.ts";
import { preflightWordsOf } from "./orders/preflight-words.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as FrameWords } from "./words/words.generated.ts";

const frameWordsOf = wordsByLocale<FrameWords>({ de, en, es, fr, it, nl });

/** The office's texts, loaded with the office's screens so that no visitor of the shop loads them. */
export const officeMessagesOf = byLocale((locale) => ({
  ...frameWordsOf(locale),
  ...orderWordsOf(locale),
  ...fileWordsOf(locale),
  orders: orderListWordsOf(locale),
  parcels: parcelWordsOf(locale),
  payments: paymentWordsOf(locale),
  preflight: preflightWordsOf(locale),
  jobs: jobWordsOf(locale),
  mails: mailWordsOf(locale),
  catalogue: catalogueWordsOf(locale),
}));

export type OfficeMessages = ReturnType<typeof officeMessagesOf>;

export const useOfficeMessages = (): OfficeMessages => officeMessagesOf(useLocale());
