import type { DesignDocument } from "../../design/document.ts";
import { emptyContents, type TileContents } from "../../design/tiles/tile-elements.ts";

/**
 * Distributes contents over tiles, moving none without need. With fewer tiles empty ones are removed first, from the
 * end; photos without a tile stay in the tray.
 */
export function fitContents(contents: readonly TileContents[], count: number): readonly TileContents[] {
  const kept = [...contents];
  for (let at = kept.length - 1; kept.length > count && at >= 0; at -= 1)
    if (kept[at]?.photo === null) kept.splice(at, 1);
  return Array.from({ length: count }, (_, at) => kept[at] ?? emptyContents);
}

/** Names of all elements of a design. */
export const namesIn = ({ surfaces }: Pick<DesignDocument, "surfaces">): ReadonlySet<string> =>
  new Set(surfaces.flatMap(({ elements }) => elements.map(({ id }) => id)));
