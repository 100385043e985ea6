import { z } from "zod";

/** How many tests came out how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    noTests,
  );

/** The last line of `npm test`: `812 passed, 0 failed`, and `, 3 skipped` where some were. */
export const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

interface TestedFile {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** A file of a Vitest report that failed though none of its tests did: it did not load, or its set-up or clearing away failed. */
export const isBrokenFile = ({ status, assertionResults }: TestedFile): boolean =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

/** Counts of a Vitest report (`--reporter=json`); a broken file counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(isBrokenFile);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts of a Playwright report (`json`); a test that passed only when tried again has failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * What a step counts as a whole: its tests, and one failure more when it ended badly though no test failed, or when it
 * ran no test at all.
 */
export function countsOfRun(ok: boolean, counts: Counts): Counts {
  const unexplained = counts.failed === 0 && (!ok || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}
