import exifr from "exifr";
import { cameraTime } from "../../../core/camera-time.ts";
import type { Point, Rect, Size } from "../../../design/geometry.ts";
import { findFaces } from "./find-faces.ts";
import { focusOf } from "./focus-of.ts";

/** What the device finds out about a photo by looking at it. */
export interface PictureFacts {
  /** Null where it has no date. */
  readonly takenAt: string | null;
  /** Where faces are, ppm of the upright photo; null where this device finds none by itself. */
  readonly faces: readonly Rect[] | null;
  /** The point that draws the eye, ppm; null where nothing does. */
  readonly focus: Point | null;
}

/** What the device knows about a chosen file: its upright size, a copy for the stage and one for lists. */
export interface DevicePicture extends PictureFacts {
  readonly size: Size;
  readonly copy: Blob;
  readonly thumbnail: Blob;
}

/** Longest sides of the copies, pixels, and of what is looked at for the focus. */
const COPY = 1024;
const THUMBNAIL = 512;
const LOOKED_AT = 96;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * Looks at a photo on the device, in a worker or in the page. Browsers turn it upright by its EXIF orientation. Null
 * when this browser cannot decode it (HEIC outside of Apple's, TIFF nearly everywhere).
 */
export async function readDevicePicture(file: Blob): Promise<DevicePicture | null> {
  const dated = dateOf(file);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const size = { width: bitmap.width, height: bitmap.height };
  const copy = shrunk(bitmap, size, COPY);
  bitmap.close();
  const thumbnail = copy && shrunk(copy.canvas, copy.size, THUMBNAIL);
  if (!copy || !thumbnail) return null;
  // Writing JPEG takes a fifth of the time of WebP, which only what may be transparent needs.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const [copied, small, facts] = await Promise.all([
    written(copy.canvas, type),
    written(thumbnail.canvas, type),
    factsOf(copy.canvas, copy.size),
  ]);
  return copied && small && { ...facts, size, takenAt: await dated, copy: copied, thumbnail: small };
}

/** The same of a copy that the house has already; null when it cannot be looked at. */
export async function readFacts(copy: Blob): Promise<PictureFacts | null> {
  const bitmap = await createImageBitmap(copy).catch(() => null);
  if (!bitmap) return null;
  const picture = shrunk(bitmap, bitmap, COPY);
  bitmap.close();
  return picture && { ...(await factsOf(picture.canvas, picture.size)), takenAt: null };
}

async function factsOf(canvas: Canvas, size: Size): Promise<Omit<PictureFacts, "takenAt">> {
  const small = shrunk(canvas, size, LOOKED_AT);
  const pixels = small?.context.getImageData(0, 0, small.size.width, small.size.height);
  return { faces: await findFaces(canvas, size), focus: pixels ? focusOf(pixels) : null };
}

interface Shrunk {
  readonly canvas: Canvas;
  readonly context: Context;
  readonly size: Size;
}

/** Never enlarged. */
function shrunk(picture: CanvasImageSource, { width, height }: Size, longest: number): Shrunk | null {
  const share = Math.min(longest / Math.max(width, height), 1);
  const size = { width: Math.max(Math.round(width * share), 1), height: Math.max(Math.round(height * share), 1) };
  const canvas = newCanvas(size);
  // Read back in any case: a canvas of the graphics card would cost the way there and back.
  const context = canvas.getContext("2d", { willReadFrequently: true }) as Context | null;
  if (!context) return null;
  context.imageSmoothingQuality = "medium";
  context.drawImage(picture, 0, 0, size.width, size.height);
  return { canvas, context, size };
}

function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function written(canvas: Canvas, type: string): Promise<Blob | null> {
  const quality = 0.85;
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality }).catch(() => null);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

async function dateOf(file: Blob): Promise<string | null> {
  const pick = ["DateTimeOriginal", "CreateDate"];
  const tags = await exifr.parse(file, { pick, reviveValues: false }).catch(() => undefined);
  return cameraTime(tags?.DateTimeOriginal) ?? cameraTime(tags?.CreateDate);
}
