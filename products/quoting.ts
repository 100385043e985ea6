import type { CalendarDate } from "../core/calendar-date.ts";
import type { Channel } from "../core/channel.ts";
import type { Label, LabelParam } from "../core/labels.ts";
import type { Country, Locale, Unit } from "../core/locale.ts";
import type { Currency } from "../core/money.ts";
import type { TaxTerms } from "../core/tax.ts";

export interface LinkContext {
  readonly currency: Currency;
  readonly unit: Unit;
}

/** Place and time of opening a designer link: lamination has a default per channel, calendars start this month. */
export interface OpeningContext extends LinkContext {
  readonly channel: Channel;
  /** Today, where the shop is. */
  readonly on: CalendarDate;
  /** Of the visitor's shop: what is printed by itself, such as names of months, begins in it. */
  readonly locale?: Locale;
}

export interface LinkReading<Config> {
  readonly configuration: Config;
  readonly notices: readonly Refusal[];
  /** Spec parameter `addToCart`: put it into the basket without designing ("frame only, without photo"). */
  readonly addToCart: boolean;
}

/** Why something cannot be had: a message of the label vocabulary, `refusal.<reason>`, with parameters. */
export interface Refusal {
  /** Field of the configuration, dotted: "format", "optionTypes.lamination". */
  readonly field: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, LabelParam>>;
}

export interface PriceTerms {
  readonly currency: Currency;
  /**
   * Country of sale, for amounts that differ between countries of one currency; without it the currency's home country.
   */
  readonly country?: Country;
  readonly tax: TaxTerms;
  /** The day it is asked for, where the shop is: campaigns are dated. */
  readonly on: CalendarDate;
}

export interface Quote {
  readonly currency: Currency;
  /** Which release of the catalogue computed it. */
  readonly release: number;
  readonly lines: readonly QuoteLine[];
  /**
   * Price of a piece without and with the current campaign, minor units (specification section 3, price). Visitors
   * never see the first: they see the result of `shownPrice` in `reduction.ts`.
   */
  readonly priceOriginal: number;
  readonly priceCurrent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** A summand: a raw amount before the single rounding, or in a quote the price's increase by it (`bill-lines.ts`). */
export interface QuoteLine {
  readonly key: string;
  readonly label: Label;
  /** Micro units (a millionth of the currency's main unit); in a quote whole minor units, which add up to its price. */
  readonly micro: number;
}
