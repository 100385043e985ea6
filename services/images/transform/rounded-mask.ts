import type { SourceSize } from "../grammar/plan.ts";
import type { Corner } from "../grammar/transformation.ts";

/** White pixels (RGBA) with rounded corners, their edge one pixel soft. */
export function roundedMask({ width, height }: SourceSize, corner: Pick<Corner, "x" | "y">): Buffer {
  const [rx, ry] = [Math.min(corner.x, width / 2), Math.min(corner.y, height / 2)];
  const mask = Buffer.alloc(width * height * 4, 255);
  if (rx === 0 || ry === 0) return mask;
  const radius = Math.min(rx, ry);
  for (let y = 0; y < Math.ceil(ry); y++) {
    for (let x = 0; x < Math.ceil(rx); x++) {
      const distance = Math.hypot((rx - x - 0.5) / rx, (ry - y - 0.5) / ry);
      const alpha = Math.round(255 * Math.min(1, Math.max(0, (1 - distance) * radius + 0.5)));
      for (const column of [x, width - 1 - x]) {
        for (const row of [y, height - 1 - y]) mask[(row * width + column) * 4 + 3] = alpha;
      }
    }
  }
  return mask;
}
