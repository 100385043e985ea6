import { type Caret, type CaretMap, caretAt } from "./caret-map.ts";

/** Ways of the caret that depend on how the text is set; all others are the same in any text. */
export type CaretMove = "up" | "down" | "line-start" | "line-end";

/** A caret that goes up and down: it comes back to its column behind a short line. */
export interface MovingCaret extends Caret {
  /** Wanted position, micrometres; null: the present one. */
  readonly goal: number | null;
}

export function moveCaret(map: CaretMap, from: MovingCaret, move: CaretMove): MovingCaret {
  const line = map.lineOf(from);
  const goal = from.goal ?? map.place(from).x;
  switch (move) {
    case "up":
      return { ...(line === 0 ? caretAt(0) : map.nearestIn(line - 1, goal)), goal };
    case "down":
      return { ...(line === map.lines - 1 ? caretAt(map.text.length) : map.nearestIn(line + 1, goal)), goal };
    case "line-start":
      return { ...caretAt(map.line(line).start), goal: null };
    case "line-end":
      return { ...lineEnd(map, line), goal: null };
  }
}

function lineEnd(map: CaretMap, line: number): Caret {
  const { end } = map.line(line);
  return { index: end, upstream: line + 1 < map.lines && map.line(line + 1).start === end };
}

const words = new Intl.Segmenter("en", { granularity: "word" });
/** Words are looked for within so many signs. */
const REACH = 200;

/** The word at an index, or the text between two words. */
export function wordAt(text: string, index: number): readonly [from: number, to: number] {
  const from = Math.max(0, index - REACH);
  const around = Array.from(words.segment(text.slice(from, index + REACH)), ({ index: at, segment }) => ({
    start: from + at,
    end: from + at + segment.length,
  }));
  const found = around.find(({ start, end }) => start <= index && index < end) ?? around.at(-1);
  return found ? [found.start, found.end] : [index, index];
}

/** The printed line of a caret without the line feed behind it. */
export function lineAround(map: CaretMap, caret: Caret): readonly [from: number, to: number] {
  const { start, end } = map.line(map.lineOf(caret));
  return [start, end];
}
