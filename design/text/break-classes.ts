import { type CodeRanges, within } from "./code-ranges.ts";
import { isMark } from "./letters.ts";

/**
 * Effect of a sign on line breaks: a small subset of UAX 14 (https://www.unicode.org/reports/tr14/), with ranges of our
 * own, so that every machine breaks alike.
 */
export type BreakClass =
  | "space"
  /** Breaks after it although it is not seen. */
  | "zero-space"
  /** Nothing breaks beside it. */
  | "glue"
  | "soft-hyphen"
  | "hyphen"
  /** Other dashes: breaks after them. */
  | "dash"
  | "slash"
  | "opening"
  | "closing"
  /** Closes and does not begin a line even after a space. */
  | "tight"
  | "quote"
  /** Written without spaces: breaks on both sides. */
  | "ideograph"
  /** Ideographic, but does not begin a line. */
  | "small-kana"
  | "digit"
  | "mark"
  | "letter";

const signs = new Map<number, BreakClass>();
const listed: Readonly<Partial<Record<BreakClass, string>>> = {
  space: " \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000",
  "zero-space": "\u200b",
  glue: "\u00a0\u202f\u2007\u2011\u2060\ufeff",
  "soft-hyphen": "\u00ad",
  hyphen: "-",
  dash: "\u2010\u2012\u2013\u2014\u2015",
  slash: "/",
  opening: "([{¡¿‚„「『【〔〈《（［｛",
  closing: ",.:;…‥、。，．：；％%°‰€",
  tight: "!?)]}！？）］｝」』】〕〉》",
  quote: "\"'«»‹›‘’“”",
  "small-kana": "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー々ゝゞヽヾ・",
};
for (const [name, list] of Object.entries(listed))
  for (const sign of list) signs.set(sign.codePointAt(0) ?? 0, name as BreakClass);

const ideographs: CodeRanges = [
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x3021, 0x3029],
  [0x3041, 0x30ff],
  [0x3105, 0x312f],
  [0x3131, 0x318e],
  [0x31a0, 0x31bf],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xff10, 0xff9d],
  [0x20000, 0x3fffd],
];

export function breakClass(codePoint: number): BreakClass {
  if (codePoint >= 0x30 && codePoint <= 0x39) return "digit";
  if ((codePoint >= 0x41 && codePoint <= 0x5a) || (codePoint >= 0x61 && codePoint <= 0x7a)) return "letter";
  const sign = signs.get(codePoint);
  if (sign) return sign;
  if (isMark(codePoint)) return "mark";
  return within(ideographs, codePoint) ? "ideograph" : "letter";
}

/** Break between two adjacent signs; `before` is the sign ahead of the first. */
export function breaksBetween(
  first: BreakClass,
  second: BreakClass,
  before: BreakClass | null,
): "no" | "yes" | "hyphen" {
  if (first === "zero-space") return "yes";
  if (first === "glue" || noStart.has(second)) return "no";
  const broken = afterSign(first, second, before);
  if (broken !== "no") return broken;
  return (first === "ideograph" || first === "small-kana" || second === "ideograph") && !noEnd.has(first)
    ? "yes"
    : "no";
}

function afterSign(first: BreakClass, second: BreakClass, before: BreakClass | null): "no" | "yes" | "hyphen" {
  switch (first) {
    case "soft-hyphen":
      return "hyphen";
    case "dash":
      return "yes";
    case "hyphen": // "-5" and "-x" stay whole, "Anna-Lena" does not
      return second === "letter" && isPart(before) ? "yes" : "no";
    case "slash":
      return second === "letter" && isPart(before) ? "yes" : "no";
    default:
      return "no";
  }
}

const isPart = (one: BreakClass | null) => one === "letter" || one === "digit" || one === "mark";

/** Do not begin a line, unless a space is before them. */
const noStart: ReadonlySet<BreakClass> = new Set([
  ...(["space", "zero-space", "glue", "soft-hyphen", "hyphen", "dash", "slash"] as const),
  ...(["closing", "tight", "quote", "small-kana", "mark"] as const),
]);
const noEnd: ReadonlySet<BreakClass> = new Set(["opening", "quote"] as const);
