import type { Frame, PhotoElement } from "./document.ts";
import type { Rect } from "./geometry.ts";
import type { SurfaceLayout, Zone } from "./layout.ts";
import { mapPath } from "./path.ts";
import { grow, intersect, translate } from "./rect.ts";

/** The rectangles of one surface on its page, micrometres from the page's top left corner (trim plus bleed). */

/** Photos reach this far under a neighbouring piece, so that no renderer shows a hairline where two pieces meet. */
export const SEAM = 100;

/** The trimmed product, for a canvas its front. */
export const trimArea = ({ trim, bleed }: SurfaceLayout): Rect => ({
  x: bleed.left,
  y: bleed.top,
  width: trim.width,
  height: trim.height,
});

/** The whole page: trim plus bleed, which for a canvas holds the wrapped edge. */
export const pageArea = ({ trim, bleed }: SurfaceLayout): Rect => ({
  x: 0,
  y: 0,
  width: trim.width + bleed.left + bleed.right,
  height: trim.height + bleed.top + bleed.bottom,
});

/** Area of the picture itself; the rest is a reflection or a flat colour. */
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

/** Area in which items may be drawn: the picture area, with a seam where it will be reflected. */
export const drawnArea = (layout: SurfaceLayout): Rect =>
  isReflected(layout) ? grow(pictureArea(layout), SEAM) : pictureArea(layout);

/** The area that stays visible: the trim inside the openings of mat, frame and rebate. */
export function visibleArea(layout: SurfaceLayout): Rect {
  return layout.zones
    .filter((zone) => zone.kind === "covered")
    .map((zone) => onPage(layout, zone.area))
    .reduce((visible, opening) => intersect(visible, opening) ?? visible, trimArea(layout));
}

/** From the trim's top left corner to the page's. */
export const onPage = ({ bleed }: SurfaceLayout, area: Rect): Rect => translate(area, { x: bleed.left, y: bleed.top });

export function zoneOnPage(layout: SurfaceLayout, zone: Zone): Zone {
  const { left, top } = layout.bleed;
  const { outline } = zone;
  return {
    ...zone,
    area: onPage(layout, zone.area),
    ...(outline === undefined ? {} : { outline: mapPath(outline, ({ x, y }) => ({ x: x + left, y: y + top })) }),
  };
}

/** The box of a frame; one that follows the side holds all that is drawn of it. */
export const frameBox = (layout: SurfaceLayout, frame: Frame): Rect =>
  frame === "surface" ? drawnArea(layout) : onPage(layout, frame);

/**
 * The box a photo is placed in. On the whole surface a filling photo covers all that is printed of it, a fitting one
 * keeps to what stays visible, because it promises to show the whole picture.
 */
export function photoBox(layout: SurfaceLayout, { frame, placement }: Pick<PhotoElement, "frame" | "placement">): Rect {
  return frame === "surface" && placement.fit === "fit" ? visibleArea(layout) : frameBox(layout, frame);
}
