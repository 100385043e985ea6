/** Letters as people count them: a sign with its marks, a flag, a family of four. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Signs that are each a letter of their own, whatever is beside them. */
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2030-\u203a]*$/;

/** Ends of a stretch's letters, ascending; the last is `end`. Empty for an empty stretch. */
export function letterStops(text: string, start: number, end: number): readonly number[] {
  const part = text.slice(start, end);
  if (plain.test(part)) return Array.from(part, (_, index) => start + index + 1);
  return Array.from(segmenter.segment(part), ({ index, segment }) => start + index + segment.length);
}
