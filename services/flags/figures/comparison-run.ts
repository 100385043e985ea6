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
  /** Null: it goes on. */
  readonly until: Date | null;
}

/** What a flag was after a change. */
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
 * The newest span whose visitors may be compared. A change of shares or dice begins another, because visitors of before stay
 * where they were; a kill ends one, because from then on only some of them see something else.
 *
 * @param former what the flag was, the newest first
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

/** What the others are compared with: the default where the dice give it, otherwise the largest share. */
function baseOf({ defaultTreatment }: FlagDefinition, { shares }: Split): string {
  if (shares[defaultTreatment] !== undefined) return defaultTreatment;
  return Object.entries(shares).reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
