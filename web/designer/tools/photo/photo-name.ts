import type { PhotoResolution } from "../../../../design/resolution.ts";
import type { de } from "../../../words/designer/messages.de.ts";

/** How an object on the stage is called: "Foto 1, segelboot.jpg, 254 dpi, gut". */
export function photoName(
  t: typeof de,
  n: number,
  file: string | null,
  resolution: PhotoResolution | undefined,
): string {
  if (file === null) return t.photo.emptyName(n);
  if (!resolution) return `${t.rail.photos} ${n}, ${file}`;
  return t.photo.name(n, file, resolution.dpi, t.quality[resolution.verdict]);
}
