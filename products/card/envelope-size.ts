import { type Format, longSide, shortSide } from "../../core/measure.ts";

/** Envelope size classes of the specification, section 3, card designer. */
export const envelopeSizeClasses = ["c6", "b6", "din-long", "other"] as const;
export type EnvelopeSizeClass = (typeof envelopeSizeClasses)[number];

/** Millimetres, long side first. */
const named: Readonly<Record<Exclude<EnvelopeSizeClass, "other">, readonly [number, number]>> = {
  c6: [162, 114],
  b6: [176, 125],
  "din-long": [220, 110],
};

/** Class of an envelope by its exact size in millimetres, lying or standing. */
export function envelopeSizeClass(size: Format): EnvelopeSizeClass {
  for (const one of envelopeSizeClasses) {
    if (one !== "other" && named[one][0] === longSide(size) && named[one][1] === shortSide(size)) return one;
  }
  return "other";
}
