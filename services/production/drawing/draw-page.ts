import sharp, { type Sharp } from "sharp";
import type { PhotoEffect } from "../../../design/document.ts";
import { applyEffect, effectTables } from "../../../design/photo-effect.ts";
import { flatItems, type SceneItem } from "../../../design/scene.ts";
import { paintPage } from "../../../design/svg/paint-page.ts";
import type { FontLibrary } from "../../../design/text/font.ts";
import { type PageJob, previewSize } from "./page-job.ts";

/**
 * Draws a page as it is after trimming, as WebP unless another format is wanted. It uses the scene, like screen and
 * print file; a missing photo leaves its place in the background colour.
 */
export async function drawPage(
  { page, photos, picture = preview }: Omit<PageJob, "texts">,
  fonts: FontLibrary,
): Promise<Uint8Array> {
  const { width, height } = page.trim;
  const scale = picture.pixels / Math.max(width, height);
  const pictures = new Map<string, string>();
  for (const [name, { photo, effect, pixels }] of shownPhotos(page.items, scale)) {
    const bytes = photos.get(photo);
    if (bytes) pictures.set(name, await smallPicture(bytes, Math.min(pixels, 2 * picture.pixels), effect));
  }
  const svg = paintPage(page, {
    area: "trim",
    width: Math.max(1, Math.round(width * scale)),
    fonts,
    plates: "shown",
    picture: (photo, effect) => pictures.get(nameOf(photo, effect)) ?? null,
  });
  // A page of many photos is more text than the reader takes by itself.
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: "#ffffff" });
  const coded = picture.format === "webp" ? drawn.webp({ quality: 82 }) : drawn.jpeg({ quality: 76 });
  return new Uint8Array(await coded.toBuffer());
}

const preview = { pixels: previewSize, format: "webp" } as const;

interface ShownPhoto {
  readonly photo: string;
  readonly effect: PhotoEffect | undefined;
  /** Longest side at which it is shown. */
  readonly pixels: number;
}

const nameOf = (photo: string, effect: PhotoEffect | undefined): string =>
  effect ? `${photo} ${effect.tone} ${effect.light} ${effect.contrast} ${effect.warmth}` : photo;

/** Each picture once, as large as it is shown at most: a page may show a hundred photos. */
function shownPhotos(items: readonly SceneItem[], scale: number): ReadonlyMap<string, ShownPhoto> {
  const shown = new Map<string, ShownPhoto>();
  for (const item of flatItems(items)) {
    if (item.type !== "image") continue;
    const { photo, effect } = item;
    const [a, b, c, d] = item.matrix;
    const pixels = Math.ceil(Math.max(Math.hypot(a, b), Math.hypot(c, d)) * scale);
    const name = nameOf(photo, effect);
    shown.set(name, { photo, effect, pixels: Math.max(pixels, shown.get(name)?.pixels ?? 1) });
  }
  return shown;
}

/** As the address of a picture. */
async function smallPicture(bytes: Uint8Array, pixels: number, effect: PhotoEffect | undefined): Promise<string> {
  const small = sharp(bytes).resize(pixels, pixels, { fit: "inside", withoutEnlargement: true });
  const changed = effect ? await withEffect(small, effect) : small;
  const jpeg = await changed.jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** The same integers as on the screen and in print. */
async function withEffect(picture: Sharp, effect: PhotoEffect): Promise<Sharp> {
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  applyEffect(data, 3, effectTables(effect));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
