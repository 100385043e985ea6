import type { Problem } from "../../../core/http/problem.ts";

/** What is sent as the reason; null while one is needed and none was written. */
export function reasonToSend(written: string, isNeeded: boolean): string | null {
  const reason = written.trim();
  return isNeeded && reason === "" ? null : reason;
}

/**
 * Whether the dialog closes: it is done, or the page behind the dialog explains why not.
 *
 * @param problem why it is not done; null when it is
 * @param explainedBehind kinds of problems that the page explains
 */
export const closesAfter = (problem: Problem | null, explainedBehind: readonly string[]): boolean =>
  problem === null || explainedBehind.includes(problem.kind);
