import type { ArtDrawing } from "../../design/art-drawing.ts";
import type { Size } from "../../design/geometry.ts";
import { readPath } from "../../design/path.ts";
import { compactPath } from "../../design/svg/compact-path.ts";

/** Of the longer side, pixels: three times as many as a list shows, for dense screens. */
const LONGEST = 240;

/** Size of a drawing's thumbnail, pixels. */
export function thumbnailSize({ width, height }: Size): Size {
  const scale = LONGEST / Math.max(width, height);
  const pixels = (length: number) => Math.max(Math.round(length * scale), 1);
  return { width: pixels(width), height: pixels(height) };
}

/** A clipart as a small picture for lists: its paths in whole pixels, about a fifth of what the drawing weighs. */
export function thumbnail({ units, parts }: ArtDrawing): string {
  const size = thumbnailSize(units);
  const scale = LONGEST / Math.max(units.width, units.height);
  const toPixels = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.round(x * scale),
    y: Math.round(y * scale),
  });
  const drawn = parts.map(({ path, colour, opacity, rule }) => {
    const seen = opacity === undefined ? "" : ` opacity="${opacity / 1_000_000}"`;
    const filled = rule === undefined ? "" : ` fill-rule="${rule}"`;
    return `<path fill="${colour}"${seen}${filled} d="${compactPath(readPath(path), toPixels)}"/>`;
  });
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join("")}</svg>\n`;
}
