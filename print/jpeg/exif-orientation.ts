/**
 * EXIF orientation 1..8: how the stored picture has to be turned or mirrored to be upright. 1 is upright already, 6 is
 * the usual portrait of a phone (turn 90 degrees clockwise). Source: Exif 2.32, tag 0x0112.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export function isOrientation(value: unknown): value is Orientation {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 8;
}

/** Does the upright picture swap width and height of the stored one? */
export function swapsSides(orientation: Orientation): boolean {
  return orientation >= 5;
}

const EXIF = "Exif\0\0";
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_LIMIT = 512;

/** Reads the orientation from the payload of an APP1 segment; null when it is no EXIF or says nothing valid. */
export function exifOrientation(app1: Uint8Array): Orientation | null {
  const head = String.fromCharCode(...app1.subarray(0, EXIF.length));
  if (head !== EXIF) return null;
  const tiff = new DataView(app1.buffer, app1.byteOffset + EXIF.length, app1.length - EXIF.length);
  if (tiff.byteLength < 8) return null;
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  return orientationOfDirectory(tiff, order === 0x4949);
}

function orientationOfDirectory(tiff: DataView, little: boolean): Orientation | null {
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = Math.min(tiff.getUint16(directory, little), ENTRY_LIMIT);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    if (tiff.getUint16(entry + 2, little) !== SHORT) return null;
    const value = tiff.getUint16(entry + 8, little);
    return isOrientation(value) ? value : null;
  }
  return null;
}
