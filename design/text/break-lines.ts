import type { BreakPoint } from "./break-points.ts";
import { hasHyphen, type LinePart, lineParts, type Paragraph, roughWidth } from "./paragraph.ts";

/** One line of text: its range in the text (without the spaces at the break), and its glyphs. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** In the order of the text. */
  readonly parts: readonly LinePart[];
  /** Units of the first font. */
  readonly width: number;
  /** It has a part of a word that is wider than the line, broken between letters or too wide even for one. */
  readonly forced: boolean;
}

/**
 * Breaks a paragraph into lines of at most `width` units of the first font, each as full as it can be. What is wider
 * than a line although it may not be broken is broken between letters; a single letter may still be too wide.
 */
export function breakLines(paragraph: Paragraph, width: number): readonly Line[] {
  const { points, start } = paragraph;
  if (points.length === 0) return [{ start, end: start, parts: [], width: 0, forced: false }];
  const lines: Line[] = [];
  for (let [from, first] = [start, 0]; first < points.length; ) {
    const full = fullLine(paragraph, from, first, width);
    const line = full?.line ?? forcedLine(paragraph, from, stopAt(points, first), width);
    lines.push(line);
    [from, first] = full ? [full.point.next, full.index + 1] : after(points, first, line.end);
  }
  return lines;
}

interface FullLine {
  readonly line: Line;
  readonly point: BreakPoint;
  readonly index: number;
}

/** The line from `from` to the last place that fits; null when not even the first one does. */
function fullLine(paragraph: Paragraph, from: number, first: number, width: number): FullLine | null {
  const { points } = paragraph;
  const exact = (index: number): FullLine | null => {
    const point = points[index];
    if (!point || (point.hyphen && !hasHyphen(paragraph, point.end))) return null;
    const line = lineTo(paragraph, from, point.end, point.hyphen);
    return line.width <= width ? { line, point, index } : null;
  };
  return lastFitting(paragraph, from, [first, points.length - 1], (index) => points[index]?.end ?? from, width, exact);
}

/** End of a word that no hyphen divides well enough. */
function stopAt(points: readonly BreakPoint[], first: number): number {
  for (let index = first; ; index += 1) {
    const point = points[index];
    if (!point?.hyphen) return point?.end ?? 0;
  }
}

/** Continuation of the text after a line that ended between two letters. */
function after(points: readonly BreakPoint[], first: number, end: number): [from: number, first: number] {
  let [from, index] = [end, first];
  for (let point = points[index]; point && point.end <= end; point = points[index]) {
    if (point.end === end && !point.hyphen) from = point.next;
    index += 1;
  }
  return [from, index];
}

/** As many letters as fit, but at least one. */
function forcedLine(paragraph: Paragraph, from: number, stop: number, width: number): Line {
  const ends = letterEnds(paragraph);
  const endOf = (index: number) => Math.min(ends[index] ?? stop, stop);
  const first = indexOfFirst(ends, from);
  const exact = (index: number) => {
    const line = lineTo(paragraph, from, endOf(index), false);
    return line.width <= width ? line : null;
  };
  const found = lastFitting(paragraph, from, [first, indexOfFirst(ends, stop - 1)], endOf, width, exact);
  return { ...(found ?? lineTo(paragraph, from, endOf(first), false)), forced: true };
}

const knownEnds = new WeakMap<Paragraph, readonly number[]>();

/** Ends of letters, as the shaper joined them. */
function letterEnds(paragraph: Paragraph): readonly number[] {
  const known = knownEnds.get(paragraph);
  if (known) return known;
  const { start, end, clusters } = paragraph;
  const ends: number[] = [];
  for (let at = start + 1; at < end; at += 1) if (clusters[at - start + 1] !== clusters[at - start]) ends.push(at);
  ends.push(end);
  knownEnds.set(paragraph, ends);
  return ends;
}

/** Index of the first number above `value`; numbers ascend. */
function indexOfFirst(numbers: readonly number[], value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Ends beside a cut may make a line narrower than it seems by less than this many ems. */
const DOUBT = 1;
/** So many places are tried one by one before the range is halved. */
const FEW = 8;

/**
 * The last of a range of places, ascending in the text, that fits. Widths of the paragraph say which places cannot fit
 * and which surely do; only those between are shaped.
 */
function lastFitting<Found>(
  paragraph: Paragraph,
  from: number,
  [first, last]: readonly [first: number, last: number],
  endOf: (place: number) => number,
  width: number,
  exact: (place: number) => Found | null,
): Found | null {
  const doubt = DOUBT * (paragraph.runs[0]?.face.unitsPerEm ?? 0) + 2 * Math.abs(paragraph.tracking);
  let [low, high] = [first - 1, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (roughWidth(paragraph, from, endOf(middle)) <= width + doubt) low = middle;
    else high = middle - 1;
  }
  for (let place = low; place >= Math.max(first, low - FEW); place -= 1) {
    const found = exact(place);
    if (found) return found;
  }
  return lastByHalves(first, low - FEW - 1, exact);
}

function lastByHalves<Found>(first: number, last: number, exact: (place: number) => Found | null): Found | null {
  let best: Found | null = null;
  for (let [low, high] = [first, last]; low <= high; ) {
    const middle = Math.floor((low + high) / 2);
    const found = exact(middle);
    if (found) [best, low] = [found, middle + 1];
    else high = middle - 1;
  }
  return best;
}

function lineTo(paragraph: Paragraph, start: number, end: number, hyphen: boolean): Line {
  const parts = lineParts(paragraph, start, end, hyphen);
  const glyphs = parts.reduce((sum, part) => sum + part.width, 0);
  const width = glyphs + paragraph.tracking * Math.max(0, clustersOf(parts) - 1);
  return { start, end, parts, width, forced: false };
}

function clustersOf(parts: readonly LinePart[]): number {
  let count = 0;
  for (const { glyphs } of parts)
    for (const [index, { cluster }] of glyphs.entries()) if (cluster !== glyphs[index - 1]?.cluster) count += 1;
  return count;
}
