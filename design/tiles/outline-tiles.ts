import type { Rect } from "../geometry.ts";
import type { Outline } from "../outline.ts";
import { shareOut } from "./grid-tree.ts";
import { areaLeftOf, type Band, bandOf, linesOf, type OutlineLines, type Stretch } from "./outline-bands.ts";
import type { FramedTile } from "./read-tiles.ts";

/**
 * Tiles in rows over an outline that cuts them: each shows a similar area within its row, and none is outside. They are
 * exactly `gap` apart, except at holes of the outline.
 */
export function outlineTiles(ids: readonly string[], outline: Outline, box: Rect, gap: number): readonly FramedTile[] {
  const lines = linesOf(outline, box);
  const { bands, counts } = bestBands(ids.length, lines, gap);
  return shareOut(ids, counts).flatMap((row, at) => {
    const band = bands[at];
    return band ? tilesOfBand(row, band, gap) : [];
  });
}

interface Rows {
  readonly bands: readonly Band[];
  readonly counts: readonly number[];
}

/** The number of rows whose tiles are least narrow. */
function bestBands(count: number, lines: OutlineLines, gap: number): Rows {
  let best: (Rows & { badness: number }) | null = null;
  const most = Math.min(count, Math.max(1, Math.ceil(2.5 * Math.sqrt(count))));
  for (let rows = 1; rows <= most; rows += 1) {
    const bands = bandsOf(lines, rows, gap);
    const counts = countsOf(count, bands);
    if (!counts) continue;
    const badness = bands.reduce((sum, band, at) => sum + badnessOf(band, counts[at] ?? 1, gap), 0) / count;
    if (!best || badness < best.badness) best = { bands, counts, badness };
  }
  if (!best) throw new Error("an outline with one row has room for any number of tiles");
  return best;
}

function bandsOf(lines: OutlineLines, rows: number, gap: number): readonly Band[] {
  const { y, height } = lines.box;
  const free = height - gap * (rows - 1);
  return Array.from({ length: rows }, (_, row) => {
    const [from, to] = [Math.round((free * row) / rows), Math.round((free * (row + 1)) / rows)];
    return bandOf(lines, y + from + gap * row, to - from);
  });
}

/** Tiles per row by its visible area, at least one for each stretch; null where there are too few tiles. */
function countsOf(count: number, bands: readonly Band[]): readonly number[] | null {
  const least = bands.map(({ stretches }) => stretches.length);
  if (least.some((one) => one === 0)) return null;
  return apportion(
    count,
    bands.map((band) => band.stretches.reduce((sum, one) => sum + areaLeftOf(band, one, one.to), 0)),
    least,
  );
}

/** Shares a number out by weights, each at least its least; null where that is impossible. */
export function apportion(
  count: number,
  weights: readonly number[],
  least: readonly number[],
): readonly number[] | null {
  if (least.reduce((sum, one) => sum + one, 0) > count) return null;
  const counts = [...least];
  for (let left = count - counts.reduce((sum, one) => sum + one, 0); left > 0; left -= 1) {
    // the place with the most weight for each of its own gets the next
    const next = counts.reduce((found, own, at) => {
      const [a, b] = [(weights[at] ?? 0) / (own + 0.5), (weights[found] ?? 0) / ((counts[found] ?? 0) + 0.5)];
      return a > b ? at : found;
    }, 0);
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}

function badnessOf({ stretches, height }: Band, count: number, gap: number): number {
  const width = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const each = Math.max((width - gap * (count - stretches.length)) / count, 1);
  const ratio = each / height / 1.1;
  return count * Math.max(ratio, 1 / ratio);
}

function tilesOfBand(ids: readonly string[], band: Band, gap: number): readonly FramedTile[] {
  const { stretches } = band;
  const weights = stretches.map((one) => areaLeftOf(band, one, one.to));
  const counts = apportion(
    ids.length,
    weights,
    stretches.map(() => 1),
  );
  if (!counts) throw new Error("a row has a tile for each of its stretches");
  return shareOut(ids, counts).flatMap((own, at) => {
    const stretch = stretches[at];
    return stretch ? tilesOfStretch(own, band, stretch, gap) : [];
  });
}

function tilesOfStretch(ids: readonly string[], band: Band, stretch: Stretch, gap: number): readonly FramedTile[] {
  const [left, right] = [Math.floor(stretch.from), Math.ceil(stretch.to)];
  const kept = Math.min(
    gap,
    Math.max(0, Math.floor((right - left - 2_000 * ids.length) / Math.max(ids.length - 1, 1))),
  );
  const whole = areaLeftOf(band, stretch, stretch.to);
  const middles = ids.slice(1).map((_, at) => cutAt(band, stretch, (whole * (at + 1)) / ids.length));
  const starts = spread(
    middles.map((x) => Math.round(x + kept / 2)),
    left,
    right,
    kept,
    ids.length,
  );
  return ids.map((id, at) => {
    const x = starts[at] ?? left;
    const end = (starts[at + 1] ?? right + kept) - kept;
    return { id, frame: { x, y: band.y, width: end - x, height: band.height } };
  });
}

/** The x that has the wanted area of a stretch on its left. */
function cutAt(band: Band, stretch: Stretch, wanted: number): number {
  let [low, high] = [stretch.from, stretch.to];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (areaLeftOf(band, stretch, middle) < wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** Starts of tiles that leave each at least 1 mm, whatever the area says. */
function spread(wanted: readonly number[], left: number, right: number, gap: number, count: number): readonly number[] {
  const least = Math.max(1, Math.min(1_000, Math.floor((right - left - gap * (count - 1)) / count)));
  const starts = [left];
  for (const [at, want] of wanted.entries()) {
    const after = (starts[at] ?? left) + least + gap;
    const before = right - (count - 1 - at) * least - (count - 2 - at) * gap;
    starts.push(Math.min(Math.max(want, after), before));
  }
  return starts;
}
