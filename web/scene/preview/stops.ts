import type { Face, Leaf, Piece } from "../../../products/assembly.ts";

/** Where leafing comes to rest: a piece with so many leaves turned. */
export interface Stop {
  readonly piece: number;
  readonly turned: number;
}

/** Everything there is to see, in order: the pieces one after the other, each from its front to its back. */
export const stopsOf = (pieces: readonly Piece[]): readonly Stop[] =>
  pieces.flatMap((one, piece) => Array.from({ length: lastStop(one) + 1 }, (_, turned) => ({ piece, turned })));

/** How often a piece is turned until nothing is left. */
export const lastStop = ({ leaves, last }: Piece): number => Math.max(leaves.length - (last === "stays" ? 1 : 0), 0);

/** The faces that are seen at a stop, in reading order. */
export function facesAt(piece: Piece, turned: number): readonly Face[] {
  const { leaves } = piece;
  if (isOver(piece, turned)) return present([leaves.at(-1)?.back]);
  if (piece.turned === "behind") return present([leaves[turned]?.front]);
  // Panels that are folded open stay in sight, of bound leaves only the last one does.
  const opened = leaves.slice(piece.last === "over" ? 0 : Math.max(turned - 1, 0), turned);
  const backs = (right: boolean) => opened.filter(({ hinge }) => (hinge === "right") === right).map(({ back }) => back);
  return present([...backs(false), leaves[turned]?.front, ...backs(true)]);
}

/** Is the closed thing turned over at this stop? */
export const isOver = (piece: Piece, turned: number): boolean => piece.last === "over" && turned === lastStop(piece);

/** The first stop that shows one of these sides; the first of all where they are nowhere. */
export function stopOf(pieces: readonly Piece[], surfaces: readonly string[]): number {
  const at = stopsOf(pieces).findIndex(({ piece, turned }) => {
    const one = pieces[piece];
    return one && facesAt(one, turned).some(({ surface }) => surfaces.includes(surface));
  });
  return Math.max(at, 0);
}

const present = (faces: readonly (Face | null | undefined)[]): readonly Face[] => faces.filter((face) => face != null);

/** Leaves that can be seen while it is turned from one stop to the next, one more on each side, and the boards. */
export function leavesInSight(piece: Piece, at: number): readonly { readonly leaf: Leaf; readonly n: number }[] {
  const [from, to, last] = [Math.floor(at) - 2, Math.floor(at) + 2, piece.leaves.length - 1];
  const isBoard = (n: number) => piece.turned === "beside" && (n === 0 || n === last);
  return piece.leaves
    .map((leaf, n) => ({ leaf, n }))
    .filter(({ n }) => piece.last === "over" || isBoard(n) || (n >= from && n <= to));
}
