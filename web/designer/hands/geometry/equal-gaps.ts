import type { Rect } from "../../../../design/geometry.ts";
import { type GapGuide, isSame } from "./guide.ts";
import { type Axis, lengthOf, otherAxis, overlap, type Span, spanOf } from "./span.ts";

/** The boxes beside one another along an axis, as far as they overlap this span of the other axis. */
export const rowAt = (axis: Axis, boxes: readonly Rect[], across: Span): readonly Rect[] =>
  boxes.filter((box) => overlap(spanOf(box, otherAxis(axis)), across));

/** A free space between two neighbours of a row. */
interface Gap {
  readonly between: readonly [Rect, Rect];
  readonly span: Span;
}

/** The gaps of a row from its start to its end; where boxes overlap there is none. */
export function gapsOf(axis: Axis, row: readonly Rect[]): readonly Gap[] {
  const sorted = row.toSorted((one, other) => spanOf(one, axis).start - spanOf(other, axis).start);
  const gaps: Gap[] = [];
  let last: Rect | undefined;
  for (const box of sorted) {
    const { start, end } = spanOf(box, axis);
    const before = last && spanOf(last, axis).end;
    if (last && before !== undefined && start > before) {
      gaps.push({ between: [last, box], span: { start: before, end: start } });
    }
    if (before === undefined || end > before) last = box;
  }
  return gaps;
}

/** The shortest way that makes a gap beside the moving box as wide as another of its row; null where there is none. */
export function wayToGap(axis: Axis, moving: Rect, others: readonly Rect[], tolerance: number): number | null {
  const own = spanOf(moving, axis);
  const row = rowAt(axis, others, spanOf(moving, otherAxis(axis)));
  const spans = row.map((box) => spanOf(box, axis));
  const before = Math.max(...spans.map(({ end }) => end).filter((end) => end <= own.start + tolerance));
  const after = Math.min(...spans.map(({ start }) => start).filter((start) => start >= own.end - tolerance));
  const ways = gapsOf(axis, row).flatMap(({ span }) => [
    before + lengthOf(span) - own.start,
    after - lengthOf(span) - own.end,
  ]);
  // in the middle between its neighbours
  ways.push(Math.round((before + after) / 2 - (own.start + own.end) / 2));
  return ways
    .filter((way) => Math.abs(way) <= tolerance)
    .reduce<number | null>((best, way) => (best === null || Math.abs(way) < Math.abs(best) ? way : best), null);
}

/**
 * The gaps of a row that are as wide as another of it.
 *
 * @param beside only gaps that are as wide as one beside this box
 */
export function equalGaps(axis: Axis, row: readonly Rect[], beside?: Rect): readonly GapGuide[] {
  const gaps = gapsOf(axis, row);
  const same = (one: Gap, other: Gap) => isSame(lengthOf(one.span), lengthOf(other.span));
  return gaps
    .filter((gap) => gaps.some((other) => other !== gap && same(gap, other)))
    .filter((gap) => !beside || gaps.some((own) => own.between.includes(beside) && same(gap, own)))
    .map(({ between, span }) => ({ kind: "gap", axis, gap: span, span: common(otherAxis(axis), between) }));
}

/** Where two neighbours face each other; where they do not, all that both take. */
function common(axis: Axis, [one, other]: readonly [Rect, Rect]): Span {
  const [a, b] = [spanOf(one, axis), spanOf(other, axis)];
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** All equal gaps among several boxes, each once. */
export function gapsAmong(axis: Axis, boxes: readonly Rect[]): readonly GapGuide[] {
  const found = new Map<string, GapGuide>();
  for (const box of boxes) {
    for (const guide of equalGaps(axis, rowAt(axis, boxes, spanOf(box, otherAxis(axis))), box)) {
      const key = `${guide.gap.start} ${guide.gap.end} ${guide.span.start}`;
      if (!found.has(key)) found.set(key, guide);
    }
  }
  return [...found.values()];
}
