import type { FlagDefinition } from "../definition/flag-schema.ts";

/** The dice that a flag throws: visitors of one condition, in shares. */
export interface Split {
  readonly label: string;
  readonly seed: number;
  /** By treatment, percent; they sum to 100. */
  readonly shares: Readonly<Record<string, number>>;
}

/** A span in which the same dice were thrown for everybody. */
export interface ComparisonRun {
  readonly split: Split;
  readonly base: string;
  readonly since: Date;
  /** Null: still running. */
  readonly until: Date | null;
}

/** A flag after a change. */
export interface FormerFlag {
  readonly definition: FlagDefinition;
  readonly isArchived: boolean;
  readonly at: Date;
}

/** The last roll-out condition that gives more than one treatment; null: everybody gets the same. */
export function splitOf({ conditions, seed }: FlagDefinition): Split | null {
  const found = conditions.findLast(
    ({ conditionType, partitions }) =>
      conditionType === "ROLLOUT" &&
      new Set(partitions.filter(({ size }) => size > 0).map((one) => one.treatment)).size > 1,
  );
  if (!found) return null;
  const shares: Record<string, number> = {};
  for (const { treatment, size } of found.partitions) if (size > 0) shares[treatment] = (shares[treatment] ?? 0) + size;
  return { label: found.label, seed, shares };
}

/**
 * The newest span with comparable visitors. A change of shares or seed starts another one, because earlier visitors
 * keep their treatment; a kill ends it, because then only some of them see another treatment.
 *
 * @param former states of the flag, the newest first
 */
export function comparisonRun(former: readonly FormerFlag[]): ComparisonRun | null {
  let run = null as ComparisonRun | null;
  let ended = null as Date | null;
  for (const { definition, isArchived, at } of former) {
    const split = definition.killed || isArchived ? null : splitOf(definition);
    if (run) {
      if (split === null || !isSame(split, run.split)) return run;
      run = { ...run, since: at };
    } else if (split) run = { split, base: baseOf(definition, split), since: at, until: ended };
    else ended = at;
  }
  return run;
}

const isSame = (one: Split, other: Split) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = ({ label, seed, shares }: Split) => [label, seed, Object.entries(shares).sort()];

/** Base of the comparison: the default where it is drawn, otherwise the largest share. */
function baseOf({ defaultTreatment }: FlagDefinition, { shares }: Split): string {
  if (shares[defaultTreatment] !== undefined) return defaultTreatment;
  return Object.entries(shares).reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
