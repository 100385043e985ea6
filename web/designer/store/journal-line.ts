import type { Entry, History } from "../../../design/history.ts";

/** Past and future of a history as one line: what was done, then what would be done again next. */
export type Line = readonly Entry[];

export const lineOf = ({ past, future }: History): Line => [...past, ...future.toReversed()];

/** From which place on a line has to be written again; entries are values that never change, so the same object is the same row. */
export function changedFrom(written: Line | undefined, line: Line): number {
  if (!written) return 0;
  const at = line.findIndex((entry, n) => entry !== written[n]);
  return at === -1 ? line.length : at;
}
