import { expect, test } from "vitest";
import { countsOfRun, noTests, playwrightCounts, sum, summary, vitestCounts } from "./test-counts.ts";

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

test("the last line names skipped tests only where there are some", () => {
  expect(summary({ passed: 812, failed: 0, skipped: 0 })).toBe("812 passed, 0 failed");
  expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
});

test("a Vitest report counts pending and to-do tests as skipped", () => {
  expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test("a test file that does not load, or whose set-up fails, is a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const unprepared = { status: "failed", assertionResults: [{ status: "skipped" }] };
  const failing = { status: "failed", assertionResults: [{ status: "failed" }] };
  expect(vitestCounts({ ...vitest, testResults: [broken, unprepared, failing] }).failed).toBe(3);
});

test("a browser test that passes only at the second try has failed", () => {
  expect(playwrightCounts(playwright)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  expect(playwrightCounts({ ...playwright, errors: [{ message: "no server" }] }).failed).toBe(3);
});

test("a step that ended badly, or ran nothing, is a failure though no test failed", () => {
  const passed = { passed: 4, failed: 0, skipped: 0 };
  expect(countsOfRun(true, passed)).toEqual(passed);
  expect(countsOfRun(false, passed).failed).toBe(1);
  expect(countsOfRun(true, noTests).failed).toBe(1);
  expect(countsOfRun(false, { passed: 4, failed: 2, skipped: 0 }).failed).toBe(2);
});

test("steps are added up", () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});
