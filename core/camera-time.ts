const written = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/**
 * The camera's local time as `2026-08-14T19:32:10`, from EXIF's `2026:08:14 19:32:10`. Null: zeros or blanks, which
 * cameras write whose clock was never set.
 */
export function cameraTime(text: unknown): string | null {
  const parts = typeof text === "string" ? written.exec(text.trim()) : null;
  if (!parts) return null;
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}`;
  const moment = new Date(`${iso}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) && Number(parts[1]) > 1800
    ? iso
    : null;
}
