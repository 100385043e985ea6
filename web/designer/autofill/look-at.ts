import { type Greys, lookOf, type PhotoLook, PLACES } from "../../../design/photo-look.ts";

/** Pixels of the longer side of what is judged, the same as in tables of prints. */
const LARGE = 256;

/** What a small copy of a photo says, in a worker or in the page; null where it cannot be had. */
export async function lookAt(url: string): Promise<PhotoLook | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const picture = await createImageBitmap(await answer.blob());
    const shrink = Math.min(LARGE / Math.max(picture.width, picture.height), 1);
    const width = Math.max(Math.round(picture.width * shrink), 3);
    const height = Math.max(Math.round(picture.height * shrink), 3);
    const [small, large] = [greysOf(picture, PLACES), greysOf(picture, { width, height })];
    picture.close();
    return small && large && lookOf(small, large);
  } catch {
    return null;
  }
}

function greysOf(picture: ImageBitmap, { width, height }: { width: number; height: number }): Greys | null {
  const canvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at++)
    values[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  return { width, height, values };
}
