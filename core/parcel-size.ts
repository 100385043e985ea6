import { CARDBOARD, type Piece } from "./piece.ts";
import { type PackedSize, packedSize, type ShippingClass } from "./shipping-class.ts";

/** Thickness in millimetres up to which a mailer closes. */
const MAILER_UP_TO = 20;
/** A stack is no higher while there is place for another beside it. */
const STEADY_STACK = 150;
/** The thickest roll that carriers take (catalogue facts, section 11). */
const THICKEST_TUBE = 150;

/** The largest box of a class; what is bulky has a box of its own size, as high as the others. */
const boxes: Readonly<Record<Exclude<ShippingClass, "letter">, readonly [number, number]>> = {
  parcel: [1200, 600],
  xl: [1200, 1000],
  bulky: [0, 0],
};
const HIGHEST_BOX = 600;
export type BoxClass = keyof typeof boxes;

const most = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  Math.max(0, ...pieces.map((piece) => of(piece)));
const total = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((sum, piece) => sum + piece.count * of(piece), 0);

const cardboardOf = ({ wrap }: Piece): number => (wrap.kind === "box" ? wrap.cardboard : CARDBOARD);

/** Stacks of the largest of these pieces that stand side by side in a box of the class. */
function placesIn(pieces: readonly Piece[], boxClass: BoxClass): number {
  const [long, short] = [most(pieces, (one) => one.long), most(pieces, (one) => one.short)];
  const [length, width] = insideOf(pieces, boxClass);
  const beside = (one: number, other: number) => Math.floor(length / one) * Math.floor(width / other);
  return boxClass === "bulky" ? 1 : Math.max(1, beside(long, short), beside(short, long));
}

function insideOf(pieces: readonly Piece[], boxClass: BoxClass): readonly [number, number, number] {
  const around = most(pieces, cardboardOf);
  const [length, width] = boxes[boxClass];
  return [length - around, width - around, HIGHEST_BOX - around];
}

/** Number of layers in a stack of this height. */
const layersOf = (piece: Piece, height: number): number => Math.max(1, Math.floor((height * 1000) / piece.thickness));

/** Number of the next piece that fits into a box beside its contents. */
export function roomInBox(inside: readonly Piece[], next: Piece, boxClass: BoxClass): number {
  const all = [...inside, next];
  const [, , height] = insideOf(all, boxClass);
  const taken = total(inside, (piece) => 1 / layersOf(piece, height));
  return Math.floor((placesIn(all, boxClass) - taken) * layersOf(next, height) + 1e-9);
}

/** Outside size of a few flat things in a mailer, of all else in a box with as many stacks side by side as it needs. */
export function boxSize(pieces: readonly Piece[], boxClass: BoxClass): PackedSize {
  const thickness = Math.ceil(total(pieces, (one) => one.thickness) / 1000);
  const [long, short] = [most(pieces, (one) => one.long), most(pieces, (one) => one.short)];
  if (thickness <= MAILER_UP_TO && pieces.every(({ wrap }) => wrap.kind === "mailer")) {
    const sides = most(pieces, ({ wrap }) => (wrap.kind === "mailer" ? wrap.sides : 0));
    const depth = most(pieces, ({ wrap }) => (wrap.kind === "mailer" ? wrap.depth : 0));
    return packedSize([long + sides, short + sides, thickness + depth]);
  }
  const around = most(pieces, cardboardOf);
  const stacks = stacksOf(pieces, thickness, boxClass);
  const [length, width] = groundOf(stacks, long, short, insideOf(pieces, boxClass));
  return packedSize([length + around, width + around, heightOf(pieces, stacks, boxClass) + around]);
}

function stacksOf(pieces: readonly Piece[], thickness: number, boxClass: BoxClass): number {
  const [, , height] = insideOf(pieces, boxClass);
  const needed = Math.ceil(total(pieces, (piece) => 1 / layersOf(piece, height)) - 1e-9);
  const steady = Math.min(
    Math.ceil(thickness / STEADY_STACK),
    total(pieces, () => 1),
  );
  return Math.min(Math.max(needed, steady), placesIn(pieces, boxClass));
}

function heightOf(pieces: readonly Piece[], stacks: number, boxClass: BoxClass): number {
  const height = pieces.reduce((sum, { count, thickness }) => sum + Math.ceil(count / stacks) * thickness, 0);
  const [, , highest] = insideOf(pieces, boxClass);
  return stacks === 1 ? Math.ceil(height / 1000) : Math.min(Math.ceil(height / 1000), highest);
}

/** The smallest ground for so many stacks. */
function groundOf(
  stacks: number,
  long: number,
  short: number,
  [length, width]: readonly [number, number, number],
): readonly [number, number] {
  const grounds = Array.from({ length: stacks }, (_, columns): readonly [number, number] => [
    long * (columns + 1),
    short * Math.ceil(stacks / (columns + 1)),
  ]);
  const fits = ([one, other]: readonly [number, number]) =>
    stacks === 1 || (Math.max(one, other) <= length && Math.min(one, other) <= width);
  const [smallest = [long, short]] = grounds
    .filter(fits)
    .toSorted((one, other) => one[0] * one[1] - other[0] * other[1] || Math.max(...one) - Math.max(...other));
  return smallest;
}

/** Square millimetres of a tube that rolled paper fills: its middle stays open, and it is not wound tight. */
const fillOf = (diameter: number): number => Math.floor(diameter ** 2 * 0.39);
const sectionOf = ({ long, thickness }: Piece): number => (long * thickness) / 1000;

/** Number of the next piece that still fits into the tube. */
export const roomInTube = (inside: readonly Piece[], next: Piece): number =>
  Math.floor((fillOf(THICKEST_TUBE) - total(inside, sectionOf)) / sectionOf(next) + 1e-9);

/** Outside size of a tube: the diameter its pieces require, larger when many share it. */
export function tubeSize(pieces: readonly Piece[]): PackedSize {
  const asked = most(pieces, ({ wrap }) => (wrap.kind === "tube" ? wrap.diameter : 0));
  const diameter = total(pieces, sectionOf) <= fillOf(asked) ? asked : Math.max(asked, THICKEST_TUBE);
  return packedSize([most(pieces, ({ short }) => short) + CARDBOARD, diameter, diameter]);
}
