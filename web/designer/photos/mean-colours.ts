import type { Rgb } from "../../../design/tiles/hue-order.ts";
import { type Pictures, pictureUrl } from "./pictures.ts";

/** So many pixels square are read of each photo: enough for a mean, and quickly done. */
const READ = 8;

/** The mean colours of photos; those whose pixels cannot be had are left out. */
export async function meanColours(pictures: Pictures, photos: readonly string[]): Promise<ReadonlyMap<string, Rgb>> {
  const sources = pictures.state();
  const found = await Promise.all(
    photos.map(async (photo) => {
      const url = pictureUrl(sources.get(photo), photo, 512);
      const colour = url === null ? null : await meanColour(url);
      return colour ? ([photo, colour] as const) : null;
    }),
  );
  return new Map(found.filter((one) => one !== null));
}

async function meanColour(url: string): Promise<Rgb | null> {
  const image = new Image();
  image.src = url;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [READ, READ];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  try {
    await image.decode();
    context?.drawImage(image, 0, 0, READ, READ);
  } catch {
    return null;
  }
  const pixels = context?.getImageData(0, 0, READ, READ).data;
  return pixels ? mean(pixels) : null;
}

function mean(pixels: Uint8ClampedArray): Rgb {
  const sum = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0);
  const [r = 0, g = 0, b = 0] = sum.map((one) => (4 * one) / pixels.length);
  return { r, g, b };
}
