import type { Rect } from "../design/geometry.ts";

/**
 * Surroundings of a printed surface in the finished product, for the designer and the 3D view. Micrometres; rectangles
 * relative to the trim's top left corner.
 */
export interface Surroundings {
  readonly body: Body;
  readonly mat: MatAround | null;
  readonly frame: FrameAround | null;
  /** Glass or acrylic in front of the picture. */
  readonly glazed: boolean;
}

/** Nothing around it: a sheet. */
export const bareSurroundings: Surroundings = {
  body: { depth: 0, side: "#ffffff" },
  mat: null,
  frame: null,
  glazed: false,
};

/** The picture itself as a thing. */
export interface Body {
  readonly depth: number;
  /** `picture`: the scene runs round the edge. Otherwise the colour of the cut edge, "#rrggbb". */
  readonly side: string;
}

export interface MatAround {
  readonly outer: Rect;
  /** The opening; smaller than the picture where the mat covers it. */
  readonly opening: Rect;
  readonly colour: string;
}

export interface FrameAround {
  readonly outer: Rect;
  /** Inner edge of the moulding as seen from the front; larger than the picture where there is a shadow gap. */
  readonly inner: Rect;
  readonly depth: number;
  readonly finish: Finish;
  /** Shadow gap between picture and moulding. */
  readonly gap: number;
}

/** Appearance of a surface, not its material. */
export interface Finish {
  readonly look: "wood" | "metal" | "lacquer";
  readonly colour: string;
}
