import { expect, test } from "vitest";
import { countsOfRun, noTests, playwrightCounts, sum, summary, vitestCounts } from "./test-counts.ts";

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

test("the last line names skipped tests and second tries only where there are some", () => {
  expect(summary({ passed: 812, failed: 0, skipped: 0, retried: 0 })).toBe("812 passed, 0 failed");
  expect(summary({ passed: 1, failed: 2, skipped: 3, retried: 0 })).toBe("1 passed, 2 failed, 3 skipped");
  expect(summary({ passed: 9, failed: 0, skipped: 0, retried: 1 })).toBe(
    "9 passed, 0 failed, 1 only at the second try",
  );
});

test("a Vitest report counts pending and to-do tests as skipped", () => {
  expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3, retried: 0 });
});

test("a test file that does not load, or whose set-up fails, is a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const unprepared = { status: "failed", assertionResults: [{ status: "skipped", failureMessages: [] }] };
  const failing = { status: "failed", assertionResults: [{ status: "failed", failureMessages: ["no"] }] };
  expect(vitestCounts({ ...vitest, testResults: [broken, unprepared, failing] }).failed).toBe(3);
});

test("a test that passes at the second try has passed, and is counted as such", () => {
  const [steady, unsteady] = [[], ["too late"]].map((failureMessages) => ({ status: "passed", failureMessages }));
  const file = { status: "passed", assertionResults: [steady, unsteady] };
  expect(vitestCounts({ ...vitest, testResults: [file] })).toEqual({ passed: 5, failed: 1, skipped: 3, retried: 1 });
  expect(playwrightCounts(playwright)).toEqual({ passed: 4, failed: 1, skipped: 2, retried: 1 });
});

test("what goes wrong beside the browser tests is a failure", () => {
  expect(playwrightCounts({ ...playwright, errors: [{ message: "no server" }] }).failed).toBe(2);
});

test("a step that ended badly, or ran nothing, is a failure though no test failed", () => {
  const passed = { ...noTests, passed: 4 };
  expect(countsOfRun(true, passed)).toEqual(passed);
  expect(countsOfRun(false, passed).failed).toBe(1);
  expect(countsOfRun(true, noTests).failed).toBe(1);
  expect(countsOfRun(false, { ...noTests, passed: 4, failed: 2 }).failed).toBe(2);
});

test("steps are added up", () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3, retried: 4 },
      { passed: 10, failed: 20, skipped: 30, retried: 40 },
    ]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
    retried: 44,
  });
});
