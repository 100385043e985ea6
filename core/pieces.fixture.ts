import { consign } from "./consignment.ts";
import { inBox, inMailer, type Piece } from "./piece.ts";
import type { PackedSize, ShippingClass } from "./shipping-class.ts";

/** Of each class one piece that is not yet of the next. */
export const pieceOf: Readonly<Record<ShippingClass, Piece>> = {
  letter: { count: 1, micrograms: 50_000_000, long: 300, short: 200, thickness: 250, wrap: inMailer },
  parcel: { count: 1, micrograms: 500_000_000, long: 600, short: 400, thickness: 20_000, wrap: inBox },
  xl: { count: 1, micrograms: 800_000_000, long: 900, short: 600, thickness: 20_000, wrap: inBox },
  bulky: { count: 1, micrograms: 2_000_000_000, long: 1500, short: 1000, thickness: 20_000, wrap: inBox },
};

/** Packed size and class of a product in one parcel. */
export function sentAs({ pieces }: { readonly pieces: readonly Piece[] }): {
  readonly packed: PackedSize;
  readonly shippingClass: ShippingClass;
} {
  const { class: shippingClass, parcels } = consign(pieces);
  const [one, ...others] = parcels;
  if (one?.count !== 1 || others.length > 0) throw new Error(`not one parcel: ${JSON.stringify(parcels)}`);
  return { packed: one.size, shippingClass };
}
