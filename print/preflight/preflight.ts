import { type ByteSource, openFileSource } from "../byte-source.ts";
import type { Expectation } from "./expectation.ts";
import { inspect } from "./inspect.ts";
import type { PreflightReport, ReportEntry } from "./report.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/**
 * Checks a written file by all rules. Never throws on a bad file: one that cannot be opened fails the rule `readable`.
 * Reads only the start and end of photos, so that a book takes little longer than a card.
 */
export async function preflight(source: ByteSource, expectation: Expectation): Promise<PreflightReport> {
  const inspected = await inspect(source);
  if (!inspected.ok) return report(0, [entryOf("readable", unreadable(inspected.error))]);
  const { value: inspection } = inspected;
  const entries = rules.flatMap((rule) => judged(rule, rule.check(inspection, expectation)));
  return report(inspection.pages.length, [passed("readable"), ...entries]);
}

/** The same for a file on disk. */
export async function preflightFile(path: string, expectation: Expectation): Promise<PreflightReport> {
  const source = await openFileSource(path);
  try {
    return await preflight(source, expectation);
  } finally {
    await source.close();
  }
}

function judged({ key }: Rule, findings: readonly Finding[]): readonly ReportEntry[] {
  return findings.length === 0 ? [passed(key)] : findings.map((finding) => entryOf(key, finding));
}

function passed(rule: string): ReportEntry {
  return { rule, verdict: "pass", message: `preflight.${rule}.pass`, params: {}, place: null };
}

function entryOf(rule: string, { verdict, what, params, place }: Finding): ReportEntry {
  return { rule, verdict, message: `preflight.${rule}.${what}`, params: { ...params }, place: place && { ...place } };
}

function unreadable(what: string): Finding {
  return { verdict: "fail", what, params: {}, place: null };
}

function report(pages: number, entries: readonly ReportEntry[]): PreflightReport {
  const found = new Set(entries.map(({ verdict }) => verdict));
  const verdict = found.has("fail") ? "fail" : found.has("warn") ? "warn" : "pass";
  return { version: 1, verdict, pages, rules: [...entries] };
}
