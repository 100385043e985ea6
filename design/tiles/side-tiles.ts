import type { DesignElement, PhotoElement, Stencil } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { readingOrder } from "../reading-order.ts";
import { type ReadTiles, readTiles } from "./read-tiles.ts";

/** An upright photo in a place of the layout. */
export type TileElement = PhotoElement & { readonly frame: Rect };

/** Slots of photos are called so by layouts and by tiles that are laid here. */
const SLOT = /^photo-\d+$/;

/** Whether it is one of its side's tiles, and not a photo on top of them. */
export const isTileElement = (element: DesignElement): element is TileElement =>
  element.type === "photo" && element.frame !== "surface" && element.rotation === 0 && SLOT.test(element.slot ?? "");

/** The tiles of one side, in the order in which they are painted. */
export interface SideTiles {
  readonly tiles: readonly TileElement[];
  /** Null where they interlock or were moved over each other. */
  readonly read: ReadTiles | null;
  /** The outline that cuts all of them. */
  readonly stencil: Stencil | null;
}

/** Null for a side with less than two. */
export function tilesOfSide(elements: readonly DesignElement[]): SideTiles | null {
  const tiles = elements.filter(isTileElement);
  const [first] = tiles;
  if (!first || tiles.length < 2) return null;
  return { tiles, read: readTiles(tiles), stencil: first.stencil ?? null };
}

/** Tiles as one reads them: row by row, each from left to right. */
export const tilesInOrder = (tiles: readonly TileElement[]): readonly TileElement[] =>
  readingOrder(tiles).filter(isTileElement);
