import type { Point, Rect } from "../../../../design/geometry.ts";
import { type Axis, along, lengthOf, middleOf, type Span, spanOf } from "./span.ts";

/** In the order of the align bar. */
export const alignments = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof alignments)[number];

/** Something that can be moved, by the upright rectangle around it. */
export interface Placed {
  readonly id: string;
  readonly bounds: Rect;
}

/** How far each goes; one that rests is not in it. Whole micrometres. */
export type Moves = ReadonlyMap<string, Point>;

const rules: Readonly<Record<Alignment, readonly [Axis, (own: Span, within: Span) => number]>> = {
  left: ["x", (own, within) => within.start - own.start],
  centre: ["x", (own, within) => middleOf(within) - middleOf(own)],
  right: ["x", (own, within) => within.end - own.end],
  top: ["y", (own, within) => within.start - own.start],
  middle: ["y", (own, within) => middleOf(within) - middleOf(own)],
  bottom: ["y", (own, within) => within.end - own.end],
};

/** Brings one edge, or the middle, of all to that of a rectangle. */
export function align(items: readonly Placed[], alignment: Alignment, within: Rect): Moves {
  const [axis, way] = rules[alignment];
  const reach = spanOf(within, axis);
  return movesOf(items.map(({ id, bounds }) => [id, axis, way(spanOf(bounds, axis), reach)]));
}

/** Equal gaps, the first and the last stay. Gaps are negative where the items are longer than the space. */
export function distribute(items: readonly Placed[], axis: Axis): Moves {
  const row = inOrder(items, axis);
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last || row.length < 3) return new Map();
  const room = spanOf(last.bounds, axis).start - spanOf(first.bounds, axis).end;
  const taken = row.slice(1, -1).reduce((sum, { bounds }) => sum + lengthOf(spanOf(bounds, axis)), 0);
  const moves = withGap(row, axis, (room - taken) / (row.length - 1));
  return new Map([...moves].filter(([id]) => id !== last.id));
}

/** The same gap between neighbours, micrometres; the first stays. */
export const spaceOut = (items: readonly Placed[], axis: Axis, gap: number): Moves =>
  withGap(inOrder(items, axis), axis, gap);

/** The gap between all neighbours, as far as it is the same; null where it is not. */
export function gapBetween(items: readonly Placed[], axis: Axis): number | null {
  const spans = inOrder(items, axis).map(({ bounds }) => spanOf(bounds, axis));
  const gaps = spans.slice(1).map(({ start }, at) => start - (spans[at]?.end ?? start));
  const [first] = gaps;
  return first !== undefined && Math.max(...gaps) - Math.min(...gaps) <= 2 ? first : null;
}

/** The axis along which the items follow one another: the one on which more room is left between them. */
export function axisOf(items: readonly Placed[]): Axis {
  const room = (axis: Axis) => {
    const spans = items.map(({ bounds }) => spanOf(bounds, axis));
    const reach = Math.max(...spans.map(({ end }) => end)) - Math.min(...spans.map(({ start }) => start));
    return reach - spans.reduce((sum, span) => sum + lengthOf(span), 0);
  };
  return room("x") >= room("y") ? "x" : "y";
}

const inOrder = (items: readonly Placed[], axis: Axis): readonly Placed[] =>
  items.toSorted(
    (one, other) =>
      middleOf(spanOf(one.bounds, axis)) - middleOf(spanOf(other.bounds, axis)) || (one.id < other.id ? -1 : 1),
  );

function withGap(row: readonly Placed[], axis: Axis, gap: number): Moves {
  let at = row[0] ? spanOf(row[0].bounds, axis).start : 0;
  return movesOf(
    row.map(({ id, bounds }) => {
      const own = spanOf(bounds, axis);
      const way = at - own.start;
      at += lengthOf(own) + gap;
      return [id, axis, way];
    }),
  );
}

const movesOf = (ways: readonly (readonly [id: string, axis: Axis, way: number])[]): Moves =>
  new Map(
    ways.flatMap(([id, axis, way]) => (Math.round(way) === 0 ? [] : [[id, along(axis, Math.round(way))] as const])),
  );
