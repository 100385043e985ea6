import sharp from "sharp";
import type { Entry } from "./entries.ts";

/** Cameras that do not exist, so that no maker is named. */
const cameras = {
  A: { Make: "Passepartout", Model: "Studio 24" },
  B: { Make: "Passepartout", Model: "Pocket 6" },
} as const;

/** How far the stored pixels are turned (degrees clockwise) so that turning by the EXIF orientation sets them upright. */
const stored = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

/**
 * The photo as a customer would upload it: JPEG with date, camera and orientation in EXIF, the pixels turned as a
 * camera held that way stores them.
 *
 * @param upright the picture as it is to be seen, PNG in sRGB
 */
export async function customersPhoto(upright: Uint8Array, photo: NonNullable<Entry["photo"]>, quality = 90) {
  const orientation: keyof typeof stored = photo.orientation ?? 1;
  const taken = photo.takenAt.replaceAll("-", ":").replace("T", " ");
  const { data, info } = await sharp(upright)
    .rotate(stored[orientation])
    .withIccProfile(photo.profile ?? "srgb")
    .withExif({
      IFD0: { ...cameras[photo.camera], DateTime: taken, Orientation: String(orientation) },
      IFD2: { DateTimeOriginal: taken, DateTimeDigitized: taken },
    })
    .withMetadata({ orientation, ...(photo.profile && { icc: photo.profile }) })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:2:0" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, orientation };
}
