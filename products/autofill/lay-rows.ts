import type { Rect, Size } from "../../design/geometry.ts";

export interface RowRules {
  readonly gap: number;
  /** Factor by which a row may be higher or lower than its photos, so that the rows fill the area: 1.2 is a fifth. */
  readonly stretch: number;
}

/** Beyond these proportions a photo is cut, or it would be a line. */
const [NARROWEST, WIDEST] = [1 / 3, 7];

/**
 * Photos of a page in rows, or columns, with the same gap everywhere; boxes in the order of the photos. The best of all
 * ways: it fills the area, cuts little off and has no photo that is much smaller than the others.
 */
export function layRows(photos: readonly Size[], area: Rect, rules: RowRules, chance: () => number): readonly Rect[] {
  const ratios = photos.map(({ width, height }) => Math.min(Math.max(width / height, NARROWEST), WIDEST));
  let best: readonly Rect[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const lengths of compositions(photos.length)) {
    const rows = block(ratios, lengths, area, rules);
    const columns = turned(
      block(
        ratios.map((one) => 1 / one),
        lengths,
        turnedRect(area),
        rules,
      ),
    );
    for (const boxes of [rows, columns]) {
      if (!boxes) continue;
      const worth = worthOf(boxes, ratios, area) + chance() * CHANCE;
      if (worth > most) [best, most] = [boxes, worth];
    }
  }
  return best;
}

/** Loss that a random choice may accept. */
const CHANCE = 0.12;

/** Rows of so many photos each. */
function block(ratios: readonly number[], lengths: readonly number[], area: Rect, { gap, stretch }: RowRules) {
  const rows = lengths.map((length, n) => {
    const from = lengths.slice(0, n).reduce((sum, one) => sum + one, 0);
    return ratios.slice(from, from + length);
  });
  const down = area.height - gap * (rows.length - 1);
  if (down <= 0) return null;
  // The height of all rows as a line: `per` for each micrometre of width, less what the gaps in the rows take.
  const sums = rows.map((row) => row.reduce((sum, ratio) => sum + ratio, 0));
  const per = sums.reduce((sum, one) => sum + 1 / one, 0);
  const lost = rows.reduce((sum, row, n) => sum + (gap * (row.length - 1)) / (sums[n] ?? 1), 0);
  const natural = area.width * per - lost;
  if (natural <= 0) return null;
  const factor = Math.min(Math.max(down / natural, 1 / stretch), stretch);
  const width = factor * natural > down ? Math.floor((down / factor + lost) / per) : area.width;
  const heights = rows.map((row, n) => Math.floor((factor * (width - gap * (row.length - 1))) / (sums[n] ?? 1)));
  const height = heights.reduce((sum, one) => sum + one, gap * (rows.length - 1));
  const left = area.x + Math.floor((area.width - width) / 2);
  let y = area.y + Math.max(Math.floor((area.height - height) / 2), 0);
  const boxes: Rect[] = [];
  for (const [n, row] of rows.entries()) {
    const free = width - gap * (row.length - 1);
    let x = left;
    for (const [at, ratio] of row.entries()) {
      const isLast = at === row.length - 1;
      const wide = isLast ? left + width - x : Math.floor((free * ratio) / (sums[n] ?? 1));
      boxes.push({ x, y, width: wide, height: heights[n] ?? 0 });
      x += wide + gap;
    }
    y += (heights[n] ?? 0) + gap;
  }
  return boxes.every((box) => box.width > 0 && box.height > 0) ? boxes : null;
}

function worthOf(boxes: readonly Rect[], ratios: readonly number[], area: Rect): number {
  const areas = boxes.map(({ width, height }) => width * height);
  const sum = areas.reduce((one, other) => one + other, 0);
  const shown = boxes.map(({ width, height }, n) => {
    const fit = width / height / (ratios[n] ?? 1);
    return Math.min(fit, 1 / fit);
  });
  const whole = shown.reduce((one, other) => one + other, 0) / boxes.length;
  const smallest = Math.min(...areas) / (sum / boxes.length);
  return sum / (area.width * area.height) + 1.5 * whole + 0.5 * smallest;
}

/** All ways to write a number as a sum, in order; of very many the even ones. */
function compositions(count: number): readonly (readonly number[])[] {
  if (count > 9) return [2, 3, 4].map((row) => evenly(count, Math.ceil(count / row)));
  const ways: (readonly number[])[] = [];
  for (let cuts = 0; cuts < 2 ** (count - 1); cuts++) {
    const lengths = [1];
    for (let at = 0; at < count - 1; at++) {
      if ((cuts >> at) & 1) lengths.push(1);
      else lengths.push((lengths.pop() ?? 0) + 1);
    }
    ways.push(lengths);
  }
  return ways;
}

const evenly = (count: number, rows: number) =>
  Array.from({ length: rows }, (_, n) => Math.floor(((n + 1) * count) / rows) - Math.floor((n * count) / rows));

const turnedRect = ({ x, y, width, height }: Rect): Rect => ({ x: y, y: x, width: height, height: width });
const turned = (boxes: readonly Rect[] | null) => boxes?.map(turnedRect) ?? null;
