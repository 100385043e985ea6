import type { ScenePage } from "../../../design/scene.ts";
import { type PictureSource, pictureUrl } from "../photos/pictures.ts";

/** Loads the photos of a page for drawing on a canvas; those that cannot be shown are absent. */
export async function loadPagePictures(
  page: ScenePage,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<ReadonlyMap<string, CanvasImageSource>> {
  const photos = new Set(page.items.flatMap((item) => (item.type === "image" ? [item.photo] : [])));
  const loaded = await Promise.all(
    [...photos].map((photo) => load(photo, pictureUrl(sources.get(photo), photo, 2048))),
  );
  return new Map(loaded.filter((entry) => entry !== null));
}

async function load(photo: string, url: string | null): Promise<readonly [string, HTMLImageElement] | null> {
  if (url === null) return null;
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return [photo, picture];
  } catch {
    return null;
  }
}
