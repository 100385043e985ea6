import type { CalendarDate } from "../../core/calendar-date.ts";
import { channels } from "../../core/channel.ts";
import type { Translate } from "../../core/labels.ts";
import { countryOf, currencyOf, type Locale, locales } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import { parseQuery } from "../../core/query-string.ts";
import { type ShippingOffer, shippingOffers } from "../../core/shipping.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { shopOf } from "../../core/shop.ts";
import { splitTax, type TaxTable, taxTerms } from "../../core/tax.ts";
import type { Quote } from "../../products/kind.ts";
import { refusalLabel } from "../../products/link-values.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { PreviewAnswer } from "./contract.ts";
import { deliveryWords } from "./delivery-words.ts";

type Row = PreviewAnswer["rows"][number];

/** A basket for trying a draft. */
export interface Basket {
  readonly kind: AnyKind;
  readonly from: Row["from"];
  /** Query of a designer link, or the configuration of an order. */
  readonly link?: string;
  readonly configuration?: unknown;
}

/** Data that determine a day's prices. */
export interface PriceData {
  /** The kinds' catalogues, parsed. */
  readonly catalogues: ReadonlyMap<string, unknown>;
  readonly taxes: TaxTable;
}

export interface Side {
  readonly before: PriceData;
  readonly after: PriceData;
  readonly on: CalendarDate;
}

/** Each basket with its price before and after, in one locale. */
export function previewRows(baskets: readonly Basket[], side: Side, locale: Locale, text: Translate): readonly Row[] {
  return baskets.flatMap((basket) => {
    const data = side.before.catalogues.get(basket.kind.key);
    if (data === undefined) return [];
    return configurationsOf(basket, side, locale, data).map(({ configuration, channel }) => {
      const quoted = [side.before, side.after].map((one) => priced(basket.kind, configuration, one, side.on, locale));
      const [before, after] = quoted;
      const { title, facts } = basket.kind.describe(configuration, data);
      const reasons = quoted.flatMap((one) => one?.refused ?? []);
      return {
        title: text(title),
        facts: facts.map(text),
        from: basket.from,
        channel,
        currency: currencyOf(locale),
        before: before?.amounts ?? null,
        after: after?.amounts ?? null,
        refused: reasons.length > 0 ? [...new Set(reasons.map(text))].join(" ") : null,
      };
    });
  });
}

/** Over all baskets what changes in each locale. */
export const previewLocales = (baskets: readonly Basket[], side: Side): PreviewAnswer["locales"] =>
  locales.map((locale) => localeSummary(locale, previewRows(baskets, side, locale, String)));

export function localeSummary(locale: Locale, rows: readonly Row[]): PreviewAnswer["locales"][number] {
  const both = rows.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const sum = (which: "before" | "after") => both.reduce((total, row) => total + gross(row[which]), 0);
  const [before, after] = [sum("before"), sum("after")];
  return {
    locale,
    currency: currencyOf(locale),
    dearer: both.filter((row) => gross(row.after) > gross(row.before)).length,
    cheaper: both.filter((row) => gross(row.after) < gross(row.before)).length,
    share: before === 0 ? 0 : Math.round(((after - before) / before) * 1_000_000),
  };
}

const gross = ({ net, tax }: { readonly net: number; readonly tax: number }) => net + tax;

/** Configurations of a basket: a link in each channel, once where they are equal. */
function configurationsOf({ kind, link, configuration }: Basket, { on }: Side, locale: Locale, data: unknown) {
  if (link === undefined) {
    const parsed = kind.configurationSchema.safeParse(configuration);
    return parsed.success ? [{ configuration: parsed.data, channel: null }] : [];
  }
  const opened = channels.map((channel) => ({
    channel,
    configuration: kind.readLink(parseQuery(link), data, { ...shopOf(channel, locale), on }).configuration,
  }));
  const [one, ...others] = opened.map((each) => JSON.stringify(each.configuration));
  return others.some((other) => other !== one)
    ? opened
    : opened.slice(0, 1).map((each) => ({ ...each, channel: null }));
}

function priced(
  kind: AnyKind,
  configuration: unknown,
  { catalogues, taxes }: PriceData,
  on: CalendarDate,
  locale: Locale,
) {
  const data = catalogues.get(kind.key);
  if (data === undefined) return null;
  const [currency, country] = [currencyOf(locale), countryOf(locale)];
  const refusals = kind.check(configuration, data);
  const [refusal] = refusals;
  if (refusal) {
    return { amounts: null, refused: [refusalLabel(refusal)] };
  }
  const { taxClass } = kind.production(configuration, data);
  const tax = taxTerms(taxes, country, taxClass, on);
  if (!tax.ok) return { amounts: null, refused: [] };
  const quoted = kind.quote(configuration, data, { currency, country, tax: tax.value, on });
  return { amounts: quoted.ok ? amountsOf(quoted.value) : null, refused: [] };
}

const amountsOf = ({ priceCurrent, net, tax }: Quote) => ({ shown: priceCurrent, net, tax });

/** Totals of products in minor units: below and above free delivery in most countries. */
const goods = [2_000, 12_000];

/** Delivery charges before and after, by class and total of the products. */
export function shippingRows(
  before: unknown,
  after: unknown,
  taxes: TaxTable,
  on: CalendarDate,
  locale: Locale,
  reader: Locale,
): readonly Row[] {
  const [currency, country] = [currencyOf(locale), countryOf(locale)];
  const words = deliveryWords(reader);
  const [old, next] = [shippingTableSchema.safeParse(before), shippingTableSchema.safeParse(after)];
  const terms = taxTerms(taxes, country, "printed-standard", on);
  if (!old.success || !terms.ok) return [];
  const cases = goods.flatMap((total) => (["letter", "parcel", "xl", "bulky"] as const).map((one) => ({ total, one })));
  return cases.flatMap(({ total, one }) => {
    const offers = (table: typeof old | typeof next) =>
      table.success ? shippingOffers(table.data.countries[country], one, total) : [];
    const [now, later] = [offers(old), offers(next)];
    const methods = (["standard", "pickup", "express"] as const).filter((method) =>
      [...now, ...later].some((offer) => offer.method === method),
    );
    const amounts = (offer: ShippingOffer | undefined) => {
      if (!offer) return null;
      const { net, tax } = splitTax(offer.price.amount, terms.value);
      return { shown: offer.price.amount, net, tax };
    };
    return methods.map((method): Row => {
      const ofMethod = (one: ShippingOffer) => one.method === method;
      return {
        title: `${words.classes[one]}, ${words.methods[method]}`,
        from: "sample",
        channel: null,
        currency,
        refused: null,
        facts: [formatMoney({ amount: total, currency }, reader)],
        before: amounts(now.find(ofMethod)),
        after: amounts(later.find(ofMethod)),
      };
    });
  });
}
