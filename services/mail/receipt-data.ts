import type { Channel } from "../../core/channel.ts";
import type { Country, Locale } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { Seller } from "../legal/service.ts";
import type { ConfirmedLine } from "./confirmation-data.ts";

/** A withdrawal for its receipt; amounts in minor units. */
export interface WithdrawalReceipt {
  readonly withdrawalId: string;
  readonly orderId: string;
  readonly number: string;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly destination: Country;
  readonly name: string;
  /** Address of the receipt, perhaps another one than the order's. */
  readonly email: string;
  readonly placedAt: Date;
  readonly declaredAt: Date;
  /** Returned lines. */
  readonly lines: readonly Pick<ConfirmedLine, "title" | "facts" | "quantity" | "total">[];
  readonly orderUrl: string;
  readonly imprintUrl: string;
  readonly seller: Seller;
}

export interface ReceiptWriting {
  money(amount: number): string;
  /** Date and time to the second, with the zone. */
  moment(date: Date): string;
  /** Legal consequences. */
  readonly effects: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
