import { labelFor } from "../core/labels.ts";
import { sumOf } from "./list-quote.ts";
import type { QuoteLine } from "./quoting.ts";

/**
 * No pile costs more than a larger one: where a price that counts for all pieces falls at a break, fewer pieces cost as
 * much as the break's number of them, and a line says so.
 *
 * @param linesOf the list's price of so many
 * @param breaks numbers of pieces from which all cost less each
 */
export function atMostLarger(
  linesOf: (count: number) => readonly QuoteLine[],
  count: number,
  breaks: readonly number[],
): readonly QuoteLine[] {
  const lines = linesOf(count);
  const own = sumOf(lines);
  let [cheapest, larger] = [own, count];
  for (const from of breaks) {
    const price = from > count ? sumOf(linesOf(from)) : own;
    if (price < cheapest) [cheapest, larger] = [price, from];
  }
  if (larger === count) return lines;
  return [
    ...lines,
    { key: `larger.${larger}`, label: labelFor("quote.larger-pile", { count: larger }), micro: cheapest - own },
  ];
}
