import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "output", "photos");

/**
 * A 12-megapixel JPEG as a phone held upright writes it: 4000 x 3000 stored pixels, EXIF orientation 6 (turn clockwise
 * to view, so people see 3000 x 4000), a date and a place. Made from a demo picture with film grain, because a flat
 * enlargement would compress to nothing like a real photo.
 *
 * @param name of the file, one for each motif
 * @param motif a picture of the demo
 * @returns the path of the file
 */
export async function cameraPhoto(name = "segelboot.jpg", motif = "photo-sea"): Promise<string> {
  const path = join(folder, name);
  if (await stat(path).catch(() => null)) return path;
  await mkdir(folder, { recursive: true });
  // Tests that run beside these must never find half a photo.
  const making = `${path}.${process.pid}`;
  const picture = join(import.meta.dirname, "..", "demo", "pictures", `${motif}.webp`);
  const upright = await sharp(picture).resize(3000, 4000, { fit: "cover", kernel: "cubic" }).png().toBuffer();
  const grain = await sharp({
    create: {
      width: 1500,
      height: 2000,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    },
  })
    .resize(3000, 4000)
    .png()
    .toBuffer();
  const grainy = await sharp(upright)
    .composite([{ input: grain, blend: "soft-light" }])
    .png()
    .toBuffer();
  await sharp(grainy)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Passepartout", Model: "Test camera" },
      IFD2: { DateTimeOriginal: "2026:08:14 19:32:10" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 19/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "10/1 8/1 0/1" },
    })
    .jpeg({ quality: 90 })
    .toFile(making);
  await rename(making, path);
  return path;
}
