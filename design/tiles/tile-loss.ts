import type { DesignPhoto, PhotoPlacement, Stencil } from "../document.ts";
import { focusedPlacement } from "../focused-placement.ts";
import type { Point, Rect } from "../geometry.ts";
import { type Outline, outlinePath } from "../outline.ts";
import { ONE, placed } from "../placement.ts";
import { middle } from "../rect.ts";
import { isInOutline, linesOf, type OutlineLines } from "./outline-bands.ts";
import type { TileElement } from "./side-tiles.ts";

/** A tile as a place for photos: its frame, and the lines that cut it further. */
export interface TilePlace {
  readonly id: string;
  readonly frame: Rect;
  readonly cuts: readonly OutlineLines[];
  /** Share of the frame that the cuts leave, 0 to 1. */
  readonly left: number;
}

const SAMPLES = 9;

export function placeOf({ id, frame, mask, stencil }: TileElement): TilePlace {
  const cuts = [
    ...(mask && mask !== "rect" && mask !== "rounded" ? [cutBy(mask, frame)] : []),
    ...stencilCuts(stencil),
  ];
  let inside = 0;
  if (cuts.length > 0)
    for (let row = 0; row < SAMPLES; row += 1)
      for (let column = 0; column < SAMPLES; column += 1)
        if (isSeen(pointIn(frame, (column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES), cuts)) inside += 1;
  return { id, frame, cuts, left: cuts.length === 0 ? 1 : inside / (SAMPLES * SAMPLES) };
}

const outlines = new Map<string, OutlineLines>();

/** The same outline in the same box is asked for by every tile under it. */
function cutBy(outline: Outline, box: Rect): OutlineLines {
  const path = outlinePath(outline, box);
  const known = outlines.get(path) ?? linesOf(outline, box);
  if (outlines.size > 300) outlines.clear();
  outlines.set(path, known);
  return known;
}

const stencilCuts = (stencil: Stencil | undefined) => (stencil ? [cutBy(stencil.outline, stencil.box)] : []);

/** A photo's fit in a tile. */
export interface TileFit {
  readonly placement: PhotoPlacement;
  /** Hidden share of the photo, 0 to 1. */
  readonly loss: number;
  /** Faces that are cut or hidden. */
  readonly cutFaces: number;
}

export function fitInto({ frame, cuts, left }: TilePlace, photo: DesignPhoto): TileFit {
  const placement = focusedPlacement(photo, frame, "fill");
  const { size } = placed(photo, frame, placement);
  const seen = (frame.width * frame.height) / (size.width * size.height);
  const cutFaces = (photo.faces ?? []).filter((face) => !isWhole(face, frame, cuts, placement, size)).length;
  return { placement, loss: 1 - Math.min(1, seen) * left, cutFaces };
}

/** Whether a whole face is on paper, by its corners and the middles of its sides. */
function isWhole(
  face: Rect,
  frame: Rect,
  cuts: readonly OutlineLines[],
  { centre }: PhotoPlacement,
  size: { readonly width: number; readonly height: number },
): boolean {
  const mid = middle(frame);
  const onPaper = (x: number, y: number): Point => ({
    x: mid.x + ((x - centre.x) / ONE) * size.width,
    y: mid.y + ((y - centre.y) / ONE) * size.height,
  });
  return [0, 0.5, 1].every((across) =>
    [0, 0.5, 1].every((down) => {
      const point = onPaper(face.x + face.width * across, face.y + face.height * down);
      return isWithin(frame, point) && isSeen(point, cuts);
    }),
  );
}

const isSeen = (point: Point, cuts: readonly OutlineLines[]) => cuts.every((cut) => isInOutline(cut, point));

/** A face may reach a thousandth over the edge: rounding is no cut. */
const isWithin = ({ x, y, width, height }: Rect, point: Point) =>
  point.x >= x - width / 1000 &&
  point.x <= x + width * 1.001 &&
  point.y >= y - height / 1000 &&
  point.y <= y + height * 1.001;

const pointIn = ({ x, y, width, height }: Rect, across: number, down: number): Point => ({
  x: x + across * width,
  y: y + down * height,
});
