import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Channel } from "../../core/channel.ts";
import type { Country, Locale } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { Seller } from "../legal/service.ts";

export interface ConfirmedLine {
  readonly title: string;
  readonly facts: readonly string[];
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
  /** Ready-made products can be returned, personalised ones cannot. */
  readonly withdrawalRight: boolean;
}

/** A paid order for its confirmation; amounts in minor units. */
export interface OrderConfirmation {
  readonly orderId: string;
  readonly number: string;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly email: string;
  readonly placedAt: Date;
  /** Until then nothing is started and cancelling is promised. */
  readonly cancelUntil: Date;
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  readonly lines: readonly ConfirmedLine[];
  readonly goods: number;
  /** Parcels to recipients of lists; null: none. */
  readonly recipientParcels: {
    readonly count: number;
    readonly price: number;
    readonly arrival: { readonly latest: CalendarDate };
  } | null;
  /** Whether anything comes to the shipping address. */
  readonly comesHome: boolean;
  /** Null: only gift vouchers were bought, which come by mails of their own. */
  readonly shipping: { readonly method: "standard" | "pickup" | "express"; readonly price: number } | null;
  /** Rate in parts per million. */
  readonly taxes: readonly { readonly rate: number; readonly tax: number }[];
  readonly total: number;
  /** `voucher`: gift vouchers paid for all of it. */
  readonly paymentMethod: "test" | "stripe" | "voucher";
  /** Codes it was ordered with. */
  readonly vouchers: readonly { readonly type: "discount" | "gift"; readonly label: string; readonly amount: number }[];
  /** Part of the total that gift vouchers paid. */
  readonly redeemed: number;
  readonly arrival: { readonly earliest: CalendarDate; readonly latest: CalendarDate };
  readonly destination: Country;
  /** As on the label, one line each. */
  readonly shippingAddress: readonly string[];
  /** Null: the same. */
  readonly billingAddress: readonly string[] | null;
  readonly orderUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly imprintUrl: string;
  readonly seller: Seller;
}

/** Formats of amounts and dates in a language. */
export interface Writing {
  money(amount: number): string;
  percent(rate: number): string;
  /** The promise of a day, as pages say it. */
  arrival(date: CalendarDate): string;
  /** "Donnerstag, 10. Dezember". */
  day(date: CalendarDate): string;
  moment(date: Date): string;
}
