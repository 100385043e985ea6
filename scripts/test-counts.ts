import { z } from "zod";

/** How many tests came out how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed: how many failed first and passed when they were tried once more. */
  readonly retried: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };

export const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (total, { passed, failed, skipped, retried }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      retried: total.retried + retried,
    }),
    noTests,
  );

/** The last line of `npm test`: `812 passed, 0 failed`, and `, 3 skipped` or `, 1 only at the second try` where some were. */
export const summary = ({ passed, failed, skipped, retried }: Counts) =>
  [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(retried > 0 ? [`${retried} only at the second try`] : []),
  ].join(", ");

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
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

/** A test of a Vitest report that passed when it was tried once more: what it said first is kept. */
export const isRetried = ({
  status,
  failureMessages,
}: {
  readonly status: string;
  readonly failureMessages: readonly string[];
}): boolean => status === "passed" && failureMessages.length > 0;

/** Counts of a Vitest report (`--reporter=json`); a broken file counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(isBrokenFile);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    retried: testResults.flatMap(({ assertionResults }) => assertionResults.filter(isRetried)).length,
  };
}

/** Counts of a Playwright report (`json`). */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  };
}

/**
 * What a step counts as a whole: its tests, and one failure more when it ended badly though no test failed, or when it
 * ran no test at all.
 */
export function countsOfRun(ok: boolean, counts: Counts): Counts {
  const unexplained = counts.failed === 0 && (!ok || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}
