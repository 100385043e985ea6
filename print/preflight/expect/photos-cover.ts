import type { Rect } from "../../../design/geometry.ts";
import type { PathData } from "../../../design/path.ts";
import { intersect } from "../../../design/rect.ts";
import type { SceneItem, ScenePage } from "../../../design/scene.ts";
import { isCovered, type Patch } from "../coverage.ts";
import { type Shape, shapeOf } from "../outlines.ts";

/** One micrometre and its rounding. */
const TOLERANCE = 3;

/** Do photos alone cover what is shown of a side? */
export function photosCover({ items }: ScenePage, window: Rect): boolean {
  return isCovered(asBox(window), photoPatches(items, { clip: window, cuts: [] }), TOLERANCE) ?? false;
}

interface Cut {
  readonly clip: Rect;
  readonly cuts: readonly Shape[];
}

const OPAQUE = 1_000_000;

function photoPatches(items: readonly SceneItem[], around: Cut): readonly Patch[] {
  return items.flatMap((item): readonly Patch[] => {
    if (item.type !== "image" && item.type !== "group") return [];
    const cut = within(around, item);
    if (!cut) return [];
    if (item.type === "group") return (item.opacity ?? OPAQUE) < OPAQUE ? [] : photoPatches(item.items, cut);
    return [{ box: asBox(cut.clip), matrix: item.matrix, cuts: cut.cuts }];
  });
}

function within({ clip, cuts }: Cut, own: { readonly clip?: Rect; readonly mask?: PathData }): Cut | null {
  const rest = own.clip ? intersect(clip, own.clip) : clip;
  return rest && { clip: rest, cuts: own.mask === undefined ? cuts : [...cuts, shapeOf(own.mask)] };
}

const asBox = ({ x, y, width, height }: Rect) => ({ left: x, bottom: y, right: x + width, top: y + height });
