import { type CodeRanges, within } from "./code-ranges.ts";

/** Combining marks, joiners, variation selectors, skin tones and tags: they belong to the sign before them. */
const marks: CodeRanges = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5bd],
  [0x5bf, 0x5bf],
  [0x5c1, 0x5c2],
  [0x5c4, 0x5c5],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6dc],
  [0x93c, 0x93c],
  [0x93e, 0x94d],
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200c, 0x200d],
  [0x20d0, 0x20ff],
  [0x302a, 0x302f],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0x1f3fb, 0x1f3ff],
  [0xe0020, 0xe007f],
  [0xe0100, 0xe01ef],
];

export const isMark = (codePoint: number): boolean => codePoint >= 0x300 && within(marks, codePoint);

const JOINER = 0x200d;
const isFlag = (codePoint: number) => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff;

/** Index behind the letter (a sign with the marks on it) that begins at `start`; always at least one further. */
export function letterEnd(text: string, start: number): number {
  const first = text.codePointAt(start) ?? 0;
  let end = start + width(first);
  if (isFlag(first) && isFlag(text.codePointAt(end) ?? 0)) return end + 2;
  for (let last = first; end < text.length; ) {
    const next = text.codePointAt(end) ?? 0;
    // A joiner ties pictures together, not words.
    if (!isMark(next) && !(last === JOINER && next >= 0x2190)) break;
    end += width(next);
    last = next;
  }
  return end;
}

const width = (codePoint: number) => (codePoint > 0xffff ? 2 : 1);
