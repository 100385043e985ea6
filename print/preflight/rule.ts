import type { Rect } from "../../design/geometry.ts";
import type { Expectation, PageExpectation, PartExpectation } from "./expectation.ts";
import type { Box } from "./geometry.ts";
import { micrometres, TOLERANCE } from "./geometry.ts";
import type { Inspection, PageFacts } from "./inspection.ts";

/** `skipped`: the file gave no occasion, or not enough, to judge. */
export type Verdict = "pass" | "warn" | "fail" | "skipped";

export interface Finding {
  readonly verdict: Exclude<Verdict, "pass">;
  /** The fault in one word of the rule; the message key is `preflight.<rule>.<what>`. */
  readonly what: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly place: Place | null;
}

export interface Place {
  /** From 1. */
  readonly page?: number;
  /** µm from the top left corner of the trim. */
  readonly area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Object of the file, "12 0 R". */
  readonly object?: string;
}

/** One thing a print file must fulfil. No finding means passed. */
export interface Rule {
  readonly key: string;
  check(inspection: Inspection, expectation: Expectation): readonly Finding[];
}

type Params = Finding["params"];

export const fails = (what: string, params: Params = {}, place: Place | null = null): Finding => ({
  verdict: "fail",
  what,
  params,
  place,
});
export const warns = (what: string, params: Params = {}, place: Place | null = null): Finding => ({
  verdict: "warn",
  what,
  params,
  place,
});
export const skips = (what: string, params: Params = {}, place: Place | null = null): Finding => ({
  verdict: "skipped",
  what,
  params,
  place,
});

/** A page with what it should be; `number` counts from 1. */
export interface JudgedPage {
  readonly number: number;
  readonly facts: PageFacts;
  readonly wanted: PageExpectation;
}

/** The pages that are both there and wanted. */
export function judgedPages({ pages }: Inspection, expectation: Expectation): readonly JudgedPage[] {
  return pages.flatMap((facts, index) => {
    const wanted = expectation.pages[index];
    return wanted ? [{ number: index + 1, facts, wanted }] : [];
  });
}

/** One side on a page with what it should be. */
export interface JudgedPart {
  readonly number: number;
  readonly facts: PageFacts;
  readonly part: PartExpectation;
  /** Its box, in points of the page. */
  readonly area: Box;
  /** The same without what rounding may let neighbours touch. */
  readonly core: Box;
  /** A rectangle of the expectation in points of the page. */
  box(rect: Rect): Box;
}

/** All sides of the pages that are both there and wanted. */
export function judgedParts(inspection: Inspection, expectation: Expectation): readonly JudgedPart[] {
  return judgedPages(inspection, expectation).flatMap(({ number, facts, wanted }) => {
    const bleed = facts.boxes.BleedBox;
    if (!bleed) return [];
    const box = (rect: Rect) => boxAt(bleed, rect);
    return wanted.parts.map((part) => {
      const area = box(part.area);
      return { number, facts, part, box, area, core: shrunk(area) };
    });
  });
}

const POINTS = 72 / 25400;

const boxAt = ({ left, top }: Box, { x, y, width, height }: Rect): Box => ({
  left: left + x * POINTS,
  right: left + (x + width) * POINTS,
  top: top - y * POINTS,
  bottom: top - (y + height) * POINTS,
});

const shrunk = ({ left, bottom, right, top }: Box): Box => ({
  left: left + TOLERANCE,
  bottom: bottom + TOLERANCE,
  right: right - TOLERANCE,
  top: top - TOLERANCE,
});

/** The place of a box on the trimmed sheet. */
export function placeOn(number: number, facts: PageFacts, box: Box | null): Place {
  const trim = facts.boxes.TrimBox;
  if (!box || !trim) return { page: number };
  const width = micrometres(box.right - box.left);
  const height = micrometres(box.top - box.bottom);
  const area = { x: micrometres(box.left - trim.left), y: micrometres(trim.top - box.top), width, height };
  return { page: number, area };
}

/** At most this many findings of a rule are reported, because repetitions do not help. */
export const FINDING_LIMIT = 20;

/** Letters of one line share a fault, reported once per zone and page. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  const key = ({ what, params, place }: Finding) => `${what} ${params.by} ${place?.page}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}
