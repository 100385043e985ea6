import type { Point } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray;
}

/** Cells along the longer side, in which a small picture is judged. */
const CELLS = 12;
/** Below this mean detail a picture is a wall or a sky. */
const FLAT = 1.5;
/** A cell at the rim counts as much less than one in the middle as this. */
const RIM = 0.5;

/**
 * The point of a picture that draws the eye, from its pixels alone: where it is sharp and rich in contrast, what is in
 * the middle a little before what is at the rim. Null where nothing stands out. Parts per million.
 */
export function focusOf(pixels: Pixels): Point | null {
  const { width, height } = pixels;
  if (width < 3 || height < 3) return null;
  const cells = cellsOf(pixels);
  const mean = cells.reduce((sum, { detail }) => sum + detail, 0) / cells.length;
  if (mean < FLAT) return null;
  let [sum, x, y] = [0, 0, 0];
  for (const cell of cells) {
    // only what stands out, and more than in proportion
    const weight = Math.max(cell.detail - mean, 0) ** 2 * nearness(cell.x) * nearness(cell.y);
    sum += weight;
    x += weight * cell.x;
    y += weight * cell.y;
  }
  return sum > 0 ? { x: Math.round((x / sum) * ONE), y: Math.round((y / sum) * ONE) } : null;
}

/** 1 in the middle of the picture, less towards its rim. */
const nearness = (share: number) => 1 - RIM * (2 * Math.abs(share - 0.5)) ** 2;

interface Cell {
  /** Its middle, shares of the picture. */
  readonly x: number;
  readonly y: number;
  /** Mean sharpness and contrast of its pixels. */
  readonly detail: number;
}

function cellsOf({ width, height, data }: Pixels): readonly Cell[] {
  const light = lightOf(data);
  const edge = Math.max(Math.ceil(Math.max(width, height) / CELLS), 2);
  const across = Math.ceil(width / edge);
  const sums = new Float64Array(across * Math.ceil(height / edge));
  const counts = new Uint32Array(sums.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const cell = Math.floor(y / edge) * across + Math.floor(x / edge);
      sums[cell] = (sums[cell] ?? 0) + detailAt(light, at, width);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return [...sums].flatMap((sum, cell) => {
    const count = counts[cell] ?? 0;
    const middle = (place: number, length: number) => Math.min(((place + 0.5) * edge) / length, 1);
    if (count === 0) return [];
    return [{ x: middle(cell % across, width), y: middle(Math.floor(cell / across), height), detail: sum / count }];
  });
}

/** How much a pixel differs from those around it (sharpness), and those from each other (contrast). */
function detailAt(light: Float64Array, at: number, width: number): number {
  const value = (index: number) => light[index] ?? 0;
  const [left, right, up, down] = [value(at - 1), value(at + 1), value(at - width), value(at + width)];
  return Math.abs(4 * value(at) - left - right - up - down) / 4 + Math.hypot(right - left, down - up) / 4;
}

function lightOf(data: Uint8ClampedArray): Float64Array {
  const light = new Float64Array(data.length / 4);
  for (let at = 0; at < light.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return light;
}
