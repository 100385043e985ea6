import { type Format, orientationOf, parseFormat } from "../../../../../core/measure.ts";
import type { Chosen } from "../../../../../products/kind-page.ts";
import type { PageTile } from "../../../../../products/page-section.ts";
import type { OfferedFormat } from "../../../../content/page-calculator/read-page-calculator.ts";
import { type OpenCalculator, openTab, type Piece } from "../../calculator.ts";
import { deliveryOf } from "../../delivery.ts";

const areaOf = ({ width, height }: Format) => width * height;

/** Gain and price of a larger picture: shares of the present area and price, and the difference in minor units. */
export interface Worth {
  readonly area: number;
  readonly price: number;
  readonly more: number;
}

/** Null where the larger one is not cheaper for its area: then there is nothing to recommend it by. */
export function worthOf(
  present: { readonly format: Format; readonly price: number },
  larger: { readonly format: Format; readonly price: number },
): Worth | null {
  const area = areaOf(larger.format) / areaOf(present.format) - 1;
  const price = larger.price / present.price - 1;
  return area > 0 && price >= 0 && price < area ? { area, price, more: larger.price - present.price } : null;
}

interface Larger {
  readonly chosen: Chosen<Piece>;
  readonly format: Format;
  readonly price: number;
}

/** The larger ones of some formats, the smallest first, where the piece can be had in them just as it is. */
function largerOf(tiles: readonly PageTile<Piece>[], { size, priceOf }: OpenCalculator): readonly Larger[] {
  if (!size) return [];
  return tiles
    .filter((one) => !one.slot && !one.refusal && areaOf(one.size) > areaOf(size))
    .map(({ to, size: format }) => ({ chosen: to(), format }))
    .filter(({ chosen }) => chosen.notices.length === 0)
    .map(({ chosen, format }) => ({ chosen, format, price: priceOf(chosen.state.configuration) }));
}

/** One size up of those that stand in the open tab, while a piece of it costs less than a piece of the present one. */
export function nextSize(calculator: OpenCalculator): (Larger & { readonly worth: Worth }) | null {
  const { size: format, quote } = calculator;
  const [next] = largerOf(openTab(calculator)?.listed() ?? [], calculator);
  const worth = next && format && worthOf({ format, price: quote.priceCurrent }, next);
  return next && worth ? { ...next, worth } : null;
}

/** The smallest larger size of this ratio with free delivery; null where it is free already, or never is. */
export function freeSize(calculator: OpenCalculator): Larger | null {
  const { data, factsOf, delivery } = calculator;
  if (delivery.missingToFree === null) return null;
  const isFree = ({ chosen, price }: Larger) =>
    deliveryOf(data, factsOf(chosen.state.configuration), price, new Date(data.now)).amount === 0;
  return largerOf(openTab(calculator)?.all() ?? [], calculator).find(isFree) ?? null;
}

/** The same of an offer in short: the next format that lies like the present one. */
export function nextOffered(
  formats: readonly OfferedFormat[],
  present: OfferedFormat,
): { readonly offered: OfferedFormat; readonly from: Format; readonly format: Format; readonly worth: Worth } | null {
  const read = ({ value }: OfferedFormat) => {
    const format = parseFormat(value);
    return format.ok ? format.value : null;
  };
  const from = read(present);
  if (from === null) return null;
  const larger = formats
    .flatMap((offered) => {
      const format = read(offered);
      return format && areaOf(format) > areaOf(from) && orientationOf(format) === orientationOf(from)
        ? [{ offered, format }]
        : [];
    })
    .sort((one, other) => areaOf(one.format) - areaOf(other.format));
  const [next] = larger;
  const worth = next && worthOf({ format: from, price: present.amount }, { ...next, price: next.offered.amount });
  return next && worth ? { ...next, from, worth } : null;
}
