import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemBrowser } from "../../scripts/browsers.ts";
import { runTool } from "../../scripts/run-tool.ts";

/** Fetched when it is needed: the shop does not depend on it. */
const release = "lighthouse@13.5.0";

export interface LighthouseResult {
  /** Out of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds in its simulation of a phone. */
  readonly largestPaint: number;
  readonly blocked: number;
  /** Milliseconds of its phone's main thread until the page is quiet. */
  readonly mainThread: number;
  /** Compressed bytes and files of script until then. */
  readonly script: number;
  readonly files: number;
  readonly shift: number;
  /** Lighthouse's own figure of how fast this machine was meanwhile; a desktop's at rest has 1500 to 2000. */
  readonly machine: number;
  /** What it names. */
  readonly faults: readonly string[];
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly numericValue?: number;
        readonly details?: {
          readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
        };
      }
    >
  >;
}

/**
 * Lighthouse for phones as it comes: its line, its processor four times slower. A browser without a graphics card draws on the processor that is
 * measured, which no phone does: so it is told to draw as little as it can. @throws where it cannot be fetched or does not run
 */
export async function lighthouse(address: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), "passepartout-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = [
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ];
  if (systemBrowser) process.env.CHROME_PATH = systemBrowser;
  const tool = { name: "lighthouse", words: ["npx", "--yes", release, address, ...flags] };
  let ran = await runTool(tool);
  // It says itself that it sometimes misses the beginning of a page.
  for (let tries = 1; !ran.ok && tries < 3 && ran.output.includes("run Lighthouse again"); tries++)
    ran = await runTool(tool);
  if (!ran.ok) throw new Error(`lighthouse: ${ran.output.slice(-500)}`);
  const { categories, audits, environment } = JSON.parse(await readFile(file, "utf8")) as Report;
  await rm(folder, { recursive: true });
  const named = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const scripts = (audits["network-requests"]?.details?.items ?? []).filter((one) => one.resourceType === "Script");
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    largestPaint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    blocked: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    machine: environment.benchmarkIndex,
    mainThread: audits["mainthread-work-breakdown"]?.numericValue ?? Number.NaN,
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    files: scripts.length,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    faults: named.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}`] : [];
    }),
  };
}
