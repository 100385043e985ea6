import type { Unit } from "../../core/locale.ts";
import { type Format, swapSides } from "../../core/measure.ts";
import type { Release } from "./release.ts";

/** The offered format most like one that is not: its proportions weigh more than its size. */
export function nearestFormat({ formats }: Release, unit: Unit, wanted: Format): Format {
  const offered = formats[unit].flatMap((format) => [format, swapSides(format)]);
  const unlike = (one: Format) =>
    2 * Math.abs(Math.log((one.width * wanted.height) / (one.height * wanted.width))) +
    Math.abs(Math.log((one.width * one.height) / (wanted.width * wanted.height)));
  const [nearest = wanted] = offered.toSorted((one, other) => unlike(one) - unlike(other));
  return nearest;
}
