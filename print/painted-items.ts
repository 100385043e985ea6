import type { Rect } from "../design/geometry.ts";
import { pathBounds } from "../design/path.ts";
import { around, intersect } from "../design/rect.ts";
import type { SceneItem } from "../design/scene.ts";

/** Sharp corners of a line reach beyond half its width, at most by this share of the width (mitre limit 4). */
const MITRE = 2;

/** The box around all that an item paints; null for nothing. */
export function paintedBox(item: SceneItem): Rect | null {
  switch (item.type) {
    case "fill":
      return item.rect;
    case "image":
    case "glyphs":
      return item.clip;
    case "path": {
      const box = pathBounds(item.path);
      const reach = (item.line ?? 0) * MITRE;
      return (
        box && { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach }
      );
    }
    case "group":
      return groupBox(item.items, item.clip);
  }
}

function groupBox(items: readonly SceneItem[], clip: Rect | undefined): Rect | null {
  const whole = items.map(paintedBox).reduce(around, null);
  return whole && clip ? intersect(whole, clip) : whole;
}

/** The items that show within a window; groups keep what of them does. Writer and preflight count the same ones. */
export function itemsWithin(items: readonly SceneItem[], window: Rect): readonly SceneItem[] {
  return items.flatMap((item): readonly SceneItem[] => {
    const box = paintedBox(item);
    if (!box || !intersect(box, window)) return [];
    if (item.type !== "group") return [item];
    const shown = item.clip ? intersect(item.clip, window) : window;
    const kept = shown ? itemsWithin(item.items, shown) : [];
    return kept.length === 0 ? [] : [{ ...item, items: kept }];
  });
}
