import type { Rect } from "../../design/geometry.ts";
import type { Sides } from "../../design/layout.ts";
import type { ScenePage } from "../../design/scene.ts";
import type { Imposition } from "../../products/print-plan.ts";
import { aroundTrim, bleedOf } from "./crop-lines.ts";
import type { ImposedSheet, Line, PlacedSide } from "./imposed-sheet.ts";

/** Shortest mark that a person at the guillotine can follow. */
const SHORTEST = 2000;

/**
 * A side several times on a sheet, in the middle of it. Neighbours share the gutter: each bleeds into its half. Marks are
 * around the block, and in gutters that are wider than both bleeds. Null when the block does not fit on the sheet.
 */
export function blockOf(page: ScenePage, plan: Extract<Imposition, { kind: "many-up" }>): ImposedSheet | null {
  const { sheet, across, down, gutter } = plan;
  const { width, height } = page.trim;
  const bleed = bleedOf(page);
  const block = { width: across * width + (across - 1) * gutter, height: down * height + (down - 1) * gutter };
  const left = Math.round((sheet.width - block.width) / 2);
  const top = Math.round((sheet.height - block.height) / 2);
  if (left < Math.max(bleed.left, bleed.right) || top < Math.max(bleed.top, bleed.bottom)) return null;
  const parts: PlacedSide[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const trim = { x: left + column * (width + gutter), y: top + row * (height + gutter), width, height };
      const shown: Sides = {
        left: column === 0 ? bleed.left : inner(bleed.left, gutter),
        right: column === across - 1 ? bleed.right : inner(bleed.right, gutter),
        top: row === 0 ? bleed.top : inner(bleed.top, gutter),
        bottom: row === down - 1 ? bleed.bottom : inner(bleed.bottom, gutter),
      };
      const window = grown(page.trim, shown);
      parts.push({ page, window, offset: { x: trim.x - page.trim.x, y: trim.y - page.trim.y }, trim });
    }
  }
  const trim = { x: 0, y: 0, ...sheet };
  const cuts = [...around(parts, { x: left, y: top, ...block }, bleed, trim), ...between(parts, plan, bleed)];
  return { size: sheet, trim, parts, repeats: across * down > 1, cuts, name: page.surface };
}

const inner = (bleed: number, gutter: number): number => Math.min(bleed, Math.floor(gutter / 2));

const grown = ({ x, y, width, height }: Rect, { left, top, right, bottom }: Sides): Rect => ({
  x: x - left,
  y: y - top,
  width: width + left + right,
  height: height + top + bottom,
});

/** Marks around the block for each cut; those of a gutter's both sides too. They end where the sheet ends. */
function around(parts: readonly PlacedSide[], block: Rect, bleed: Sides, sheet: Rect): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { trim } of parts) {
    const across = aroundTrim({ ...block, x: trim.x, width: trim.width }, bleed).filter(
      ([from, to]) => from.x === to.x,
    );
    const along = aroundTrim({ ...block, y: trim.y, height: trim.height }, bleed).filter(
      ([from, to]) => from.y === to.y,
    );
    for (const line of [...across, ...along]) {
      const cut = line.map(({ x, y }) => ({ x: within(x, sheet.width), y: within(y, sheet.height) }));
      lines.set(JSON.stringify(cut), cut as unknown as Line);
    }
  }
  return [...lines.values()].filter(([from, to]) => from.x !== to.x || from.y !== to.y);
}

const within = (value: number, end: number) => Math.min(Math.max(value, 0), end);

/** Marks inside gutters that leave paper between two bleeds. */
function between(
  parts: readonly PlacedSide[],
  { gutter }: Extract<Imposition, { kind: "many-up" }>,
  bleed: Sides,
): readonly Line[] {
  const gap = (one: number, other: number) => gutter - inner(one, gutter) - inner(other, gutter);
  const lines: Line[] = [];
  for (const { trim } of parts) {
    const right = parts.some((other) => other.trim.y === trim.y && other.trim.x === trim.x + trim.width + gutter);
    const below = parts.some((other) => other.trim.x === trim.x && other.trim.y === trim.y + trim.height + gutter);
    if (right && gap(bleed.right, bleed.left) >= SHORTEST) {
      const from = trim.x + trim.width + inner(bleed.right, gutter);
      const to = from + gap(bleed.right, bleed.left);
      for (const y of [trim.y, trim.y + trim.height])
        lines.push([
          { x: from, y },
          { x: to, y },
        ]);
    }
    if (below && gap(bleed.bottom, bleed.top) >= SHORTEST) {
      const from = trim.y + trim.height + inner(bleed.bottom, gutter);
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
