import type { TextElement } from "../document.ts";
import type { Point, Rect, Size } from "../geometry.ts";
import { type CaretLetter, lettersOfLine, lineLeft, scaled } from "./caret-line.ts";
import { letterStops } from "./graphemes.ts";
import { type LaidOutText, layoutText, type TextLayout } from "./text-layout.ts";
import type { TextMaterial } from "./text-setting.ts";

/** A place between two letters. Where a line breaks without a space, `upstream` is the end of the first line. */
export interface Caret {
  /** Into the text, between letters as people count them. */
  readonly index: number;
  readonly upstream: boolean;
}

/** Position of the caret, micrometres from the top left of the box, before the box is rotated. */
export interface CaretPlace {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly line: number;
}

/** A line of the box with its letters, also the spaces it was broken at. */
export interface CaretLine {
  /** First and last index of the caret in this line. */
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Position of the caret without letters. */
  readonly left: number;
  /** In the order of the text. */
  readonly letters: readonly CaretLetter[];
}

/** Positions of all letters of a text box. Lines are measured on demand. */
export interface CaretMap {
  readonly text: string;
  readonly lines: number;
  /** As printed, micrometres. */
  readonly size: number;
  line(index: number): CaretLine;
  /** Line number of a caret. */
  lineOf(caret: Caret): number;
  place(caret: Caret): CaretPlace;
  nearest(point: Point): Caret;
  /** The nearest place of one line. */
  nearestIn(line: number, x: number): Caret;
  /** Rectangles of a selection, one per stretch; a selected line end is a narrow one. */
  rects(from: number, to: number): readonly Rect[];
}

export const caretAt = (index: number): Caret => ({ index, upstream: false });

/**
 * The carets of a text as `compileText` sets it, in the same box and size.
 *
 * @param box micrometres
 * @returns null when no font is loaded
 */
export function caretMap(
  text: LaidOutText & Pick<TextElement, "text">,
  box: Size,
  material: TextMaterial,
): CaretMap | null {
  const layout = layoutText(text, box, material);
  return layout && mapOf(text, box, layout);
}

function mapOf({ text, align }: LaidOutText, { width }: Size, layout: TextLayout): CaretMap {
  const made: CaretLine[] = [];
  const bounds = boundsOf(text, layout);
  const line = (index: number): CaretLine => {
    made[index] ??= lineAt({ text, align, width, layout }, index, bounds);
    return made[index];
  };
  const lineOf = ({ index, upstream }: Caret): number => {
    const last = bounds.starts.findLastIndex((start) => start <= index);
    const before = last - 1;
    return upstream && before >= 0 && bounds.ends[before] === index ? before : Math.max(0, last);
  };
  const nearestIn = (index: number, x: number): Caret => {
    const { start, end, left, letters } = line(index);
    let [best, distance] = [start, Math.abs(x - (letters[0] ? before(letters[0]) : left))];
    for (const letter of letters) {
      const away = Math.abs(x - after(letter));
      if (away < distance) [best, distance] = [letter.end, away];
    }
    return { index: best, upstream: best === end && best === bounds.starts[index + 1] };
  };
  const place = (caret: Caret): CaretPlace => {
    const at = lineOf(caret);
    const { letters, left, top, bottom } = line(at);
    return { x: xOf(letters, left, caret.index), top, bottom, line: at };
  };
  return {
    text,
    lines: layout.lines.length,
    size: layout.size,
    line,
    lineOf,
    place,
    nearestIn,
    nearest: ({ x, y }) => nearestIn(nearestLine(layout, y), x),
    rects: (from, to) => layout.lines.flatMap((_, index) => rectsOf(line, bounds, index, from, to)),
  };
}

const before = ({ left, right, turned }: CaretLetter) => (turned ? right : left);
const after = ({ left, right, turned }: CaretLetter) => (turned ? left : right);

function xOf(letters: readonly CaretLetter[], left: number, index: number): number {
  const letter = letters.find(({ start, end }) => start <= index && index < end);
  if (letter) return before(letter);
  const last = letters.at(-1);
  return last && index >= last.end ? after(last) : left;
}

/** First and last places of the caret in every line. */
interface Bounds {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Spaces at a break belong to the line before it; a line feed to none. */
function boundsOf(text: string, { lines }: TextLayout): Bounds {
  const starts = lines.map(({ start }) => start);
  const ends = lines.map(({ end }, index) => {
    const next = starts[index + 1] ?? text.length;
    const feed = text.indexOf("\n", end);
    if (feed >= end && feed < next) return feed;
    return index === lines.length - 1 ? text.length : next > end ? next - 1 : end;
  });
  return { starts, ends };
}

function lineAt(placing: Parameters<typeof lettersOfLine>[0], index: number, { starts, ends }: Bounds): CaretLine {
  const { layout, text, width } = placing;
  const line = layout.lines[index];
  if (!line) throw new Error(`no line ${index}`);
  const { face, lineHeight } = layout.words;
  const [start = 0, end = 0] = [starts[index], ends[index]];
  const letters = lettersOfLine(placing, line);
  const left = lineLeft(placing, line);
  const from = letters.at(-1);
  const top = layout.top + scaled(layout, index * lineHeight);
  return {
    start,
    end,
    left,
    top,
    bottom: top + scaled(layout, face.ascender - face.descender),
    letters: [...letters, ...hanging(text, line.end, end, from ? after(from) : left, width, layout)],
  };
}

/** Spaces behind the last word; they push the caret on as far as the box goes. */
function hanging(text: string, from: number, to: number, left: number, width: number, layout: TextLayout) {
  if (from >= to) return [];
  const { words } = layout;
  const paragraph = words.paragraphs.findLast(({ start }) => start <= from);
  const pen = (index: number) => paragraph?.pen[index - paragraph.start] ?? 0;
  const most = Math.max(left, width);
  const at = (index: number) =>
    Math.min(most, left + scaled(layout, pen(index) - pen(from) + (index - from) * words.tracking));
  return letterStops(text, from, to).map((end, index, ends): CaretLetter => {
    const start = ends[index - 1] ?? from;
    return { start, end, left: at(start), right: at(end), turned: false };
  });
}

/** The line whose middle is nearest. */
function nearestLine({ words, lines, top, ...layout }: TextLayout, y: number): number {
  const { face, lineHeight } = words;
  const scale = layout.size / face.unitsPerEm;
  const middle = top + ((face.ascender - face.descender) / 2) * scale;
  const index = lineHeight > 0 ? Math.round((y - middle) / (lineHeight * scale)) : 0;
  return Math.min(Math.max(0, index), lines.length - 1);
}

/** Width of a selected line end, as a share of its height. */
const FEED = 0.2;

function rectsOf(
  line: (index: number) => CaretLine,
  { starts, ends }: Bounds,
  index: number,
  from: number,
  to: number,
): readonly Rect[] {
  const [start = 0, end = 0] = [starts[index], ends[index]];
  if (to <= start || from > end || from === to) return [];
  const { letters, left, top, bottom } = line(index);
  const covered = letters.filter((letter) => letter.start < to && letter.end > from);
  const spans = joined(covered.toSorted((one, other) => one.left - other.left));
  const feeds = from <= end && to > end && (starts[index + 1] ?? 0) > end;
  const feedAt = xOf(letters, left, end);
  const all = feeds && covered.length === 0 ? [{ left: feedAt, right: feedAt + (bottom - top) * FEED }] : spans;
  return all.map((span) => ({ x: span.left, y: top, width: span.right - span.left, height: bottom - top }));
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Gaps of spaced letters are covered too. */
function joined(letters: readonly CaretLetter[]): readonly Span[] {
  const spans: Span[] = [];
  let last: CaretLetter | undefined;
  for (const letter of letters) {
    const span = spans.at(-1);
    const follows = last && (last.end === letter.start || last.start === letter.end);
    if (span && follows) spans[spans.length - 1] = { left: span.left, right: Math.max(span.right, letter.right) };
    else spans.push({ left: letter.left, right: letter.right });
    last = letter;
  }
  return spans;
}
