import type { JsonObject } from "../../../../services/content/contract.ts";
import { type BlockPath, blockAt, duplicateBlock, moveBlock, placeOf, removeBlock } from "../block-tree/block-tree.ts";

/** What can be done with the chosen block. */
export type Deed = "up" | "down" | "duplicate" | "remove";

/** A content after a deed, and the uid that is chosen then; undefined: whatever stands nearest. */
export interface Done {
  readonly content: JsonObject;
  readonly chosen?: string | undefined;
}

/** Does something with a block. Null: it cannot be done there. */
export function doWithBlock(content: JsonObject, path: BlockPath, deed: Deed): Done | null {
  const [block, place] = [blockAt(content, path), placeOf(path)];
  if (block === null || place === null) return null;
  const uid = String(block._uid);
  switch (deed) {
    case "up":
      return place.index === 0
        ? null
        : { content: moveBlock(content, path, { ...place, index: place.index - 1 }), chosen: uid };
    case "down":
      return place.index + 1 >= siblingsOf(content, path)
        ? null
        : { content: moveBlock(content, path, { ...place, index: place.index + 2 }), chosen: uid };
    case "duplicate": {
      const next = duplicateBlock(content, path);
      const copy = blockAt(next, [...place.parent, [place.field, place.index + 1]]);
      return { content: next, chosen: String(copy?._uid) };
    }
    case "remove":
      return { content: removeBlock(content, path) };
  }
}

/** How many stand in the list that a block stands in, itself included. */
export function siblingsOf(content: JsonObject, path: BlockPath): number {
  const place = placeOf(path);
  const list = place && blockAt(content, place.parent)?.[place.field];
  return Array.isArray(list) ? list.length : 0;
}
