import { type Caret, type CaretMap, caretAt } from "./caret-map.ts";
import { letterBefore, nextLetter } from "./graphemes.ts";

/** What is selected: from where it was begun to where the caret is. */
export interface TextSelection {
  readonly anchor: number;
  readonly caret: Caret;
  /** Where the caret wants to be while it goes up and down, micrometres; null: where it is. */
  readonly goal: number | null;
}

export type CaretMove =
  | "left"
  | "right"
  | "word-left"
  | "word-right"
  | "up"
  | "down"
  | "line-start"
  | "line-end"
  | "text-start"
  | "text-end";

export const selectionAt = (index: number): TextSelection => ({ anchor: index, caret: caretAt(index), goal: null });

/** The selected stretch, in the order of the text. */
export const rangeOf = ({ anchor, caret }: TextSelection): readonly [from: number, to: number] =>
  anchor <= caret.index ? [anchor, caret.index] : [caret.index, anchor];

/** Moves the caret, with or without what was selected. */
export function moveCaret(map: CaretMap, selection: TextSelection, move: CaretMove, extend: boolean): TextSelection {
  const [from, to] = rangeOf(selection);
  // Without Shift a selection is left at the end towards which one goes.
  if (!extend && from !== to && (move === "left" || move === "right")) return selectionAt(move === "left" ? from : to);
  const vertical = move === "up" || move === "down";
  const goal = vertical ? (selection.goal ?? map.place(selection.caret).x) : null;
  const caret = moved(map, selection.caret, move, goal ?? 0);
  return { anchor: extend ? selection.anchor : caret.index, caret, goal };
}

function moved(map: CaretMap, caret: Caret, move: CaretMove, goal: number): Caret {
  const { text } = map;
  const line = map.lineOf(caret);
  switch (move) {
    case "left":
      return caretAt(letterBefore(text, caret.index));
    case "right":
      return caretAt(nextLetter(text, caret.index));
    case "word-left":
      return caretAt(wordLeft(text, caret.index));
    case "word-right":
      return caretAt(wordRight(text, caret.index));
    case "up":
      return line === 0 ? caretAt(0) : map.nearestIn(line - 1, goal);
    case "down":
      return line === map.lines - 1 ? caretAt(text.length) : map.nearestIn(line + 1, goal);
    case "line-start":
      return caretAt(map.line(line).start);
    case "line-end":
      return lineEnd(map, line);
    case "text-start":
      return caretAt(0);
    case "text-end":
      return caretAt(text.length);
  }
}

function lineEnd(map: CaretMap, line: number): Caret {
  const { end } = map.line(line);
  return { index: end, upstream: line + 1 < map.lines && map.line(line + 1).start === end };
}

const words = new Intl.Segmenter("en", { granularity: "word" });
/** Words are looked for within so many signs. */
const REACH = 200;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
}

function wordsAround(text: string, index: number): readonly Word[] {
  const from = Math.max(0, index - REACH);
  return Array.from(words.segment(text.slice(from, index + REACH)), ({ index: at, segment, isWordLike }) => ({
    start: from + at,
    end: from + at + segment.length,
    isWord: isWordLike ?? false,
  }));
}

const wordLeft = (text: string, index: number) =>
  wordsAround(text, index).findLast(({ start, isWord }) => isWord && start < index)?.start ?? 0;
const wordRight = (text: string, index: number) =>
  wordsAround(text, index).find(({ end, isWord }) => isWord && end > index)?.end ?? text.length;

/** The word at an index, or the spaces between two. */
export function wordAt(text: string, index: number): readonly [from: number, to: number] {
  const around = wordsAround(text, index);
  const found = around.find(({ start, end }) => start <= index && index < end) ?? around.at(-1);
  return found ? [found.start, found.end] : [index, index];
}

/** The printed line of a caret without the line feed behind it. */
export function lineAround(map: CaretMap, caret: Caret): readonly [from: number, to: number] {
  const { start, end } = map.line(map.lineOf(caret));
  return [start, end];
}
