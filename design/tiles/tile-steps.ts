import type { Step } from "../operation.ts";
import type { LaidTiles } from "./move-tiles.ts";
import type { TileElement } from "./side-tiles.ts";

/** Steps that bring tiles into new frames; those that stay need none. */
export const layingSteps = (tiles: readonly TileElement[], { frames, stencil }: LaidTiles): readonly Step[] =>
  tiles.flatMap((tile): readonly Step[] => {
    const frame = frames.get(tile.id) ?? tile.frame;
    const before = tile.stencil?.box;
    const after = stencil?.box;
    const isSame =
      tile.frame.x === frame.x &&
      tile.frame.y === frame.y &&
      tile.frame.width === frame.width &&
      tile.frame.height === frame.height &&
      before?.x === after?.x &&
      before?.y === after?.y &&
      before?.width === after?.width &&
      before?.height === after?.height;
    if (isSame) return [];
    return [{ type: "setElement", element: tile.id, set: stencil ? { frame, stencil } : { frame } }];
  });

/** Rounded corners for all tiles, micrometres; 0 leaves them square. */
export const cornerSteps = (tiles: readonly TileElement[], radius: number): readonly Step[] =>
  tiles
    .filter(({ mask }) => mask === undefined || mask === "rounded")
    .map(({ id }) =>
      radius > 0
        ? { type: "setElement", element: id, set: { mask: "rounded", radius } }
        : { type: "setElement", element: id, set: {}, unset: ["mask", "radius"] },
    );
