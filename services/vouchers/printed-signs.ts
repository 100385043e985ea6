/** Characters of the printed gift voucher's fonts: Western and Central European letters with punctuation, € and ™. */
const written =
  /^[\n -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u0165\u0168-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]+$/;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const signsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text.normalize("NFC").replaceAll("\r\n", "\n").replaceAll("\t", " "))].map(
    ({ segment }) => segment,
  );

/** Characters that the printed gift voucher omits, such as emoji, each once. The mail shows them. */
export const signsNotPrinted = (text: string): readonly string[] => [
  ...new Set(signsOf(text).filter((sign) => !written.test(sign))),
];

/** In place of a sign that is left out, until its spaces are put right. */
const gone = "\u0000";

/** A text as it is printed: without the signs that cannot be, and without the spaces that were around them. */
export function printedText(text: string): string {
  const marked = signsOf(text).map((sign) => (written.test(sign) ? sign : gone));
  return marked
    .join("")
    .replaceAll(new RegExp(` *${gone}[ ${gone}]*`, "g"), (left, at: number, all: string) => {
      const [before, after] = [all[at - 1], all[at + left.length]];
      const stands = before && before !== "\n" && after && !/[\n.,;:!?)]/.test(after);
      return stands && left.includes(" ") ? " " : "";
    })
    .trim();
}
