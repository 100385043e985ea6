/**
 * Everything: checks, unit, long and database tests, the build, browser tests. Ends with the names of what failed, or passed only when it was
 * tried once more, and `N passed, M failed`; each check counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { keepCompiledModules } from "../platform/startup/compile-cache.ts";
import { checks } from "./checks.ts";
import { type Failure, failureLines, playwrightFailures, unexplained, vitestFailures } from "./failures.ts";
import { report, root, runTool, type Tool } from "./run-tool.ts";
import { type Counts, countsOfRun, noTests, playwrightCounts, sum, summary, vitestCounts } from "./test-counts.ts";
import { installBrowser, installPrintTools } from "./test-tools.ts";

// For the tools, and for the shops that tests start.
keepCompiledModules();
const reports = mkdtempSync(join(tmpdir(), "passepartout-reports-"));
const failures: Failure[] = [];
/** Passed only when tried once more. */
const unsteady: Failure[] = [];

const check = async (tool: Tool) => {
  const result = await runTool(tool);
  report(result);
  if (!result.ok) failures.push({ name: tool.name, message: result.output });
  return oneTest(result);
};

/**
 * Tests that wait for other processes leave room for one more beside them, and are tried once more (docs/decisions/0075): a busy machine
 * is no fault of the shop.
 */
const waiting = (project: string) =>
  project === "database" ? ["--retry=1", `--maxWorkers=${availableParallelism() + 1}`] : [];

const tests = (project: string) => {
  const file = join(reports, `${project}.json`);
  // What passed is not told.
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
  const words = ["vitest", "run", "--project", project, ...waiting(project), ...reporters];
  return counted({ name: `${project} tests`, words }, file, {
    counts: vitestCounts,
    failures: (made) => vitestFailures(made, root),
  });
};

/** Each with a database and a browser, which takes the next file when it is free: two wait so often that two cores are idle for a third of the time. */
const shops = 3;

const browserTests = () => {
  const file = join(reports, "browser.json");
  const words = ["playwright", "test", "--config", "e2e/playwright.config.ts", "--retries=1", "--reporter=dot,json"];
  const environment = { E2E_SHOPS: String(shops), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const read = { counts: playwrightCounts, failures: playwrightFailures };
  return counted({ name: "browser tests", words, environment }, file, read);
};

interface Reading {
  readonly counts: (made: unknown) => Counts;
  readonly failures: (made: unknown) => Failure[];
}

async function counted(tool: Tool, file: string, read: Reading): Promise<Counts> {
  const result = await runTool(tool);
  const made = readReport(file);
  const counts = countsOfRun(result.ok, made === null ? noTests : read.counts(made));
  const told = made === null ? [] : read.failures(made);
  const failed = told.filter(({ retried }) => !retried);
  if (counts.failed > 0 && failed.length === 0) failed.push(unexplained(tool.name, result.output));
  failures.push(...failed);
  unsteady.push(...told.filter(({ retried }) => retried));
  report({ ...result, ok: counts.failed === 0 }, failed);
  console.log(`       ${summary(counts)}`);
  return counts;
}

/** Null where there is no readable report: the tests did not get as far as running. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

const oneTest = ({ ok }: { ok: boolean }): Counts => ({ ...noTests, ...(ok ? { passed: 1 } : { failed: 1 }) });

/** One after the other, beside the other lane: two cores, two lanes. */
async function lane(steps: readonly (() => Promise<Counts>)[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await step());
  return sum(counts);
}

const tools = installPrintTools();
const browser = tools.then(installBrowser);
const build = check({ name: "build", words: ["node", "scripts/web-build.ts"] });
const besides = await Promise.all([
  lane([() => build, ...checks.map((tool) => () => check(tool)), () => tests("unit"), () => tests("long")]),
  // The longest, so that it starts first; tests that start the shop would build it, too.
  lane([() => Promise.all([tools, build]).then(() => tests("database"))]),
]);
await browser;
// With the processor to themselves: they wait for a real browser, and measure it.
const total = sum([...besides, await browserTests()]);

rmSync(reports, { recursive: true });
for (const [title, named] of [
  ["Passed only at the second try:", unsteady],
  ["Failed:", failures],
] as const)
  if (named.length > 0) console.log(["", title, ...failureLines(named, { lines: 2, most: 30 }), ""].join("\n"));
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
