import type { Point, Rect } from "../../design/geometry.ts";
import type { Sides } from "../../design/layout.ts";
import { aroundTrim } from "./crop-lines.ts";
import type { Line } from "./imposed-sheet.ts";

/** Shortest mark that a person at the guillotine can follow. */
const SHORTEST = 2000;

/** Marks around the block for each cut; those of a gutter's both sides too. They end where the sheet ends. */
export function marksAround(trims: readonly Rect[], block: Rect, bleed: Sides, sheet: Rect): readonly Line[] {
  const lines = new Map<string, Line>();
  const onSheet = ({ x, y }: Point): Point => ({ x: within(x, sheet.width), y: within(y, sheet.height) });
  for (const trim of trims) {
    const across = aroundTrim({ ...block, x: trim.x, width: trim.width }, bleed).filter(
      ([from, to]) => from.x === to.x,
    );
    const along = aroundTrim({ ...block, y: trim.y, height: trim.height }, bleed).filter(
      ([from, to]) => from.y === to.y,
    );
    for (const [from, to] of [...across, ...along]) {
      const cut: Line = [onSheet(from), onSheet(to)];
      lines.set(JSON.stringify(cut), cut);
    }
  }
  return [...lines.values()].filter(([from, to]) => from.x !== to.x || from.y !== to.y);
}

const within = (value: number, end: number) => Math.min(Math.max(value, 0), end);

/** Marks inside gutters that leave paper between two bleeds. */
export function marksBetween(trims: readonly Rect[], gutter: number, bleed: Sides): readonly Line[] {
  const inner = (width: number) => Math.min(width, Math.floor(gutter / 2));
  const gap = (one: number, other: number) => gutter - inner(one) - inner(other);
  const lines: Line[] = [];
  for (const trim of trims) {
    const right = trims.some((other) => other.y === trim.y && other.x === trim.x + trim.width + gutter);
    const below = trims.some((other) => other.x === trim.x && other.y === trim.y + trim.height + gutter);
    if (right && gap(bleed.right, bleed.left) >= SHORTEST) {
      const from = trim.x + trim.width + inner(bleed.right);
      const to = from + gap(bleed.right, bleed.left);
      for (const y of [trim.y, trim.y + trim.height])
        lines.push([
          { x: from, y },
          { x: to, y },
        ]);
    }
    if (below && gap(bleed.bottom, bleed.top) >= SHORTEST) {
      const from = trim.y + trim.height + inner(bleed.bottom);
      const to = from + gap(bleed.bottom, bleed.top);
      for (const x of [trim.x, trim.x + trim.width])
        lines.push([
          { x, y: from },
          { x, y: to },
        ]);
    }
  }
  return lines;
}
