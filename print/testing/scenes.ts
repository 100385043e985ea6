import type { Rect, UnitMatrix } from "../../design/geometry.ts";
import type { Scene, SceneFill, SceneImage, SceneItem, ScenePage } from "../../design/scene.ts";

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
    size: { width: mm(width + 2 * bleed), height: mm(height + 2 * bleed) },
    trim: { x: mm(bleed), y: mm(bleed), width: mm(width), height: mm(height) },
    items,
    zones: [],
  };
}

export const sceneOf = (...pages: ScenePage[]): Scene => ({ version: 1, pages });

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

export const fill = (rect: Rect, colour: string, plate?: string): SceneFill => ({
  type: "fill",
  element: null,
  rect,
  colour,
  ...(plate === undefined ? {} : { plate }),
});
