import type { Rect } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import { pathBounds } from "./path.ts";
import { around, contains, intersect } from "./rect.ts";
import type { SceneItem } from "./scene.ts";
import { pageArea, pictureArea } from "./surface-geometry.ts";

/** An item without what reaches over the picture area; the page itself cuts what leaves the page. */
export function cutToPicture(item: SceneItem, layout: SurfaceLayout): readonly SceneItem[] {
  const area = pictureArea(layout);
  switch (item.type) {
    case "glyphs":
      return [item];
    case "image": {
      const clip = intersect(item.clip, area);
      return clip ? [{ ...item, clip }] : [];
    }
    case "fill": {
      const rect = intersect(item.rect, area);
      return rect ? [{ ...item, rect }] : [];
    }
    default: {
      const box = boundsOf(item);
      if (!box || !intersect(box, area)) return [];
      return contains(area, box) || contains(area, pageArea(layout))
        ? [item]
        : [{ type: "group", element: item.element, items: [item], clip: area }];
    }
  }
}

/** The box around all that an item paints; null for nothing. */
export function boundsOf(item: SceneItem): Rect | null {
  switch (item.type) {
    case "fill":
      return item.rect;
    case "image":
    case "glyphs":
      return item.clip;
    case "path":
      return pathBounds(item.path);
    case "group":
      return item.items.map(boundsOf).reduce(around, null);
  }
}
