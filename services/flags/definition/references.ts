import type { FlagDefinition, RuleSegment } from "./flag-schema.ts";
import type { Matcher } from "./matcher-schema.ts";

/** A reference of a definition. */
export interface Reference {
  readonly kind: "flag" | "standard" | "large" | "rule-based";
  readonly name: string;
  /** Of the flag that is needed; empty for segments. */
  readonly treatments: readonly string[];
  /** Path of the reference in the definition. */
  readonly path: readonly (string | number)[];
}

type Conditions = readonly { readonly matcherGroup: { readonly matchers: readonly Matcher[] } }[];

/** References of a flag: prerequisites, other flags and segments. */
export function flagReferences({
  prerequisites,
  conditions,
}: Pick<FlagDefinition, "prerequisites" | "conditions">): Reference[] {
  const before = prerequisites.map(
    ({ n, ts }, index): Reference => ({ kind: "flag", name: n, treatments: ts, path: ["prerequisites", index, "n"] }),
  );
  return [...before, ...conditionReferences(conditions)];
}

/** References of a rule-based segment. */
export function segmentReferences({ excluded, conditions }: RuleSegment): Reference[] {
  const left = excluded.segments.map(
    ({ type, name }, index): Reference => ({
      kind: type,
      name,
      treatments: [],
      path: ["excluded", "segments", index, "name"],
    }),
  );
  return [...left, ...conditionReferences(conditions)];
}

const conditionReferences = (conditions: Conditions): Reference[] =>
  conditions.flatMap(({ matcherGroup }, condition) =>
    matcherGroup.matchers.flatMap((matcher, index) => {
      const path = ["conditions", condition, "matcherGroup", "matchers", index];
      const found = matcherReference(matcher);
      return found ? [{ ...found, path: [...path, ...found.path] }] : [];
    }),
  );

function matcherReference(matcher: Matcher): Reference | null {
  switch (matcher.matcherType) {
    case "IN_SEGMENT":
    case "IN_RULE_BASED_SEGMENT":
      return {
        kind: matcher.matcherType === "IN_SEGMENT" ? "standard" : "rule-based",
        name: matcher.userDefinedSegmentMatcherData.segmentName,
        treatments: [],
        path: ["userDefinedSegmentMatcherData", "segmentName"],
      };
    case "IN_LARGE_SEGMENT":
      return {
        kind: "large",
        name: matcher.userDefinedLargeSegmentMatcherData.largeSegmentName,
        treatments: [],
        path: ["userDefinedLargeSegmentMatcherData", "largeSegmentName"],
      };
    case "IN_SPLIT_TREATMENT":
      return {
        kind: "flag",
        name: matcher.dependencyMatcherData.split,
        treatments: matcher.dependencyMatcherData.treatments,
        path: ["dependencyMatcherData", "split"],
      };
    default:
      return null;
  }
}
