import type { Entry, History } from "../../../design/history.ts";

/** Past and future of a history as one line: what was done, then what would be done again next. */
export type Line = readonly Entry[];

export const lineOf = ({ past, future }: History): Line => [...past, ...future.toReversed()];

/** From which line on the journal is rewritten; entries are immutable, so the same object is the same line. */
export function changedFrom(written: Line | undefined, line: Line): number {
  if (!written) return 0;
  const at = line.findIndex((entry, n) => entry !== written[n]);
  return at === -1 ? line.length : at;
}
