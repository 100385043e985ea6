import type { PhotoElement } from "./document.ts";
import type { Rect } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import { grow, intersect, translate } from "./rect.ts";

/** The rectangles of one surface on its page, micrometres from the page's top left corner (trim plus bleed). */

/** Photos reach this far under a neighbouring piece, so that no renderer shows a hairline where two pieces meet. */
export const SEAM = 100;

/** The trimmed product, for a canvas its front. */
export const trimArea = ({ trim, bleed }: SurfaceLayout): Rect => ({
  x: bleed,
  y: bleed,
  width: trim.width,
  height: trim.height,
});

/** The whole page: trim plus bleed on every side, which for a canvas holds the wrapped edge. */
export const pageArea = (layout: SurfaceLayout): Rect => grow(trimArea(layout), layout.bleed);

/** Where the picture itself is drawn; what lies outside is a reflection or a flat colour. */
export function pictureArea(layout: SurfaceLayout): Rect {
  const { edge } = layout;
  switch (edge.kind) {
    case "bleed":
      return pageArea(layout);
    case "folded":
      return grow(trimArea(layout), edge.wrap);
    case "mirrored":
      return trimArea(layout);
    case "coloured":
      return grow(trimArea(layout), edge.overlap);
  }
}

/** Is the page outside the picture area a reflection of it? */
export const isReflected = ({ edge }: SurfaceLayout) => edge.kind === "mirrored" || edge.kind === "folded";

/** What stays visible in the end: the trim inside the openings of mat, frame and rebate. */
export function visibleArea(layout: SurfaceLayout): Rect {
  return layout.zones
    .filter((zone) => zone.kind === "covered")
    .map((zone) => onPage(layout, zone.area))
    .reduce((visible, opening) => intersect(visible, opening) ?? visible, trimArea(layout));
}

/** From the trim's top left corner to the page's. */
export const onPage = ({ bleed }: SurfaceLayout, area: Rect): Rect => translate(area, { x: bleed, y: bleed });

/**
 * The box a photo is placed in. On the whole surface a filling photo covers all that is printed of it, a fitting one
 * keeps to what stays visible, because it promises to show the whole picture.
 */
export function photoBox(layout: SurfaceLayout, element: PhotoElement): Rect {
  if (element.frame !== "surface") return onPage(layout, element.frame);
  if (element.placement.fit === "fit") return visibleArea(layout);
  return isReflected(layout) ? grow(pictureArea(layout), SEAM) : pictureArea(layout);
}
