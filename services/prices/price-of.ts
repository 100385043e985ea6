import type { Quote, Refusal } from "../../products/kind.ts";
import { refusalText } from "../../products/link-values.ts";
import type { Offered } from "../../products/offer.ts";
import { discountShare, shownPrice } from "../../products/reduction.ts";
import type { Line, Price, PriceOrReasons, Reason } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";

/** The price of a quote as it may be shown: what it is reduced from is the lowest of the 30 days before. */
export function priceOf(context: PriceContext, configuration: unknown, quote: Quote): Price {
  const reduced = quote.priceCurrent < quote.priceOriginal;
  const shown = shownPrice(quote, reduced ? lowestBefore(context, configuration) : null);
  const { priceCurrent, priceOriginal, lowest30Days } = shown;
  return {
    currency: quote.currency,
    priceOriginal,
    priceCurrent,
    discount: Math.round(discountShare(shown) * 1_000_000),
    lowest30Days,
    taxIncluded: context.terms.tax.included,
  };
}

/** Lowest recorded price of those days; unlisted ones are computed from the releases then valid. */
function lowestBefore({ kind, data, terms, past }: PriceContext, configuration: unknown): number | null {
  const since = kind.reducedSince(configuration, data, terms.on);
  const before = since === null ? null : past.before(since);
  if (!before) return null;
  const recorded = kind.offer.history && before.recorded.get(`${kind.key}/${kind.offer.history.key(configuration)}`);
  return recorded ?? kind.priceBefore(configuration, data, terms, before.releases);
}

/** Something offered with its price, or with the reasons why it has none. */
export function priceOrReasons(
  context: PriceContext,
  { configuration, refusal }: Pick<Offered<unknown>, "configuration" | "refusal">,
): PriceOrReasons {
  if (refusal) return { price: null, reasons: reasonsOf(context, [refusal]) };
  const quoted = context.kind.quote(configuration, context.data, context.terms);
  return quoted.ok
    ? { price: priceOf(context, configuration, quoted.value), reasons: [] }
    : { price: null, reasons: reasonsOf(context, quoted.error) };
}

export const reasonsOf = ({ text }: Pick<PriceContext, "text">, refusals: readonly Refusal[]): Reason[] =>
  refusals.map((refusal) => ({ field: refusal.field, reason: refusal.reason, text: refusalText(refusal, text) }));

export const linesOf = ({ text }: Pick<PriceContext, "text">, { lines }: Quote): Line[] =>
  lines.map(({ key, label, micro }) => ({ key, text: text(label), micro }));

/** The lower of two prices. */
export const cheapest = <Item extends { readonly price: Price | null }>(items: readonly Item[]): Item | null =>
  items.reduce<Item | null>(
    (best, one) => (one.price && (!best?.price || one.price.priceCurrent < best.price.priceCurrent) ? one : best),
    null,
  );
