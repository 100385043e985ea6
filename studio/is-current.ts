import { isDeepStrictEqual } from "node:util";
import type { Entry, RenderRecord } from "./entries.ts";
import type { Picture } from "./picture-manifest.ts";

/** Whether a picture's files were made of this master as its entry wants them; only the words may differ. */
export function isCurrent(
  before: Omit<Picture, "colour">,
  { focus, square, photo }: Entry,
  record: RenderRecord,
): boolean {
  const wanted = photo && { takenAt: photo.takenAt, album: photo.album, orientation: photo.orientation ?? 1 };
  return (
    isOfMaster(before.render, record) &&
    isDeepStrictEqual(before.focus, focus) &&
    (before.square !== undefined) === (square ?? false) &&
    isDeepStrictEqual({ ...before.original, ...wanted }, { ...before.original }) &&
    (before.original?.profile ?? "srgb") === (photo?.profile ?? "srgb")
  );
}

/** Two renders may take the same seconds; pictures made before fingerprints were kept have no better sign. */
function isOfMaster(render: Picture["render"], { fingerprint, ...measured }: RenderRecord): boolean {
  if (!render) return false;
  const { fingerprint: known = fingerprint, ...kept } = render;
  return known === fingerprint && isDeepStrictEqual(kept, measured);
}
