import type { Stencil } from "../document.ts";
import type { Rect, Size } from "../geometry.ts";
import { type Outline, outlineProportion } from "../outline.ts";
import { gridTree, mosaicTree, withinBorder } from "./grid-tree.ts";
import { honeycomb } from "./honeycomb.ts";
import { layTiles } from "./lay-tiles.ts";
import { outlineTiles } from "./outline-tiles.ts";
import type { ReadTiles } from "./read-tiles.ts";
import type { SideTiles } from "./side-tiles.ts";
import { leastSignTiles, signTiles } from "./sign-tiles.ts";

/** Default arrangement of tiles. */
export type TileForm =
  | { readonly kind: "grid" }
  /** Sizes differ as by chance, the same for the same seed. */
  | { readonly kind: "mosaic"; readonly seed: number }
  | { readonly kind: "comb" }
  /** Letters and digits; with too few tiles for them a grid. */
  | { readonly kind: "sign"; readonly sign: string }
  /** Rows that an outline cuts. */
  | { readonly kind: "outline"; readonly outline: Outline };

/** Micrometres. */
export interface TileMeasures {
  readonly sheet: Size;
  readonly border: number;
  readonly gap: number;
}

export interface Arranged {
  readonly frames: ReadonlyMap<string, Rect>;
  readonly stencil?: Stencil;
  readonly mask?: Outline;
}

/** The arrangement that a side's tiles appear to have. */
export function formOfTiles({ tiles, read, stencil }: SideTiles): "grid" | "mosaic" | "comb" | Outline {
  if (stencil) return stencil.outline;
  if (!read) return tiles.every(({ mask }) => mask === "hexagon") ? "comb" : "mosaic";
  return isGrid(read, tiles) ? "grid" : "mosaic";
}

/** Are these the frames of a grid that nobody has changed? */
export function isGrid({ area, gap }: ReadTiles, tiles: SideTiles["tiles"]): boolean {
  const ids = tiles.map(({ id }) => id);
  const frames = layTiles(gridTree(ids, area), area, gap);
  return tiles.every(({ id, frame }) => isNear(frames.get(id), frame)) || isRegular(tiles);
}

/** Columns and rows of equal tiles, whichever way a layout has turned them. */
function isRegular(tiles: SideTiles["tiles"]): boolean {
  const [first] = tiles;
  if (!first) return false;
  const { width, height } = first.frame;
  const equal = tiles.every(
    ({ frame }) => Math.abs(frame.width - width) <= NEAR && Math.abs(frame.height - height) <= NEAR,
  );
  const places = (axis: "x" | "y") =>
    tiles
      .map(({ frame }) => frame[axis])
      .toSorted((one, other) => one - other)
      .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > NEAR).length;
  return equal && places("x") * places("y") === tiles.length;
}

/** Tolerance in micrometres: layouts of the shop are shares of the sheet and not exact. */
const NEAR = 200;
const isNear = (one: Rect | undefined, other: Rect) =>
  one !== undefined &&
  Math.abs(one.x - other.x) <= NEAR &&
  Math.abs(one.y - other.y) <= NEAR &&
  Math.abs(one.width - other.width) <= NEAR &&
  Math.abs(one.height - other.height) <= NEAR;

/** Frames for so many tiles on a sheet. */
export function arrangeTiles(form: TileForm, ids: readonly string[], measures: TileMeasures): Arranged {
  const { gap } = measures;
  const area = withinBorder({ x: 0, y: 0, ...measures.sheet }, measures.border);
  switch (form.kind) {
    case "grid":
      return { frames: layTiles(gridTree(ids, area), area, gap) };
    case "mosaic":
      return { frames: layTiles(mosaicTree(ids, area, form.seed), area, gap) };
    case "comb":
      return { frames: framesOf(honeycomb(ids, area, gap)), mask: "hexagon" };
    case "sign":
      return ids.length < leastSignTiles(form.sign)
        ? arrangeTiles({ kind: "grid" }, ids, measures)
        : { frames: framesOf(signTiles(ids, form.sign, area, gap)) };
    case "outline": {
      const box = outlineBox(form.outline, area);
      return {
        frames: framesOf(outlineTiles(ids, form.outline, box, gap)),
        stencil: { outline: form.outline, box },
      };
    }
  }
}

/** The outline as large as the area allows, in its own proportions; what is left over is mostly below, for words. */
export function outlineBox(outline: Outline, area: Rect): Rect {
  const proportion = outlineProportion(outline);
  const width = Math.round(Math.min(area.width, area.height * proportion));
  const height = Math.round(Math.min(area.height, area.width / proportion));
  return {
    width,
    height,
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 3),
  };
}

const framesOf = (tiles: readonly { readonly id: string; readonly frame: Rect }[]): ReadonlyMap<string, Rect> =>
  new Map(tiles.map(({ id, frame }) => [id, frame]));
