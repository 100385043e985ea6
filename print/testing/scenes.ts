import type { Rect, UnitMatrix } from "../../design/geometry.ts";
import { type Outline, outlinePath } from "../../design/outline.ts";
import type { Plate } from "../../design/plate.ts";
import type { Scene, SceneFill, SceneGroup, SceneImage, SceneItem, ScenePage, ScenePath } from "../../design/scene.ts";

const mm = (value: number) => Math.round(value * 1000);

export interface PageMeasures {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** A page of this trim in mm. */
export function pageOf({ width, height, bleed }: PageMeasures, items: readonly SceneItem[]): ScenePage {
  return {
    surface: "front",
    role: "front",
    copies: 1,
    size: { width: mm(width + 2 * bleed), height: mm(height + 2 * bleed) },
    trim: { x: mm(bleed), y: mm(bleed), width: mm(width), height: mm(height) },
    items,
    zones: [],
  };
}

export const sceneOf = (...pages: ScenePage[]): Scene => ({ version: 2, pages });

/** The whole page, bleed included. */
export const whole = ({ width, height, bleed }: PageMeasures): Rect => ({
  x: 0,
  y: 0,
  width: mm(width + 2 * bleed),
  height: mm(height + 2 * bleed),
});

/** The upright photo stretched over a rectangle. */
export const stretched = ({ x, y, width, height }: Rect): UnitMatrix => [width, 0, 0, height, x, y];

export const image = (photo: string, clip: Rect, matrix: UnitMatrix = stretched(clip)): SceneImage => ({
  type: "image",
  element: "photo",
  photo,
  matrix,
  clip,
});

export const fill = (rect: Rect, colour: string, plate?: Plate): SceneFill => ({
  type: "fill",
  element: null,
  rect,
  colour,
  ...(plate === undefined ? {} : { plate }),
});

/** A filled outline. */
export const outlined = (outline: Outline, box: Rect, colour: string, plate?: Plate): ScenePath => ({
  type: "path",
  element: "shape",
  path: outlinePath(outline, box),
  colour,
  ...(plate === undefined ? {} : { plate }),
});

/** Items that are seen by this share, ppm. */
export const faded = (opacity: number, ...items: SceneItem[]): SceneGroup => ({
  type: "group",
  element: "group",
  items,
  opacity,
});
