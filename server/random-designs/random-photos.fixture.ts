import sharp from "sharp";
import type { DesignPhoto } from "../../design/document.ts";
import { applyEffect, effectTables } from "../../design/photo-effect.ts";
import { flatItems, type Scene, type SceneImage } from "../../design/scene.ts";
import type { Orientation } from "../../print/jpeg/exif-orientation.ts";
import { type PrintPhoto, photoKey } from "../../print/photo-source.ts";
import { metadataFree, photoOf, printPhoto } from "../../print/testing/photos.ts";

/** A photo as its camera stored it: quarter turns to upright, and the matching EXIF orientation. */
interface Stored extends Pick<DesignPhoto, "id" | "width" | "height"> {
  readonly turn: 0 | 90 | 180 | 270;
  readonly orientation: Orientation;
  readonly grey?: boolean;
}

const stored: readonly Stored[] = [
  { id: "wide", width: 1200, height: 900, turn: 0, orientation: 1 },
  { id: "tall", width: 900, height: 1200, turn: 90, orientation: 6 },
  { id: "panorama", width: 1600, height: 700, turn: 180, orientation: 3 },
  { id: "square", width: 1000, height: 1000, turn: 270, orientation: 8 },
  { id: "grey", width: 1200, height: 800, turn: 0, orientation: 1, grey: true },
];

/** Photos of random designs. */
export const randomPhotos: readonly DesignPhoto[] = stored.map(({ id, width, height }) => {
  return { id, name: `${id}.jpg`, width, height };
});

export interface Photos {
  readonly printed: readonly PrintPhoto[];
  /** Addresses of all photos of a scene as a stage shows them: upright, with their effects. */
  shown(scene: Scene): Promise<PictureOf>;
}
export type PictureOf = (photo: string, effect: SceneImage["effect"]) => string | null;

/** The photos as production has them and as the stage does. */
export async function openPhotos(): Promise<Photos> {
  const jpegs = new Map(await Promise.all(stored.map(async (one) => [one.id, await storedJpeg(one)] as const)));
  const printed = await Promise.all(
    stored.map(({ id, orientation }) => printPhoto(id, jpegs.get(id) ?? Buffer.of(), orientation)),
  );
  const pictures = new Map<string, string>();
  const show = async (image: SceneImage) => {
    const key = photoKey(image);
    const one = stored.find(({ id }) => id === image.photo);
    const jpeg = jpegs.get(image.photo);
    if (!one || !jpeg || pictures.has(key)) return;
    const picture = await uprightPicture(jpeg, one, image.effect);
    pictures.set(key, `data:image/jpeg;base64,${picture.toString("base64")}`);
  };
  return {
    printed,
    async shown({ pages }) {
      pictures.clear();
      for (const { items } of pages) for (const item of flatItems(items)) if (item.type === "image") await show(item);
      const known = new Map(pictures);
      return (photo, effect) => known.get(photoKey({ photo, effect })) ?? null;
    },
  };
}

async function storedJpeg({ width, height, turn, grey }: Stored): Promise<Buffer> {
  const upright = photoOf(width, height).rotate((360 - turn) % 360);
  const coloured = grey ? upright.toColourspace("b-w") : upright;
  return metadataFree(await coloured.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer());
}

async function uprightPicture(jpeg: Buffer, { turn }: Stored, effect: SceneImage["effect"]): Promise<Buffer> {
  const upright = sharp(jpeg).rotate(turn).toColourspace("srgb").removeAlpha();
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  if (effect) applyEffect(data, 3, effectTables(effect));
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
