import { type Box, boxOf, type Corner } from "./geometry.ts";
import type { Shape } from "./outlines.ts";
import { type Edge, edgesOf, isInside } from "./shapes-meet.ts";

/** Something solid on one plate, in points. */
export type Solid =
  | { readonly kind: "area"; readonly outlines: Shape; readonly evenOdd: boolean }
  | { readonly kind: "line"; readonly outlines: Shape; readonly width: number };

/** Places where solids, or the gaps between them, are narrower than allowed. Widths in points. */
export interface NarrowPlace {
  readonly kind: "line" | "gap";
  readonly width: number;
  readonly box: Box;
}

export interface Least {
  readonly line: number;
  readonly gap: number;
}

/** Edges that face each other more askew than this meet in a corner, which is narrow at its end and may be so. */
const FACING = 0.9;
const STEP = 0.02;
const PIECE_LIMIT = 100_000;
/** Most edges and pieces that are inspected, some seconds; a page that needs more was made to be slow. */
const WORK_LIMIT = 100_000_000;

/**
 * From the middle of every short piece of every edge, searches perpendicularly on both sides for the next edge that
 * faces it. Overlapping solids count as one. Null when the work exceeds its limit.
 */
export function narrowPlaces(solids: readonly Solid[], least: Least): readonly NarrowPlace[] | null {
  const reach = Math.max(least.line, least.gap);
  const pieces: Piece[] = [];
  for (const edge of solids.flatMap(sidesOf)) {
    pieces.push(...inPieces(edge, reach));
    if (pieces.length > PIECE_LIMIT) return null;
  }
  const near = neighbourhood(pieces, 2 * reach);
  const work: Work = { done: 0 };
  const isSolid = solidity(solids, work);
  const places: NarrowPlace[] = [];
  for (const piece of pieces) {
    const others = near(piece.middle);
    work.done += others.reduce((sum, group) => sum + group.length, 0);
    for (const side of [1, -1]) {
      if (work.done > WORK_LIMIT) return null;
      const place = placeAcross(piece, side, across(piece, side, others, reach), isSolid);
      if (place && place.width < least[place.kind]) places.push(place);
    }
  }
  return places;
}

/** Inspected pieces so far. */
interface Work {
  done: number;
}

/** The space between two pieces that face each other; null where none faces this one, or both are inside or outside. */
function placeAcross(
  piece: Piece,
  side: number,
  distance: number | null,
  isSolid: (at: Corner) => boolean,
): NarrowPlace | null {
  if (distance === null) return null;
  const at = (away: number) => along(piece, side, away);
  const solid = isSolid(at(distance / 2));
  if (isSolid(at(-STEP)) === solid || isSolid(at(distance + STEP)) === solid) return null;
  return { kind: solid ? "line" : "gap", width: distance, box: boxOf([piece.middle, at(distance)]) };
}

interface Piece {
  readonly middle: Corner;
  /** Unit vector along the edge. */
  readonly direction: Corner;
  readonly length: number;
}

/** Edges of an area; of a line its two sides, since its ends are as wide as it is. */
function sidesOf(solid: Solid): readonly Edge[] {
  if (solid.kind === "area") return solid.outlines.flatMap(edgesOf);
  return solid.outlines.flatMap(({ corners, closed }) =>
    edgesOf({ corners, closed })
      .slice(0, closed ? undefined : -1)
      .flatMap(([[x0, y0], [x1, y1]]): readonly Edge[] => {
        const length = Math.hypot(x1 - x0, y1 - y0);
        if (length === 0) return [];
        const [dx, dy] = [((y0 - y1) / length) * (solid.width / 2), ((x1 - x0) / length) * (solid.width / 2)];
        return [1, -1].map(
          (side): Edge => [
            [x0 + side * dx, y0 + side * dy],
            [x1 + side * dx, y1 + side * dy],
          ],
        );
      }),
  );
}

function inPieces([[x0, y0], [x1, y1]]: Edge, longest: number): readonly Piece[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return [];
  const count = Math.min(Math.ceil(length / longest), PIECE_LIMIT);
  const direction: Corner = [(x1 - x0) / length, (y1 - y0) / length];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return { middle: [x0 + share * (x1 - x0), y0 + share * (y1 - y0)] as const, direction, length: length / count };
  });
}

/** More columns than a page has cells. */
const COLUMNS = 1 << 20;

/** Groups of pieces whose middles are at most one cell away. */
function neighbourhood(pieces: readonly Piece[], cell: number): (at: Corner) => readonly (readonly Piece[])[] {
  const cells = new Map<number, Piece[]>();
  const key = ([x, y]: Corner) => Math.floor(y / cell) * COLUMNS + Math.floor(x / cell);
  for (const piece of pieces) {
    const there = cells.get(key(piece.middle));
    if (there) there.push(piece);
    else cells.set(key(piece.middle), [piece]);
  }
  return (at) => {
    const found: Piece[][] = [];
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const there = cells.get(key(at) + row * COLUMNS + column);
        if (there) found.push(there);
      }
    }
    return found;
  };
}

/** The point that far to the left (1) or right (-1) of a piece's middle. */
const along = ({ middle, direction }: Piece, side: number, distance: number): Corner => [
  middle[0] - side * direction[1] * distance,
  middle[1] + side * direction[0] * distance,
];

/** Distance to the next piece that faces this one, null for none within reach. */
function across(piece: Piece, side: number, others: readonly (readonly Piece[])[], reach: number): number | null {
  let nearest: number | null = null;
  for (const group of others) {
    for (const other of group) {
      const distance = distanceTo(piece, side, other);
      if (distance === null || distance <= STEP || distance >= reach) continue;
      if (nearest === null || distance < nearest) nearest = distance;
    }
  }
  return nearest;
}

/** Distance to the other piece, perpendicular to this one; null where it does not face this one. */
function distanceTo({ middle, direction: [alongX, alongY] }: Piece, side: number, other: Piece): number | null {
  const [otherX, otherY] = other.direction;
  if (Math.abs(alongX * otherX + alongY * otherY) < FACING) return null;
  const [lookX, lookY] = [-side * alongY, side * alongX];
  const [dx, dy] = [other.middle[0] - middle[0], other.middle[1] - middle[1]];
  const slant = lookX * otherY - lookY * otherX;
  if (Math.abs((dx * lookY - dy * lookX) / slant) > other.length / 2) return null;
  return (dx * otherY - dy * otherX) / slant;
}

function solidity(solids: readonly Solid[], work: Work): (at: Corner) => boolean {
  const boxed = solids.map((solid) => {
    const extra = solid.kind === "line" ? solid.width / 2 : 0;
    const corners = solid.outlines.flatMap((outline) => outline.corners);
    const outlines = solid.outlines.map((outline) => ({ outline, box: boxOf(outline.corners) }));
    return { solid, extra, outlines, edges: corners.length, box: boxOf(corners) };
  });
  return (at) =>
    boxed.some(({ solid, extra, outlines, edges, box }) => {
      const [x, y] = at;
      work.done += 1;
      if (x < box.left - extra || x > box.right + extra || y < box.bottom - extra || y > box.top + extra) return false;
      if (solid.kind === "line") {
        work.done += edges;
        return isOnLine(solid, at);
      }
      // Only outlines that a line to the right meets can be around the point.
      const met = outlines.flatMap((one) => (reaches(one.box, at) ? [one.outline] : []));
      work.done += outlines.length + met.reduce((sum, { corners }) => sum + corners.length, 0);
      return isInside(met, at, solid.evenOdd);
    });
}

const reaches = ({ right, bottom, top }: Box, [x, y]: Corner): boolean => y >= bottom && y <= top && x <= right;

function isOnLine({ outlines, width }: Extract<Solid, { kind: "line" }>, [x, y]: Corner): boolean {
  return outlines.some(({ corners, closed }) =>
    edgesOf({ corners, closed })
      .slice(0, closed ? undefined : -1)
      .some(([[x0, y0], [x1, y1]]) => {
        const [dx, dy] = [x1 - x0, y1 - y0];
        const length = dx * dx + dy * dy;
        const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
        return Math.hypot(x - x0 - share * dx, y - y0 - share * dy) <= width / 2;
      }),
  );
}
