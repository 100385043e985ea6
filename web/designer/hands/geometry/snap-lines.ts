import type { Rect } from "../../../../design/geometry.ts";
import { type Guide, isSame } from "./guide.ts";
import { type Axis, middleOf, type Span, spanOf } from "./span.ts";

/** A side as far as elements snap to it. */
export interface SnapSide {
  readonly trim: Rect;
  /** Openings that faces and text should keep to. */
  readonly safe: readonly Rect[];
}

/** A line that edges snap to, and middles where it is one. */
export interface SnapLine {
  readonly at: number;
  readonly isMiddle: boolean;
}

/** All lines of an axis: edges and middles of the side and of every other box, edges of safe zones. */
export function linesOf(axis: Axis, { trim, safe }: SnapSide, others: readonly Rect[]): readonly SnapLine[] {
  const edges = [trim, ...safe, ...others].flatMap((rect) => {
    const { start, end } = spanOf(rect, axis);
    return [start, end];
  });
  const middles = [trim, ...others].map((rect) => middleOf(spanOf(rect, axis)));
  return [...edges.map((at) => ({ at, isMiddle: false })), ...middles.map((at) => ({ at, isMiddle: true }))];
}

/** The places of what is moved that look for a line. */
export interface Seeking {
  readonly edges: readonly number[];
  readonly middle: number | null;
}

export const wholeSpan = (span: Span): Seeking => ({ edges: [span.start, span.end], middle: middleOf(span) });

/** The shortest way to a line, no longer than the tolerance; null where there is none. */
export function wayToLine(seeking: Seeking, lines: readonly SnapLine[], tolerance: number): number | null {
  let best: number | null = null;
  const consider = (way: number) => {
    if (Math.abs(way) <= tolerance && (best === null || Math.abs(way) < Math.abs(best))) best = way;
  };
  for (const { at, isMiddle } of lines) {
    for (const edge of seeking.edges) consider(at - edge);
    if (isMiddle && seeking.middle !== null) consider(at - seeking.middle);
  }
  return best;
}

/** The lines that something at rest shares, each once. */
export function sharedLines(axis: Axis, seeking: Seeking, lines: readonly SnapLine[]): readonly Guide[] {
  const shared: number[] = [];
  for (const { at, isMiddle } of lines) {
    const meets =
      seeking.edges.some((edge) => isSame(edge, at)) ||
      (isMiddle && seeking.middle !== null && isSame(seeking.middle, at));
    if (meets && !shared.some((known) => isSame(known, at))) shared.push(at);
  }
  return shared.map((at) => ({ kind: "line", axis, at }));
}
