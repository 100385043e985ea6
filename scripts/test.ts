/**
 * Everything: checks, unit, long and database tests, the build, browser tests. Ends with `N passed, M failed`; each check
 * counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checks } from "./checks.ts";
import { report, root, runTool, type Tool } from "./run-tool.ts";
import { type Counts, countsOfRun, noTests, playwrightCounts, sum, summary, vitestCounts } from "./test-counts.ts";
import { installTestTools } from "./test-tools.ts";

const reports = mkdtempSync(join(tmpdir(), "passepartout-reports-"));
const check = async (tool: Tool) => oneTest(await shown(tool));

const tests = (project: string) => {
  const file = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const words = ["vitest", "run", "--project", project, ...reporters];
  return counted({ name: `${project} tests`, words }, file, vitestCounts);
};

/** Half of the files each, with a shop, a database and a browser of their own: alone, each leaves one of two cores idle. */
const shops = [3999, 4009];

const browserTests = async () => {
  const halves = shops.map((port, index) => {
    const shard = `${index + 1}/${shops.length}`;
    const file = join(root, "e2e", "output", String(port), "results.json");
    rmSync(file, { force: true });
    const words = ["playwright", "test", "--config", "e2e/playwright.config.ts", `--shard=${shard}`];
    const environment = { E2E_PORT: String(port) };
    return counted({ name: `browser tests ${shard}`, words, environment }, file, playwrightCounts);
  });
  return sum(await Promise.all(halves));
};

async function counted(tool: Tool, file: string, read: (report: unknown) => Counts): Promise<Counts> {
  const { ok } = await shown(tool);
  const counts = countsOfRun(ok, readCounts(file, read));
  console.log(`       ${summary(counts)}`);
  return counts;
}

/** No readable report means that the tests did not get as far as running. */
function readCounts(file: string, read: (report: unknown) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return noTests;
  }
}

async function shown(tool: Tool) {
  const result = await runTool(tool);
  report(result);
  return result;
}

const oneTest = ({ ok }: { ok: boolean }): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** One after the other, beside the other lane: two cores, two lanes. */
async function lane(steps: readonly (() => Promise<Counts>)[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await step());
  return sum(counts);
}

const tools = installTestTools();
const build = check({ name: "build", words: ["node", "scripts/web-build.ts"] });
const besides = await Promise.all([
  lane([() => build, ...checks.map((tool) => () => check(tool)), () => tests("unit"), () => tests("long")]),
  // The longest, so that it starts first; tests that start the shop would build it, too.
  lane([() => Promise.all([tools, build]).then(() => tests("database"))]),
]);
// With the processor to themselves: they wait for a real browser, and measure it.
const total = sum([...besides, await browserTests()]);

rmSync(reports, { recursive: true });
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
