import type { Rect, UnitMatrix } from "./geometry.ts";
import { intersect } from "./rect.ts";
import type { SceneItem, ScenePage } from "./scene.ts";

const ONE = 1_000_000;

/** The boxes around the faces that show in a window of a side, in its coordinates. */
export function facesOn(
  { items }: ScenePage,
  window: Rect,
  faces: ReadonlyMap<string, readonly Rect[]>,
): readonly Rect[] {
  return facesAmong(items, window, faces);
}

function facesAmong(
  items: readonly SceneItem[],
  clip: Rect,
  faces: ReadonlyMap<string, readonly Rect[]>,
): readonly Rect[] {
  return items.flatMap((item): readonly Rect[] => {
    if (item.type !== "image" && item.type !== "group") return [];
    const shown = item.clip ? intersect(clip, item.clip) : clip;
    if (!shown) return [];
    if (item.type === "group") return facesAmong(item.items, shown, faces);
    return (faces.get(item.photo) ?? []).flatMap((face) => intersect(shown, placed(face, item.matrix)) ?? []);
  });
}

function placed({ x, y, width, height }: Rect, [a, b, c, d, e, f]: UnitMatrix): Rect {
  const corners = [x, x + width].flatMap((u) => [y, y + height].map((v) => [u / ONE, v / ONE] as const));
  const xs = corners.map(([u, v]) => a * u + c * v + e);
  const ys = corners.map(([u, v]) => b * u + d * v + f);
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return { x: left, y: top, width: Math.round(Math.max(...xs)) - left, height: Math.round(Math.max(...ys)) - top };
}
