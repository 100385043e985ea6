import { createCaches } from "../../platform/caches/cache.ts";
import type { ThemeFormat, ThemeGoods } from "../../products/offer.ts";
import type { ThemePrice } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";
import { cheapest, priceOrReasons } from "./price-of.ts";

type Prices = readonly ThemePrice[];

/** Lowest prices of designs: for each product the cheapest format. */
export const themePrices = (context: PriceContext, themes: readonly ThemeGoods[]): readonly Prices[] =>
  themes.map((theme) => pricesOf(context, theme));

/**
 * Prices each combination of products once: many designs share them while release, day, taxes and texts stay equal.
 */
export function keptThemePrices(
  compute: (context: PriceContext, themes: readonly ThemeGoods[]) => Promise<readonly Prices[]>,
) {
  const keptFor = createCaches<Prices>("themePrices");
  return async (context: PriceContext, themes: readonly ThemeGoods[]): Promise<readonly Prices[]> => {
    const { data, shop, terms, opening, text } = context;
    const kept = keptFor(text, data);
    const whose = JSON.stringify([shop.channel, shop.locale, terms, opening]);
    const sorts = themes.map((theme) => `${whose} ${JSON.stringify({ ...theme, id: "" })}`);
    const known = new Map(sorts.map((sort) => [sort, kept.get(sort)]));
    const missing = [...known].flatMap(([sort, prices]) => (prices ? [] : [sort]));
    const examples = missing.flatMap((sort) => themes[sorts.indexOf(sort)] ?? []);
    for (const [place, prices] of (await compute(context, examples)).entries()) {
      const sort = missing[place] ?? "";
      known.set(sort, prices);
      kept.set(sort, prices, sort.length + JSON.stringify(prices).length);
    }
    return sorts.map((sort) => known.get(sort) ?? []);
  };
}

function pricesOf(context: PriceContext, theme: ThemeGoods): Prices {
  const { kind, data, opening, text } = context;
  const formats: readonly ThemeFormat<unknown>[] = kind.offer.themes?.formats(theme, data, opening) ?? [];
  const groups = Map.groupBy(formats, ({ group }) => group);
  return [...groups.values()].flatMap((of) => {
    const priced = of.map((format) => ({ ...format, price: priceOrReasons(context, format).price }));
    const best = cheapest(priced.filter(({ price }) => price !== null));
    if (!best?.price) return [];
    const { price, pieces, configuration } = best;
    const unitPrice = Math.ceil(price.priceCurrent / pieces);
    const remark = kind.offer.priceRemark?.(configuration, unitPrice, data, opening);
    return {
      product: best.group,
      label: text(best.groupLabel),
      formats: priced.filter((one) => one.price !== null).length,
      format: { value: best.value, label: text(best.label) },
      quantity: pieces,
      price,
      unitPrice,
      remark: remark ? text(remark) : null,
    };
  });
}
