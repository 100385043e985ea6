import type { Point, Rect, Size } from "../design/geometry.ts";
import type { Surroundings } from "./surroundings.ts";

/** Assembly of printed sides to the product; lengths in micrometres. */
export type Assembly =
  | { readonly kind: "turned"; readonly pieces: readonly Piece[] }
  /** Panels that hang together on a wall. */
  | { readonly kind: "hung"; readonly panels: readonly HungPanel[] };

export interface HungPanel {
  readonly surface: string;
  /** Upper left corner of it with its frame, from that of all. */
  readonly at: Point;
  readonly surroundings: Surroundings;
}

/** Something that is leafed through or folded open: a book, a calendar, a card. */
export interface Piece {
  /** From front to back of the closed product. */
  readonly leaves: readonly Leaf[];
  /** Of the closed thing. */
  readonly body: Size;
  /** Place of a turned leaf: beside the others, or hidden behind them. */
  readonly turned: "beside" | "behind";
  /** The last leaf turns like the others, stays (the last sheet of a calendar), or all is closed and turned over. */
  readonly last: "turns" | "stays" | "over";
  readonly fittings: readonly Fitting[];
  /** "#rrggbb" of faces that nobody prints; absent: that of paper. */
  readonly paper?: string | undefined;
}

/** A sheet, or a panel of one; faces that nobody prints are null. */
export interface Leaf {
  readonly size: Size;
  /** The edge it turns about. */
  readonly hinge: "left" | "top" | "right";
  readonly front: Face | null;
  readonly back: Face | null;
  /** "#rrggbb" of faces that nobody prints; absent: white. */
  readonly paper?: string | undefined;
}

export interface Face {
  readonly surface: string;
  /** Which part of the trimmed side it is; absent: all. */
  readonly part?: Rect | undefined;
}

/** A fitting of the product, positioned from the upper left corner of the closed product. */
export type Fitting =
  | { readonly kind: "spiral"; readonly edge: "left" | "top"; readonly hanger: boolean }
  /** A nail in a drilled hole. */
  | { readonly kind: "nail"; readonly at: Point }
  /** Wood that holds the lower edge and hides so much of it. */
  | { readonly kind: "stand"; readonly look: "block" | "foot"; readonly hides: number }
  /** Feet of cardboard behind the sheets. */
  | { readonly kind: "easel" }
  /** Two screws along the bound edge. */
  | { readonly kind: "screws"; readonly edge: "left" | "top"; readonly colour: string }
  /** Round the closed thing beside its fold. */
  | { readonly kind: "ribbon"; readonly along: "width" | "height"; readonly colour: string }
  | { readonly kind: "bow"; readonly colour: string };

/**
 * Pages in reading order as leaves, two faces each; the first page is the front of the first leaf.
 *
 * @example leavesOf([cover, null, page1, page2], size, "left") // two leaves
 */
export const leavesOf = (pages: readonly (Face | null)[], size: Size, hinge: Leaf["hinge"]): readonly Leaf[] =>
  Array.from({ length: Math.ceil(pages.length / 2) }, (_, n) => ({
    size,
    hinge,
    front: pages[2 * n] ?? null,
    back: pages[2 * n + 1] ?? null,
  }));
