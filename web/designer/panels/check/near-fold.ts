import type { DesignPhoto } from "../../../../design/document.ts";
import { facesOn } from "../../../../design/faces-on.ts";
import type { Point, Rect } from "../../../../design/geometry.ts";
import { wordsAmong } from "../../../../design/ink-of.ts";
import type { SurfaceLayout, ZoneKind } from "../../../../design/layout.ts";
import { intersect } from "../../../../design/rect.ts";
import { flatItems, type ScenePage } from "../../../../design/scene.ts";
import { onPage } from "../../../../design/surface-geometry.ts";
import { safeArea } from "./near-edge.ts";

const bends = ["fold", "gutter", "hinge", "perforation"] as const satisfies readonly ZoneKind[];
export type Bend = (typeof bends)[number];

/** Words or a face where the sheet is folded, bound or torn off. */
export interface NearFold {
  readonly reason: "near-fold";
  readonly surface: string;
  readonly element: string;
  readonly bend: Bend;
  readonly what: "words" | "face";
  /** Brings words beside it, micrometres; null for faces, and where there is no room. */
  readonly back: Point | null;
}

interface Found {
  readonly photos: readonly DesignPhoto[];
  readonly near: readonly NearFold[];
}

/** Remembered by page, which stays the same object while it is not changed. */
const known = new WeakMap<ScenePage, Found>();

/** Words and known faces of a page that lie in its folds and gutters. */
export function nearFolds(page: ScenePage, layout: SurfaceLayout, photos: readonly DesignPhoto[]): readonly NearFold[] {
  const before = known.get(page);
  if (before?.photos === photos) return before.near;
  const near = found(page, layout, photos);
  known.set(page, { photos, near });
  return near;
}

function found(page: ScenePage, layout: SurfaceLayout, photos: readonly DesignPhoto[]): readonly NearFold[] {
  const folds = layout.zones.flatMap(({ kind, area }) => {
    const bend = bends.find((one) => one === kind);
    return bend ? [{ bend, area: onPage(layout, area) }] : [];
  });
  if (folds.length === 0) return [];
  const about = { reason: "near-fold", surface: page.surface } as const;
  const words = [...wordsAmong(page.items)].flatMap(([element, ink]): readonly NearFold[] => {
    const fold = folds.find(({ area }) => intersect(area, ink));
    if (!fold) return [];
    return [{ ...about, element, bend: fold.bend, what: "words", back: wayOut(ink, fold.area, safeArea(layout)) }];
  });
  const faces = facesOfPhotos(page, photos).flatMap(({ element, box }): readonly NearFold[] => {
    const fold = folds.find(({ area }) => intersect(area, box));
    return fold ? [{ ...about, element, bend: fold.bend, what: "face", back: null }] : [];
  });
  const seen = new Set<string>();
  return [...words, ...faces].filter(({ element }) => !seen.has(element) && seen.add(element));
}

interface FaceOnPage {
  readonly element: string;
  readonly box: Rect;
}

function facesOfPhotos(page: ScenePage, photos: readonly DesignPhoto[]): readonly FaceOnPage[] {
  const known = new Map(photos.flatMap(({ id, faces }) => (faces && faces.length > 0 ? [[id, faces] as const] : [])));
  if (known.size === 0) return [];
  const whole: Rect = { x: 0, y: 0, ...page.size };
  return [...flatItems(page.items)].flatMap((item): readonly FaceOnPage[] => {
    const { element } = item;
    if (item.type !== "image" || element === null) return [];
    return facesOn({ ...page, items: [item] }, whole, known).map((box) => ({ element, box }));
  });
}

/** The shorter way beside an upright or a lying strip, within what is safe. */
function wayOut(ink: Rect, fold: Rect, safe: Rect): Point | null {
  const isUpright = fold.height > fold.width;
  const [at, length] = isUpright ? (["x", "width"] as const) : (["y", "height"] as const);
  const ways = [fold[at] - ink[at] - ink[length], fold[at] + fold[length] - ink[at]];
  const [way] = ways
    .filter((by) => ink[at] + by >= safe[at] && ink[at] + ink[length] + by <= safe[at] + safe[length])
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (way === undefined) return null;
  const by = way < 0 ? Math.floor(way) - 1 : Math.ceil(way) + 1;
  return isUpright ? { x: by, y: 0 } : { x: 0, y: by };
}
