import type { Entry } from "./entries.ts";
import { type Picture, type PictureManifest, pictureFamilies } from "./picture-manifest.ts";

/** How many pictures a family is to have in the end. */
const wanted = { photos: 28, walls: 20, books: 8, calendars: 7, cards: 7, boxes: 6, "close-ups": 16 } as const;

/** What the manifest says of all pictures together: a table of what is done, all bytes, the heaviest AVIF. */
export function summary(
  pictures: readonly Picture[],
  described: readonly Pick<Entry, "name" | "family">[],
): Omit<PictureManifest, "pictures"> {
  const files = pictures.flatMap((one) => [
    ...one.files,
    ...(one.square ?? []),
    ...(one.original ? [one.original] : []),
  ]);
  const avifs = files.filter(({ file }) => file.endsWith(".avif")).sort((a, b) => b.bytes - a.bytes);
  const heaviest = avifs[0];
  return {
    families: pictureFamilies.map((family) => {
      const own = pictures.filter((one) => one.family === family);
      const renders = own.flatMap(({ render }) => (render ? [render] : []));
      return {
        family,
        wanted: wanted[family],
        described: described.filter((one) => one.family === family).length,
        rendered: renders.length,
        trials: own.length - renders.length,
        seconds: renders.reduce((sum, { seconds }) => sum + seconds, 0),
        samples: [...new Set(renders.map(({ samples }) => samples))].sort((a, b) => a - b),
      };
    }),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    heaviestAvif: heaviest ? { file: heaviest.file, bytes: heaviest.bytes } : null,
  };
}
