/** Letters as people count them: a sign with its marks, a flag, a family of four. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Signs that are each a letter of their own, whatever is beside them. */
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2030-\u203a]*$/;

/** Where the letters of a stretch end, ascending; the last is `end`. Empty for an empty stretch. */
export function letterStops(text: string, start: number, end: number): readonly number[] {
  const part = text.slice(start, end);
  if (plain.test(part)) return Array.from(part, (_, index) => start + index + 1);
  return Array.from(segmenter.segment(part), ({ index, segment }) => start + index + segment.length);
}

/** How far around an index letters are looked at: no letter is longer. */
const REACH = 64;

/** The end of the letter that begins at an index, or the text's end. */
export function nextLetter(text: string, index: number): number {
  return letterStops(text, index, Math.min(text.length, index + REACH))[0] ?? text.length;
}

/** The beginning of the letter that ends at an index, or the text's beginning. */
export function letterBefore(text: string, index: number): number {
  const from = Math.max(0, index < 2 ? 0 : text.lastIndexOf("\n", index - 2) + 1, index - REACH);
  return letterStops(text, from, index).at(-2) ?? Math.min(from, index);
}

/** The index itself, or the nearest one before it at which a letter begins. */
export function letterStart(text: string, index: number): number {
  const at = Math.min(Math.max(0, index), text.length);
  const before = letterBefore(text, at);
  return at === 0 || nextLetter(text, before) === at ? at : before;
}
