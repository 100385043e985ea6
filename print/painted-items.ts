import type { Rect } from "../design/geometry.ts";
import { pathBounds } from "../design/path.ts";
import { intersect } from "../design/rect.ts";
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
  let whole: Rect | null = null;
  for (const item of items) {
    const box = paintedBox(item);
    if (!box) continue;
    if (!whole) whole = box;
    else {
      const [x, y]: [number, number] = [Math.min(whole.x, box.x), Math.min(whole.y, box.y)];
      const right = Math.max(whole.x + whole.width, box.x + box.width);
      const bottom = Math.max(whole.y + whole.height, box.y + box.height);
      whole = { x, y, width: right - x, height: bottom - y };
    }
  }
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
