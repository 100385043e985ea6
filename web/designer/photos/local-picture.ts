import type { Size } from "../../../design/geometry.ts";

/** What the device knows about a chosen file: its upright size, and a small copy for lists. */
export interface LocalPicture {
  readonly size: Size;
  readonly thumbnail: Blob;
}

const THUMBNAIL = 512;

/**
 * Looks at a file on the device. Browsers turn it upright by its EXIF orientation. Null when this browser cannot
 * decode it (HEIC outside of Apple's, TIFF nearly everywhere); then the house's proxy is shown as soon as it is there.
 */
export async function readLocalPicture(file: Blob): Promise<LocalPicture | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null;
  }
  const size = { width: bitmap.width, height: bitmap.height };
  try {
    const shrink = Math.min(THUMBNAIL / Math.max(size.width, size.height), 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(Math.round(size.width * shrink), 1);
    canvas.height = Math.max(Math.round(size.height * shrink), 1);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const thumbnail = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.85));
    return thumbnail && { size, thumbnail };
  } finally {
    bitmap.close();
  }
}
