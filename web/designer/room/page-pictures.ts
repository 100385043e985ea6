import { flatItems, type SceneImage, type ScenePage } from "../../../design/scene.ts";
import { withEffect } from "../../scene/drawing/effect-canvas.ts";
import { pictureKey } from "../../scene/drawing/picture-key.ts";
import { type PictureSource, pictureUrl } from "../photos/pictures.ts";

/** Loads the photos of a page with their effects, by `pictureKey`, for a canvas; without those that fail. */
export async function loadPagePictures(
  page: ScenePage,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<ReadonlyMap<string, CanvasImageSource>> {
  const images = [...flatItems(page.items)].filter((item) => item.type === "image");
  const wanted = new Map(images.map((image) => [pictureKey(image), image]));
  const photos = new Set(images.map(({ photo }) => photo));
  const loaded = await Promise.all([...photos].map(async (photo) => [photo, await load(photo, sources)] as const));
  const pictures = new Map(loaded);
  return new Map(
    [...wanted].flatMap(([key, image]) => {
      const picture = pictures.get(image.photo);
      return picture ? [[key, changed(picture, image)]] : [];
    }),
  );
}

const changed = (picture: HTMLImageElement, { effect }: SceneImage): CanvasImageSource =>
  effect ? withEffect(picture, { width: picture.naturalWidth, height: picture.naturalHeight }, effect) : picture;

async function load(photo: string, sources: ReadonlyMap<string, PictureSource>): Promise<HTMLImageElement | null> {
  const url = pictureUrl(sources.get(photo), photo, 2048);
  if (url === null) return null;
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}
