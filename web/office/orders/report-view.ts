import { z } from "zod";
import { type Locale, languageOf } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import type { OfficeMessages } from "../messages.ts";
import type { Words as PreflightWords } from "./words/preflight/words.generated.ts";

const entry = z.object({
  rule: z.string(),
  verdict: z.enum(["pass", "warn", "fail", "skipped"]),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  place: z
    .object({
      page: z.number().optional(),
      area: z.object({ x: z.number(), y: z.number() }).optional(),
      object: z.string().optional(),
    })
    .nullable()
    .default(null),
});
const report = z.object({ rules: z.array(entry) });

export type ReportEntry = z.infer<typeof entry>;

/** A preflight report, sorted for reading: what must be looked at first, what passed last. */
export interface ReportView {
  readonly findings: readonly ReportEntry[];
  readonly passed: readonly ReportEntry[];
  readonly failures: number;
  readonly warnings: number;
}

const weight = { fail: 0, warn: 1, skipped: 2, pass: 3 } as const;

/** @returns null for a report of a form this office does not know */
export function readReport(stored: unknown): ReportView | null {
  const read = report.safeParse(stored);
  if (!read.success) return null;
  const { rules } = read.data;
  const count = (verdict: ReportEntry["verdict"]) => rules.filter((one) => one.verdict === verdict).length;
  return {
    findings: rules
      .filter(({ verdict }) => verdict !== "pass")
      .sort((one, other) => weight[one.verdict] - weight[other.verdict]),
    passed: rules.filter(({ verdict }) => verdict === "pass"),
    failures: count("fail"),
    warnings: count("warn"),
  };
}

type ByKey<Value> = Readonly<Record<string, Value>>;
/** What a finding brings along: numbers and names. */
type FindingParams = ReportEntry["params"];
/** Each message has values of its own; a report names them. */
type Sentence = string | ((values: never) => string);

/** The rule's name; a rule without one is shown by its key. */
export const ruleName = (rule: string, { rules }: PreflightWords): string => (rules as ByKey<string>)[rule] ?? rule;

/** What was found, in a sentence; without one for it, the bare facts. */
export function findingText(
  { message, params }: Pick<ReportEntry, "message" | "params">,
  words: PreflightWords,
  locale: Locale,
): string {
  const key = message.replace(/^preflight\./, "");
  const [rule = "", what = ""] = key.split(".");
  const findings: ByKey<ByKey<Sentence>> = words.findings;
  const sentence = findings[rule]?.[what];
  if (sentence === undefined) return bareFacts(key, params);
  return typeof sentence === "string" ? sentence : sentence(valuesOf(params, words, locale) as never);
}

/** Facts as sentences have them: boxes and covers by their names, distances in millimetres. */
function valuesOf(params: FindingParams, words: PreflightWords, locale: Locale) {
  const { box, by, micrometres, identifier } = params;
  const boxes: ByKey<string> = words.boxes;
  const covers: ByKey<string> = words.covers;
  return {
    ...params,
    box: boxes[String(box)] ?? String(box),
    by: covers[String(by)] ?? String(by),
    distance: (Number(micrometres) / 1000).toLocaleString(localeOfLanguage(languageOf(locale))),
    named: Boolean(identifier),
  };
}

function bareFacts(key: string, params: FindingParams): string {
  const facts = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return [key, ...facts].join(", ");
}

/**
 * Where on the printed sheet it was found. What begins outside of the trim (a photo that reaches into the bleed) begins at
 * its edge, and what begins at the corner is the page itself.
 */
export function placeText({ place }: Pick<ReportEntry, "place">, t: OfficeMessages["report"], locale: string): string {
  const millimetres = (micrometres: number) =>
    `${(Math.max(0, micrometres) / 1000).toLocaleString(locale, { maximumFractionDigits: 0 })}\u00a0mm`;
  const { page, area, object } = place ?? {};
  const inside = area !== undefined && (area.x > 0 || area.y > 0);
  return [
    page === undefined ? null : t.page({ page }),
    inside ? t.area({ left: millimetres(area.x), top: millimetres(area.y) }) : null,
    object === undefined ? null : t.object({ name: object }),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
