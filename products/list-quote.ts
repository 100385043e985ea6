import type { CalendarDate } from "../core/calendar-date.ts";
import { type Label, labelFor } from "../core/labels.ts";
import type { Currency } from "../core/money.ts";
import { MICRO_PER_MINOR, type RetailRounding, retailRound } from "../core/retail-rounding.ts";
import { splitTax } from "../core/tax.ts";
import { billLines } from "./bill-lines.ts";
import type { PriceTerms, Quote, QuoteLine } from "./kind.ts";
import { runsOn } from "./reduction.ts";

/** The part of a release that a quote needs besides its lines. */
export interface PriceList {
  readonly release: number;
  readonly validFrom: string;
  readonly currencies: Readonly<Record<Currency, { readonly percent: number; readonly rounding: RetailRounding }>>;
  readonly campaigns: readonly ListCampaign[];
}

interface ListCampaign {
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly percent: number;
  readonly keys: readonly string[];
}

/** Euro cents of the list as micro units of a currency that is `percent` of it; integers stay integers. */
export const microOfCents = (cents: number, percent: number): number => (cents * percent * MICRO_PER_MINOR) / 100;

/** The list's amount of a line in a currency: its own where it has one, otherwise by percentage. */
export function microOfLine(
  key: string,
  cents: number,
  { percent, overrides }: { readonly percent: number; readonly overrides: Readonly<Record<string, number>> },
): number {
  const own = overrides[key];
  return own === undefined ? microOfCents(cents, percent) : microOfCents(own, 100);
}

/** The campaign that reduces what the key names on that day; the first listed wins. */
export const listCampaignOn = ({ campaigns }: PriceList, key: string, on: CalendarDate): ListCampaign | null =>
  campaigns.find((campaign) => runsOn(campaign, on) && campaign.keys.includes(key)) ?? null;

/** Lines that campaigns reduce together. */
export interface QuoteGroup {
  /** Name in campaigns: a format, a box, a material. */
  readonly key: string;
  readonly lines: readonly QuoteLine[];
}

/**
 * Raw lines to a price: added, a campaign taken off, the sum rounded once by the currency's rule (catalogue facts,
 * section 1). The lines add up to `priceCurrent`.
 *
 * @param key what campaigns call the thing: a format, a box, a material
 */
export const quoteOfLines = (list: PriceList, key: string, lines: readonly QuoteLine[], terms: PriceTerms): Quote =>
  quoteOfGroups(list, [{ key, lines }], terms);

/** The same for things that campaigns call by different names; each is reduced by its own. */
export function quoteOfGroups(list: PriceList, groups: readonly QuoteGroup[], terms: PriceTerms): Quote {
  const { rounding } = list.currencies[terms.currency];
  const parts = groups.flatMap(({ lines }) => lines);
  const full = sumOf(parts);
  const reductions = groups.flatMap((group) => reductionOf(list, group, terms));
  const reduced = full + sumOf(reductions);
  const priceCurrent = retailRound(reduced, rounding);
  return {
    currency: terms.currency,
    release: list.release,
    lines: billLines([...parts, ...reductions], rounding),
    priceOriginal: retailRound(full, rounding),
    priceCurrent,
    ...splitTax(priceCurrent, terms.tax),
  };
}

export const sumOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { micro }) => sum + micro, 0);

function reductionOf(list: PriceList, { key, lines }: QuoteGroup, { on }: PriceTerms): readonly QuoteLine[] {
  const campaign = listCampaignOn(list, key, on);
  if (!campaign) return [];
  const micro = -Math.round((sumOf(lines) * campaign.percent) / 100);
  return [{ key: `campaign.${campaign.key}`, label: { key: campaign.label }, micro }];
}

/** Label of a line whose price changes from a number of pieces: totals may fall only where a line says so. */
export const breakLabel = ({ label }: { readonly label: string }, from: number): Label =>
  from > 1 ? labelFor("quote.from-pieces", { part: { key: label }, from }) : { key: label };
