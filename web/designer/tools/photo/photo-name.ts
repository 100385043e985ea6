import type { PhotoResolution } from "../../../../design/resolution.ts";
import type { Words as DesignerWords } from "../../../words/designer/words.generated.ts";

/** How an object on the stage is called: "Foto 1, segelboot.jpg, 254 dpi, gut". */
export function photoName(
  t: DesignerWords,
  n: number,
  file: string | null,
  resolution: PhotoResolution | undefined,
): string {
  if (file === null) return t.photo.emptyName({ n });
  if (!resolution) return `${t.rail.photos} ${n}, ${file}`;
  return t.photo.name({ n, file, dpi: resolution.dpi, verdict: t.quality[resolution.verdict] });
}
