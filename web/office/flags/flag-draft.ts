import type { ShownFlag } from "../../../services/flags/contract.ts";
import { draftOfMatcher, emptyMatcher, faultOfMatcher, type MatcherDraft, matcherOfDraft } from "./matcher-draft.ts";

export interface PartitionDraft {
  readonly id: string;
  readonly treatment: string;
  readonly size: string;
}

export interface ConditionDraft {
  readonly id: string;
  /** Comes before the share of visitors who take part. */
  readonly byName: boolean;
  readonly label: string;
  readonly matchers: readonly MatcherDraft[];
  readonly partitions: readonly PartitionDraft[];
}

export interface PrerequisiteDraft {
  readonly id: string;
  readonly flag: string;
  /** Lines. */
  readonly treatments: string;
}

/** A flag while it is being written: texts, as they stand in the fields. */
export interface FlagDraft {
  readonly name: string;
  readonly defaultTreatment: string;
  readonly allocation: string;
  readonly sets: string;
  readonly conditions: readonly ConditionDraft[];
  readonly prerequisites: readonly PrerequisiteDraft[];
}

export const partitionOf = (treatment: string, size: number): PartitionDraft => ({
  id: crypto.randomUUID(),
  treatment,
  size: String(size),
});

export const emptyCondition = (): ConditionDraft => ({
  id: crypto.randomUUID(),
  byName: false,
  label: "",
  matchers: [emptyMatcher()],
  partitions: [partitionOf("on", 50), partitionOf("off", 50)],
});

export const emptyFlag = (): FlagDraft => ({
  name: "",
  defaultTreatment: "off",
  allocation: "100",
  sets: "shop",
  conditions: [emptyCondition()],
  prerequisites: [],
});

export const draftOfFlag = (flag: ShownFlag): FlagDraft => ({
  name: flag.name,
  defaultTreatment: flag.defaultTreatment,
  allocation: String(flag.trafficAllocation),
  sets: flag.sets.join(", "),
  conditions: flag.conditions.map(({ conditionType, label, matcherGroup, partitions }) => ({
    id: crypto.randomUUID(),
    byName: conditionType === "WHITELIST",
    label,
    matchers: matcherGroup.matchers.map(draftOfMatcher),
    partitions: partitions.map(({ treatment, size }) => partitionOf(treatment, size)),
  })),
  prerequisites: flag.prerequisites.map(({ n, ts }) => ({
    id: crypto.randomUUID(),
    flag: n,
    treatments: ts.join("\n"),
  })),
});

/** A whole number from 0 to 100; null: it is none. */
export function percentOf(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,3}$/.test(trimmed) && Number(trimmed) <= 100 ? Number(trimmed) : null;
}

/** What sizes sum to; what is no number counts nothing. */
export const sumOf = (partitions: readonly PartitionDraft[]): number =>
  partitions.reduce((all, { size }) => all + (percentOf(size) ?? 0), 0);

/** Whether sizes can be kept as they stand. */
export const areSizesGood = (partitions: readonly PartitionDraft[]): boolean =>
  partitions.every(({ size, treatment }) => percentOf(size) !== null && treatment.trim() !== "") &&
  sumOf(partitions) === 100;

/** Whether nothing is missing that the form itself can see; the server looks again, and further. */
export const isComplete = (draft: FlagDraft): boolean =>
  draft.name.trim() !== "" &&
  draft.defaultTreatment.trim() !== "" &&
  percentOf(draft.allocation) !== null &&
  draft.prerequisites.every(({ flag, treatments }) => flag !== "" && treatments.trim() !== "") &&
  draft.conditions.every(
    ({ matchers, partitions }) => areSizesGood(partitions) && matchers.every((one) => faultOfMatcher(one) === null),
  );

/**
 * The flag of a complete draft.
 *
 * @param known what the form does not show stays as it is there; null for a new flag
 */
export function flagOfDraft(draft: FlagDraft, known: ShownFlag | null): ShownFlag {
  const words = (text: string) => text.split(/[\n,]/).flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
  const kept = known ?? { trafficTypeName: "user", killed: false, configurations: null, impressionsDisabled: false };
  return {
    ...kept,
    name: draft.name.trim(),
    defaultTreatment: draft.defaultTreatment.trim(),
    trafficAllocation: percentOf(draft.allocation) ?? 100,
    sets: words(draft.sets),
    prerequisites: draft.prerequisites.map(({ flag, treatments }) => ({ n: flag, ts: words(treatments) })),
    conditions: draft.conditions.map(({ byName, label, matchers, partitions }) => ({
      conditionType: byName ? "WHITELIST" : "ROLLOUT",
      label: label.trim(),
      matcherGroup: { combiner: "AND", matchers: matchers.map(matcherOfDraft) },
      partitions: partitions.map(({ treatment, size }) => ({
        treatment: treatment.trim(),
        size: percentOf(size) ?? 0,
      })),
    })),
  } as ShownFlag;
}
