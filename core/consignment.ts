import { type BoxClass, boxSize, roomInBox, roomInTube, tubeSize } from "./parcel-size.ts";
import { gramsOf, type Piece } from "./piece.ts";
import {
  HEAVIEST_PARCEL,
  largestClass,
  type PackedSize,
  type ShippingClass,
  shippingClassOf,
} from "./shipping-class.ts";

/** So many equal parcels of an order. */
export interface PackedParcel {
  readonly count: number;
  readonly class: ShippingClass;
  readonly size: PackedSize;
  /** Of the products in one of them. */
  readonly grams: number;
}

/** Everything that is sent together: what it is charged as, and in what it travels. */
export interface Consignment {
  readonly class: ShippingClass;
  readonly parcels: readonly PackedParcel[];
}

const boxClasses = ["bulky", "xl", "parcel"] as const satisfies readonly BoxClass[];

/**
 * Packs pieces and finds their class: the largest of their parcels, bulky above the weight of one parcel. Fills the
 * largest first; a parcel never grows beyond its class, so no whole is of a smaller class than a part.
 */
export function consign(pieces: readonly Piece[]): Consignment {
  const [boxed, rolled] = [pieces.filter((one) => !isRolled(one)), pieces.filter(isRolled)];
  const parcels = boxClasses.flatMap((boxClass) => [
    ...split(ofClass(boxed, boxClass), (inside, next) => roomInBox(inside, next, boxClass)).map((inside) =>
      parcelOf(boxSize(inside, boxClass), inside),
    ),
    ...split(ofClass(rolled, boxClass), roomInTube).map((inside) => parcelOf(tubeSize(inside), inside)),
  ]);
  const heavy = gramsOf(pieces) > HEAVIEST_PARCEL;
  return { class: heavy ? "bulky" : largestClass(parcels.map((one) => one.class)), parcels: counted(parcels) };
}

/** Parcels in all. */
export const parcelCount = ({ parcels }: Pick<Consignment, "parcels">): number =>
  parcels.reduce((sum, { count }) => sum + count, 0);

const isRolled = ({ wrap }: Piece): boolean => wrap.kind === "tube";

/** Those whose own parcel is of the class, the largest first. A letter shares a box with parcels. */
const ofClass = (pieces: readonly Piece[], boxClass: BoxClass): readonly Piece[] =>
  pieces
    .filter((piece) => piece.count > 0 && classAlone(piece) === boxClass)
    .toSorted((one, other) => other.long - one.long || other.short - one.short || other.thickness - one.thickness);

function classAlone(piece: Piece): BoxClass {
  const one = [{ ...piece, count: 1 }];
  const size = isRolled(piece) ? tubeSize(one) : boxSize(one, "bulky");
  const alone = shippingClassOf(size, gramsOf(one));
  return alone === "letter" ? "parcel" : alone;
}

/** Fills one parcel after the other, each as far as size and weight allow. */
function split(
  pieces: readonly Piece[],
  room: (inside: readonly Piece[], next: Piece) => number,
): readonly (readonly Piece[])[] {
  const closed: (readonly Piece[])[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    let left = piece.count;
    while (left > 0) {
      const fitting = Math.min(left, room(open, piece), carried(open, piece));
      // A piece that is larger or heavier than any parcel travels alone.
      const taken = open.length === 0 ? Math.max(1, fitting) : Math.max(0, fitting);
      if (taken > 0) open.push({ ...piece, count: taken });
      left -= taken;
      if (left === 0) continue;
      closed.push(open);
      open = [];
    }
  }
  return open.length > 0 ? [...closed, open] : closed;
}

/** Number of the next piece that may be added before the parcel is too heavy. */
function carried(inside: readonly Piece[], { micrograms }: Piece): number {
  const free = HEAVIEST_PARCEL * 1_000_000 - inside.reduce((sum, one) => sum + one.count * one.micrograms, 0);
  return micrograms === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(free / micrograms);
}

function parcelOf(size: PackedSize, inside: readonly Piece[]): PackedParcel {
  const grams = gramsOf(inside);
  return { count: 1, class: shippingClassOf(size, grams), size, grams };
}

/** Equal parcels that follow each other are said once. */
function counted(parcels: readonly PackedParcel[]): readonly PackedParcel[] {
  const said: PackedParcel[] = [];
  for (const one of parcels) {
    const last = said.at(-1);
    const same = last?.grams === one.grams && last.size.join() === one.size.join();
    if (last && same) said[said.length - 1] = { ...last, count: last.count + one.count };
    else said.push(one);
  }
  return said;
}
