import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../../scripts/run-tool.ts";
import { chromiumPath } from "./browser.ts";

/** Fetched when it is needed: the shop does not depend on it. */
const release = "lighthouse@13.5.0";

export interface LighthouseResult {
  /** Out of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds in its simulation of a phone. */
  readonly largestPaint: number;
  readonly blocked: number;
  /** How many times slower its processor was than this one. */
  readonly slowdown: number;
  /** What it names. */
  readonly faults: readonly string[];
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
}

/**
 * How fast the processor of a middling phone is, on the scale on which Lighthouse says the speed of this one while it measures
 * (`benchmarkIndex`). Its fixed slowdown of 4 is meant for desktop machines at rest, 1500 to 2000; source: docs/throttling.md of Lighthouse.
 */
const phoneSpeed = 400;
let slowdown = 4;

/** Lighthouse for phones. The processor is slowed by what this machine could do in the look before. @throws where it cannot be fetched or does not run */
export async function lighthouse(address: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), "passepartout-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = [
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  if (chromiumPath) process.env.CHROME_PATH = chromiumPath;
  const tool = { name: "lighthouse", words: ["npx", "--yes", release, address, ...flags] };
  let ran = await runTool(tool);
  // It says itself that it sometimes misses the beginning of a page.
  for (let tries = 1; !ran.ok && tries < 3 && ran.output.includes("run Lighthouse again"); tries++)
    ran = await runTool(tool);
  if (!ran.ok) throw new Error(`lighthouse: ${ran.output.slice(-500)}`);
  const { categories, audits, environment } = JSON.parse(await readFile(file, "utf8")) as Report;
  await rm(folder, { recursive: true });
  const slowed = slowdown;
  slowdown = Math.max(1, environment.benchmarkIndex / phoneSpeed);
  const named = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    largestPaint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    blocked: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    slowdown: slowed,
    faults: named.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}`] : [];
    }),
  };
}
