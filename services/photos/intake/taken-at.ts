import exifr from "exifr";
import { cameraTime } from "../../../core/camera-time.ts";

const wanted = ["DateTimeOriginal", "CreateDate"] as const;

/**
 * When a photo was taken, in the camera's local time as it was written (`2026-08-14T19:32:10`), from EXIF
 * DateTimeOriginal or else DateTimeDigitized. Never turned into another time zone: a sunset stays in the evening.
 *
 * @param source a file, the part of a JPEG that holds its EXIF, or a bare EXIF block
 */
export async function takenAt(source: Uint8Array): Promise<string | null> {
  const tags = await exifr
    // Reviving would read the text as a time of the server's zone.
    .parse(source, { pick: [...wanted], reviveValues: false, xmp: false, iptc: false, icc: false, jfif: false })
    .catch(() => undefined);
  for (const tag of wanted) {
    const moment = cameraTime(tags?.[tag]);
    if (moment) return moment;
  }
  return null;
}
