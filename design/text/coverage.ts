import { type CodeRanges, within } from "./code-ranges.ts";

/** The code points a font file has signs for. */
export interface Coverage {
  covers(codePoint: number): boolean;
}

/** Ranges as text: "20-7e,a0,152-153", hexadecimal, ascending. */
export function writeRanges(codePoints: Iterable<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of [...codePoints].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && codePoint <= range[1] + 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (value: number) => value.toString(16);
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(",");
}

export function readRanges(text: string): Coverage {
  const ranges = text.split(",").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return { covers: (codePoint) => within(ranges, codePoint) };
}

/**
 * Whether a font writes one letter with its marks. It may do so with the composed or with the separate signs, as the
 * shaper does; what is invisible needs no sign, and every space and hyphen has its plain one to stand in.
 */
export function writes(coverage: Coverage, letter: string): boolean {
  return hasAll(coverage, letter) || (letter > "\x7f" && hasAll(coverage, letter.normalize("NFC")));
}

function hasAll(coverage: Coverage, text: string): boolean {
  for (const sign of text) if (!hasSign(coverage, sign)) return false;
  return true;
}

/** Also as the sign without its last mark, and that mark. */
function hasSign(coverage: Coverage, sign: string): boolean {
  const codePoint = sign.codePointAt(0) ?? 0;
  if (coverage.covers(codePoint) || isInvisible(codePoint) || coverage.covers(standIn(codePoint))) return true;
  if (codePoint < 0xc0) return false;
  const separate = [...sign.normalize("NFD")];
  const last = separate.pop() ?? "";
  if (separate.length === 0 || !coverage.covers(last.codePointAt(0) ?? 0)) return false;
  return hasAll(coverage, separate.join("").normalize("NFC"));
}

/** Spaces of other widths and the hyphen that does not break (HarfBuzz draws them with the plain ones). */
function standIn(codePoint: number): number {
  if (codePoint === 0x2011) return 0x2010;
  const space = [0xa0, 0x202f, 0x205f, 0x3000].includes(codePoint) || (codePoint >= 0x2000 && codePoint <= 0x200a);
  return space ? 0x20 : codePoint;
}

/** Default ignorable code points; by ranges of our own. */
const invisible: CodeRanges = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfff8],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

export const isInvisible = (codePoint: number): boolean => codePoint >= 0xad && within(invisible, codePoint);
