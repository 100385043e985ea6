import type { DesignElement, ShapeElement } from "../../../../design/document.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import type { Outline } from "../../../../design/outline.ts";
import { newBase, newFrame } from "../../elements/add-element.ts";
import { shopColours } from "../../inspector/colour/colours.ts";

/** Width and height that an outline looks best at. */
const proportions: Readonly<Record<Outline, { readonly width: number; readonly height: number }>> = {
  rect: { width: 3, height: 2 },
  rounded: { width: 3, height: 2 },
  arch: { width: 3, height: 4 },
  ellipse: { width: 1, height: 1 },
  hexagon: { width: 7, height: 8 },
  heart: { width: 1, height: 1 },
  star: { width: 1, height: 1 },
};

/** A shape as it comes onto a side: a third of it, in a colour that is seen on white and on photos. */
export const newShape = (outline: Outline, layout: SurfaceLayout, taken: readonly DesignElement[]): ShapeElement => ({
  ...newBase(),
  type: "shape",
  frame: newFrame(layout, proportions[outline], 1 / 3, taken),
  outline,
  fill: shopColours.sea,
  stroke: null,
});
