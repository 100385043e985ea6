import { expect, test } from "vitest";
import { failureLines, playwrightFailures, unexplained, vitestFailures } from "./failures.ts";

const passed = { ancestorTitles: [], title: "well", status: "passed", failureMessages: [] };
const broken = {
  ancestorTitles: ["", "a page"],
  title: "is kept",
  status: "failed",
  failureMessages: ["AssertionError: expected 1 to be 2\n    at /shop/server/page.db.test.ts:2:86\n    at internal"],
};
const file = (name: string, message: string, ...assertionResults: readonly object[]) => ({
  name: `/shop/${name}`,
  message,
  assertionResults,
  status: message !== "" || assertionResults.includes(broken) ? "failed" : "passed",
});

test("of a Vitest report the failed tests are told with their file and what they said, and nothing of what passed", () => {
  const report = {
    testResults: [file("server/page.db.test.ts", "", passed, broken), file("core/a.test.ts", "", passed)],
  };
  expect(vitestFailures(report, "/shop")).toEqual([
    { name: "server/page.db.test.ts > a page > is kept", message: "AssertionError: expected 1 to be 2" },
  ]);
});

test("a test that passed when it was tried once more is told with what it said first", () => {
  const unsteady = { ...broken, status: "passed" };
  const report = { testResults: [file("server/page.db.test.ts", "", passed, unsteady)] };
  expect(vitestFailures(report, "/shop")).toEqual([
    { name: "server/page.db.test.ts > a page > is kept", message: "AssertionError: expected 1 to be 2", retried: true },
  ]);
});

test("a file that does not load, or whose database cannot be dropped, is told by its name", () => {
  const skipped = { ...passed, status: "skipped" };
  const report = {
    testResults: [
      file("core/a.test.ts", "Cannot find module './none.ts'"),
      file("core/b.test.ts", "no database", skipped),
      file("core/c.test.ts", "cannot be dropped", passed),
    ],
  };
  expect(vitestFailures(report, "/shop")).toEqual([
    { name: "core/a.test.ts", message: "Cannot find module './none.ts'" },
    { name: "core/b.test.ts", message: "no database" },
    { name: "core/c.test.ts", message: "cannot be dropped" },
  ]);
});

const browserTest = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test("of a Playwright report the failed tests are told, within groups too, and those that needed a second try", () => {
  const group = {
    title: "on a phone",
    specs: [browserTest("scrolls", "flaky", "too late", "Error: waiting for a button")],
  };
  const cart = {
    title: "cart.e2e.ts",
    specs: [
      browserTest("is empty", "expected"),
      browserTest(
        "keeps a line",
        "unexpected",
        "Error: \u001b[31mexpect\u001b[39m(locator) failed\n\nReceived: 0\n    at cart.e2e.ts:3",
      ),
    ],
    suites: [group],
  };
  expect(playwrightFailures({ suites: [cart], errors: [{ message: "no server" }] })).toEqual([
    { name: "cart.e2e.ts > keeps a line", message: "Error: expect(locator) failed\n\nReceived: 0" },
    { name: "cart.e2e.ts > on a phone > scrolls", message: "too late\nError: waiting for a button", retried: true },
    { name: "beside the tests", message: "no server" },
  ]);
});

test("a run that ended badly though no test failed is told by its error outside tests, or by its last lines", () => {
  const output =
    "⎯⎯ Unhandled Errors ⎯⎯\n\n⎯⎯ Unhandled Rejection ⎯⎯\nError: later\n ❯ listOnTimeout node:1\n\n Tests 4 passed";
  expect(unexplained("unit tests", output)).toEqual({ name: "unit tests", message: "Error: later" });
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  expect(unexplained("types", lines.join("\n")).message).toBe(lines.slice(20).join("\n"));
});

test("a list of failures is short: the first lines of each, no line long, and the number of those left out", () => {
  const long = { name: "a", message: `${"x".repeat(200)}\n\nsecond\nthird` };
  expect(failureLines([long, { name: "b", message: "" }, long, long], { lines: 2, most: 2 })).toEqual([
    "a",
    `  ${"x".repeat(159)}…`,
    "  second",
    "b",
    "and 2 more",
  ]);
});
