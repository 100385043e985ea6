import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type LogName, logNames } from "../../core/log-names.ts";

const root = join(import.meta.dirname, "../..");
const names = Object.keys(logNames) as LogName[];

/** Names that are written out in these files, but for those that only list them. */
function namedIn(paths: readonly string[], listing: readonly string[]): ReadonlySet<string> {
  const texts = paths.filter((path) => !listing.includes(path)).map((path) => readFileSync(join(root, path), "utf8"));
  return new Set(names.filter((name) => texts.some((text) => text.includes(`"${name}"`))));
}
const files = globSync(["{core,platform,products,services,web,server}/**/*.{ts,tsx}", "e2e/*.e2e.ts"], { cwd: root });
const sources = files.filter((path) => !/\.(?:test|fixture|e2e)\./.test(path));
const tests = files.filter((path) => /\.(?:test|e2e)\./.test(path));

// Named events (core document, section 8).
test("every name that operators watch for is raised somewhere: one that nothing raises is a promise nobody keeps", () => {
  const raised = namedIn(sources, ["core/log-names.ts", "web/reading/page-context.ts", "products/offer.ts"]);
  expect(names.filter((name) => !raised.has(name))).toEqual([]);
});

test("and a test raises it, by the situation that it names", () => {
  const tested = namedIn(tests, ["platform/log/log.test.ts"]);
  expect(names.filter((name) => !tested.has(name))).toEqual([]);
});
