import type { DesignElement, PhotoElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { Outline } from "../outline.ts";
import { ONE, plainPlacement } from "../placement.ts";
import type { LaidTiles } from "./move-tiles.ts";
import { isTileElement, type TileElement } from "./side-tiles.ts";

/** Contents of a tile, independent of its frame. */
export type TileContents = Pick<PhotoElement, "photo" | "placement" | "effect" | "locked" | "border" | "optional">;

export const contentsOf = ({ photo, placement, effect, locked, border, optional }: PhotoElement): TileContents => ({
  photo,
  placement,
  ...(effect ? { effect } : {}),
  ...(locked ? { locked } : {}),
  ...(border ? { border } : {}),
  ...(optional ? { optional } : {}),
});

export const emptyContents: TileContents = { photo: null, placement: plainPlacement("fill") };

/** Shared style of a side's tiles. */
export interface TileLook {
  readonly mask?: Outline | undefined;
  readonly radius?: number | undefined;
}

export const lookOfTile = ({ mask, radius }: TileElement): TileLook => ({
  ...(mask ? { mask } : {}),
  ...(radius === undefined ? {} : { radius }),
});

/** A tile, the `n`-th of its side from 1. */
export function tileElement(
  { id, n, frame }: { readonly id: string; readonly n: number; readonly frame: Rect },
  contents: TileContents,
  look: TileLook,
  stencil: LaidTiles["stencil"],
): TileElement {
  return {
    id,
    type: "photo",
    slot: `photo-${n}`,
    frame,
    rotation: 0,
    opacity: ONE,
    ...contents,
    ...look,
    ...(stencil ? { stencil } : {}),
  };
}

/** The side's elements with moved tiles; new tiles follow the last one. */
export function withTiles(elements: readonly DesignElement[], tiles: readonly TileElement[]): readonly DesignElement[] {
  const first = elements.findIndex(isTileElement);
  const others = elements.filter((element) => !isTileElement(element));
  const before = first < 0 ? 0 : elements.slice(0, first).filter((element) => !isTileElement(element)).length;
  return [...others.slice(0, before), ...tiles, ...others.slice(before)];
}

/** Tiles in new frames. */
export const movedTo = (tiles: readonly TileElement[], { frames, stencil }: LaidTiles): readonly TileElement[] =>
  tiles.map((tile) => {
    const { stencil: _, ...rest } = tile;
    return { ...rest, frame: frames.get(tile.id) ?? tile.frame, ...(stencil ? { stencil } : {}) };
  });

/** Names for tiles that no element of the design has. */
export function newTileNames(prefix: string, count: number, taken: ReadonlySet<string>): readonly string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `${prefix}-photo-${number}`;
    if (!taken.has(name)) names.push(name);
  }
  return names;
}
