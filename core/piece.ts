/** Equal pieces to pack. Micrograms are fine enough that no weight is rounded. */
export interface Piece {
  readonly count: number;
  /** Of one, unpacked: a square millimetre of paper of one gram a square metre weighs one microgram. */
  readonly micrograms: number;
  /** Millimetres, the longer side first; of what is rolled, the side that is rolled up, then the length of its tube. */
  readonly long: number;
  readonly short: number;
  /** Micrometres. */
  readonly thickness: number;
  readonly wrap: Wrap;
}

/** Packaging, and the millimetres it adds, both sides together. */
export type Wrap =
  /** For flat pieces, as long as few of them are stacked. */
  | { readonly kind: "mailer"; readonly sides: number; readonly depth: number }
  | { readonly kind: "box"; readonly cardboard: number }
  | { readonly kind: "tube"; readonly diameter: number };

/** Cardboard around the product (catalogue facts, section 11: 4 cm a side). */
export const CARDBOARD = 40;

export const inMailer = { kind: "mailer", sides: CARDBOARD, depth: 10 } as const satisfies Wrap;
export const inBox = { kind: "box", cardboard: CARDBOARD } as const satisfies Wrap;

/** All sides of a body in millimetres, as a piece states them. */
export function bodyOf(sides: readonly [number, number, number]): Pick<Piece, "long" | "short" | "thickness"> {
  const [long, short, thickness] = sides.toSorted((one, other) => other - one) as [number, number, number];
  return { long, short, thickness: thickness * 1000 };
}

/** The same so many times over. */
export const timesPieces = (pieces: readonly Piece[], quantity: number): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, count: piece.count * quantity }));

/** Of all of them, unpacked, rounded up. */
export const gramsOf = (pieces: readonly Piece[]): number =>
  Math.ceil(pieces.reduce((sum, { count, micrograms }) => sum + count * micrograms, 0) / 1_000_000);
