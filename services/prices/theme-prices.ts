import type { ThemeFormat, ThemeGoods } from "../../products/offer.ts";
import type { ThemePrice } from "./contract.ts";
import type { KindDesk } from "./kind-desk.ts";
import { cheapest, priceOrReasons } from "./price-of.ts";

/** What designs cost from: for each thing they come as, the format of the lowest price. Many look alike, and are priced once. */
export function themePrices(desk: KindDesk, themes: readonly ThemeGoods[]): readonly (readonly ThemePrice[])[] {
  const known = new Map<string, readonly ThemePrice[]>();
  return themes.map((theme) => {
    const alike = JSON.stringify({ ...theme, id: "" });
    const prices = known.get(alike) ?? pricesOf(desk, theme);
    known.set(alike, prices);
    return prices;
  });
}

function pricesOf(desk: KindDesk, theme: ThemeGoods): readonly ThemePrice[] {
  const { kind, data, opening, text } = desk;
  const formats: readonly ThemeFormat<unknown>[] = kind.offer.themes?.formats(theme, data, opening) ?? [];
  const groups = Map.groupBy(formats, ({ group }) => group);
  return [...groups.values()].flatMap((of) => {
    const priced = of.map((format) => ({ ...format, price: priceOrReasons(desk, format).price }));
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
      ...{ quantity: pieces, price },
      ...{ unitPrice, remark: remark ? text(remark) : null },
    };
  });
}
