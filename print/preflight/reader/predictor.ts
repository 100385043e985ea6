import { done, failed, type Outcome } from "../../../core/outcome.ts";

/**
 * Undoes the PNG predictors of a Flate stream (ISO 32000-1, 7.4.4.4), which cross-reference streams use. The TIFF
 * predictor only serves pictures, whose samples nobody here reads: such data come back as they are.
 */
export function unpredict(
  data: Uint8Array,
  parameters: ReadonlyMap<string, number>,
): Outcome<Uint8Array, "broken-data"> {
  if ((parameters.get("Predictor") ?? 1) < 10) return done(data);
  const bits = (parameters.get("Colors") ?? 1) * (parameters.get("BitsPerComponent") ?? 8);
  const row = Math.ceil((bits * (parameters.get("Columns") ?? 1)) / 8);
  const pixel = Math.max(1, bits >> 3);
  if (!(row > 0) || row > 1 << 20) return failed("broken-data");
  const rows = Math.floor(data.length / (row + 1));
  const result = new Uint8Array(rows * row);
  for (let index = 0; index < rows; index++) {
    const kind = data[index * (row + 1)] as number;
    if (kind > 4) return failed("broken-data");
    const line = data.subarray(index * (row + 1) + 1, (index + 1) * (row + 1));
    for (let at = 0; at < row; at++) {
      const to = index * row + at;
      const left = at >= pixel ? (result[to - pixel] as number) : 0;
      const up = index > 0 ? (result[to - row] as number) : 0;
      const corner = index > 0 && at >= pixel ? (result[to - row - pixel] as number) : 0;
      result[to] = (line[at] as number) + predicted(kind, left, up, corner);
    }
  }
  return done(result);
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind === 4) return nearest(left, up, corner);
  return 0;
}

/** Paeth: whichever of the three neighbours is nearest to left + up - corner. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
