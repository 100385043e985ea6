import exifr from "exifr";

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
    const moment = localTime(tags?.[tag]);
    if (moment) return moment;
  }
  return null;
}

const written = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/** EXIF writes `2026:08:14 19:32:10`; cameras without a set clock write zeros or blanks. */
export function localTime(text: unknown): string | null {
  const parts = typeof text === "string" ? written.exec(text.trim()) : null;
  if (!parts) return null;
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}`;
  const moment = new Date(`${iso}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) && Number(parts[1]) > 1800
    ? iso
    : null;
}
