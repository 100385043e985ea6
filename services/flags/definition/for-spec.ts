import type { FlagDefinition, RuleSegment } from "./flag-schema.ts";
import type { Matcher } from "./matcher-schema.ts";

/** Versions of the definitions that clients may ask for; without one they mean the first. */
export const specVersions = ["1.0", "1.1", "1.2", "1.3"] as const;
export type SpecVersion = (typeof specVersions)[number];

/** Matchers that came later than the first version. */
const since: Partial<Record<Matcher["matcherType"], SpecVersion>> = {
  EQUAL_TO_SEMVER: "1.1",
  GREATER_THAN_OR_EQUAL_TO_SEMVER: "1.1",
  LESS_THAN_OR_EQUAL_TO_SEMVER: "1.1",
  BETWEEN_SEMVER: "1.1",
  IN_LIST_SEMVER: "1.1",
  IN_LARGE_SEGMENT: "1.2",
  IN_RULE_BASED_SEGMENT: "1.3",
};

/** Replaces conditions that older clients would misread (protocol, section 4). */
const unsupported = [
  {
    conditionType: "WHITELIST",
    label: "targeting rule type unsupported by sdk",
    matcherGroup: { combiner: "AND", matchers: [{ matcherType: "ALL_KEYS", negate: false, keySelector: null }] },
    partitions: [{ treatment: "control", size: 100 }],
  },
];

/** A flag as a client of a version reads it. */
export function forSpec(definition: FlagDefinition, change: number, isArchived: boolean, spec: SpecVersion): object {
  const { prerequisites, conditions, ...rest } = definition;
  const tooNew = conditions.some(({ matcherGroup }) =>
    matcherGroup.matchers.some(({ matcherType }) => (since[matcherType] ?? "1.0") > spec),
  );
  return {
    ...rest,
    changeNumber: change,
    status: isArchived ? "ARCHIVED" : "ACTIVE",
    algo: 2,
    ...(spec === "1.3" && { prerequisites }),
    conditions: tooNew ? unsupported : conditions,
  };
}

/** A rule-based segment as clients read it. */
export const ruleSegmentMessage = (definition: unknown, change: number, isArchived: boolean) => ({
  ...(definition as RuleSegment),
  changeNumber: change,
  status: isArchived ? "ARCHIVED" : "ACTIVE",
});
