/** Parcel classes of the carrier, small to large. */
export const shippingClasses = ["letter", "parcel", "xl", "bulky"] as const;
export type ShippingClass = (typeof shippingClasses)[number];

/** Packed size in millimetres, longest first. */
export type PackedSize = readonly [long: number, middle: number, short: number];

/** Sorts three sides the way packed sizes are stated. */
export const packedSize = (sides: readonly [number, number, number]): PackedSize => {
  const [long, middle, short] = [...sides].sort((one, other) => other - one) as [number, number, number];
  return [long, middle, short];
};

/** Grams that carriers accept as one parcel, whatever its size (catalogue facts, section 11). */
export const HEAVIEST_PARCEL = 31_500;

const fits = (packed: PackedSize, limit: PackedSize): boolean => packed.every((side, i) => side <= (limit[i] ?? 0));

/**
 * Class of a packed product by size and weight (catalogue facts, section 11): a letter is flat and light, a parcel is
 * what carriers take at their standard price, xl is longer in the second side, bulky all beyond.
 */
export function shippingClassOf(packed: PackedSize, weightGrams: number): ShippingClass {
  if (fits(packed, [350, 250, 30]) && weightGrams <= 1000) return "letter";
  if (weightGrams > HEAVIEST_PARCEL) return "bulky";
  if (fits(packed, [1200, 600, 600])) return "parcel";
  return fits(packed, [1200, 1000, 600]) ? "xl" : "bulky";
}

/** An order is charged once, by its largest class. */
export function largestClass(classes: readonly ShippingClass[]): ShippingClass {
  const largest = Math.max(0, ...classes.map((one) => shippingClasses.indexOf(one)));
  return shippingClasses[largest] ?? "bulky";
}
