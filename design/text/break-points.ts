import { type BreakClass, breakClass, breaksBetween } from "./break-classes.ts";
import type { HyphenLibrary } from "./hyphens.ts";

/** A place where a line may end. */
export interface BreakPoint {
  /** Index behind the line's last sign; spaces at a break belong to no line. */
  readonly end: number;
  /** Index at which the next line begins. */
  readonly next: number;
  /** A hyphen is drawn at the end of the line. */
  readonly hyphen: boolean;
}

export interface BreakRules {
  /** Null: lines break at plain spaces and between ideographs only, as designs without a language always did. */
  readonly language: string | null;
  readonly hyphenate: boolean;
  readonly hyphens: HyphenLibrary;
}

/** Possible breaks of a paragraph, in order; the last one is its end. Empty for a paragraph without words. */
export function breakPoints(text: string, start: number, end: number, rules: BreakRules): readonly BreakPoint[] {
  const points = plainPoints(text, start, end, rules.language !== null);
  return rules.hyphenate && rules.language ? withHyphens(text, points, start, rules, rules.language) : points;
}

function plainPoints(text: string, start: number, end: number, byLanguage: boolean): readonly BreakPoint[] {
  const points: BreakPoint[] = [];
  let before: BreakClass | null = null;
  let first: BreakClass | null = null;
  /** End of the last word; -1 before the first. */
  let word = -1;
  for (let at = start; at < end; ) {
    const codePoint = text.codePointAt(at) ?? 0;
    const second = plainClass(breakClass(codePoint), codePoint, byLanguage);
    if (second !== "space" && first === "space" && word >= 0) {
      if (!(byLanguage && noLineStart(second))) points.push({ end: word, next: at, hyphen: false });
    } else if (first && first !== "space" && second !== "space") {
      const broken = needsLetters.has(first) && !isWord(before) ? "no" : breaksBetween(first, second, before);
      if (broken === "hyphen") points.push({ end: at - 1, next: at, hyphen: true });
      else if (broken === "yes") points.push({ end: at, next: at, hyphen: false });
    }
    at += codePoint > 0xffff ? 2 : 1;
    if (second !== "space") word = at;
    // A combining mark does not change its base letter's class.
    if (second !== "mark" || !first) [before, first] = [first, second];
  }
  if (word >= 0) points.push({ end: word, next: end, hyphen: false });
  return points;
}

/** With nothing before them a line would be empty. */
const needsLetters: ReadonlySet<BreakClass> = new Set(["soft-hyphen", "zero-space", "dash"]);
const isWord = (one: BreakClass | null) => one !== null && !blank.has(one);
const blank: ReadonlySet<BreakClass> = new Set(["space", "soft-hyphen", "zero-space"]);

const noLineStart = (one: BreakClass) => one === "tight" || one === "glue";

/** Without a language a text is broken as it was before languages were known. */
function plainClass(found: BreakClass, codePoint: number, byLanguage: boolean): BreakClass {
  if (byLanguage) return found;
  if (found === "space") return codePoint === 0x20 ? "space" : "letter";
  return onlyWithLanguage.has(found) ? "letter" : found;
}

const onlyWithLanguage: ReadonlySet<BreakClass> = new Set(["zero-space", "soft-hyphen", "hyphen", "dash", "slash"]);

/** Letters of the languages that are hyphenated, with what keeps a word whole: its own soft hyphens, marks, digits. */
const words = /(?:[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff\u00ad'\u2019]|[\u0300-\u036f])+/gu;
const divisible = /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff'\u2019]+$/u;

function withHyphens(
  text: string,
  points: readonly BreakPoint[],
  start: number,
  { hyphens }: BreakRules,
  language: string,
): readonly BreakPoint[] {
  const end = points.at(-1)?.end ?? start;
  const all = [...points];
  for (const { 0: word, index } of text.slice(start, end).matchAll(words)) {
    if (!divisible.test(word)) continue;
    for (const point of hyphens.points(word, language)) {
      const at = start + index + point;
      all.push({ end: at, next: at, hyphen: true });
    }
  }
  return all.sort((one, other) => one.next - other.next);
}
