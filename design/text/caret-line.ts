import type { TextElement } from "../document.ts";
import type { Line } from "./break-lines.ts";
import { letterStops } from "./graphemes.ts";
import type { LinePart } from "./paragraph.ts";
import { eachGlyph, indent } from "./place-line.ts";
import type { TextLayout } from "./text-layout.ts";

/** A letter of a line as the caret sees it; micrometres from the left of the box. */
export interface CaretLetter {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  /** Right-to-left: the caret before it is on its right. */
  readonly turned: boolean;
}

/** Signs drawn as one, and where. */
interface Cluster {
  readonly start: number;
  readonly part: LinePart;
  left: number;
  right: number;
}

interface Placing {
  readonly text: string;
  readonly align: TextElement["align"];
  /** Of the box, micrometres. */
  readonly width: number;
  readonly layout: TextLayout;
}

/** Caret position of a line without letters. */
export const lineLeft = ({ align, width, layout }: Placing, line: Line): number =>
  indent(align, width - scaled(layout, line.width));

/** The letters of a line in the order of the text; signs drawn as one share their width. */
export function lettersOfLine(placing: Placing, line: Line): readonly CaretLetter[] {
  const { text, layout } = placing;
  const left = lineLeft(placing, line);
  const drawn = clustersOf(text, layout, line).map(({ start, part, ...edges }) => ({
    start,
    turned: isTurned(part),
    left: left + scaled(layout, edges.left),
    right: left + scaled(layout, edges.right),
  }));
  const inOrder = drawn.toSorted((one, other) => one.start - other.start);
  return inOrder.flatMap(({ start, turned, ...edges }, index) => {
    const stops = letterStops(text, start, inOrder[index + 1]?.start ?? line.end);
    const width = (edges.right - edges.left) / stops.length;
    return stops.map((end, at): CaretLetter => {
      const from = turned ? edges.right - (at + 1) * width : edges.left + at * width;
      return { start: stops[at - 1] ?? start, end, left: from, right: from + width, turned };
    });
  });
}

/** From left to right, font units. */
function clustersOf(text: string, { words }: TextLayout, line: Line): readonly Cluster[] {
  const clusters: Cluster[] = [];
  eachGlyph(text, words, line, ({ glyph, part, cluster, pen }) => {
    const right = pen + glyph.advance * part.scale;
    const last = clusters.at(-1);
    if (last?.start === cluster) last.right = right;
    else clusters.push({ start: cluster, part, left: pen, right });
  });
  return clusters;
}

/** The shaper gives what is written from right to left in the order in which it is seen. */
function isTurned({ glyphs }: LinePart): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  return first !== undefined && last !== undefined && first.cluster > last.cluster;
}

export const scaled = ({ words, size }: TextLayout, units: number): number => (units * size) / words.face.unitsPerEm;
