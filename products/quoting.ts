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

/** Where and when a designer link is opened: lamination has a default for each channel, calendars start this month. */
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
  /** Where it is sold, for the few amounts that countries of one currency set apart; without it the currency's home counts. */
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
   * What a piece costs without and with the current campaign, minor units (spec section 3, Price). The first is the
   * list's and not for visitors' eyes: they see what `shownPrice` of `reduction.ts` makes of it.
   */
  readonly priceOriginal: number;
  readonly priceCurrent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** One summand: a raw amount before the single rounding, or in a quote what the price grows by with it (`bill-lines.ts`). */
export interface QuoteLine {
  readonly key: string;
  readonly label: Label;
  /** Micro units (a millionth of the currency's main unit); in a quote whole minor units, which add up to its price. */
  readonly micro: number;
}
