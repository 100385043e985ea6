import type { Matcher } from "../../../services/flags/contract.ts";

export type MatcherType = Matcher["matcherType"];

/** What a matcher is asked for in the form. */
export type MatcherShape = "none" | "segment" | "list" | "number" | "range" | "boolean" | "text" | "versions" | "flag";

const shapes: Readonly<Record<MatcherType, MatcherShape>> = {
  ALL_KEYS: "none",
  IN_SEGMENT: "segment",
  IN_LARGE_SEGMENT: "segment",
  IN_RULE_BASED_SEGMENT: "segment",
  WHITELIST: "list",
  STARTS_WITH: "list",
  ENDS_WITH: "list",
  CONTAINS_STRING: "list",
  MATCHES_STRING: "text",
  EQUAL_TO: "number",
  GREATER_THAN_OR_EQUAL_TO: "number",
  LESS_THAN_OR_EQUAL_TO: "number",
  BETWEEN: "range",
  EQUAL_TO_BOOLEAN: "boolean",
  EQUAL_TO_SET: "list",
  CONTAINS_ANY_OF_SET: "list",
  CONTAINS_ALL_OF_SET: "list",
  PART_OF_SET: "list",
  IN_LIST_SEMVER: "list",
  EQUAL_TO_SEMVER: "text",
  GREATER_THAN_OR_EQUAL_TO_SEMVER: "text",
  LESS_THAN_OR_EQUAL_TO_SEMVER: "text",
  BETWEEN_SEMVER: "versions",
  IN_SPLIT_TREATMENT: "flag",
};
export const shapeOf = (type: MatcherType): MatcherShape => shapes[type];

/** As the form offers them. */
export const matcherGroups = {
  people: ["ALL_KEYS", "IN_SEGMENT", "IN_LARGE_SEGMENT", "IN_RULE_BASED_SEGMENT", "WHITELIST"],
  texts: ["STARTS_WITH", "ENDS_WITH", "CONTAINS_STRING", "MATCHES_STRING", "EQUAL_TO_BOOLEAN"],
  numbers: ["EQUAL_TO", "GREATER_THAN_OR_EQUAL_TO", "LESS_THAN_OR_EQUAL_TO", "BETWEEN"],
  sets: ["EQUAL_TO_SET", "CONTAINS_ANY_OF_SET", "CONTAINS_ALL_OF_SET", "PART_OF_SET"],
  versions: [
    "EQUAL_TO_SEMVER",
    "GREATER_THAN_OR_EQUAL_TO_SEMVER",
    "LESS_THAN_OR_EQUAL_TO_SEMVER",
    "BETWEEN_SEMVER",
    "IN_LIST_SEMVER",
  ],
  flags: ["IN_SPLIT_TREATMENT"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A matcher while it is being written: texts, as they stand in the fields. */
export interface MatcherDraft {
  readonly id: string;
  readonly type: MatcherType;
  readonly negate: boolean;
  readonly attribute: string;
  /** Lines, or the one value, segment or flag. */
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly isDate: boolean;
  readonly yes: boolean;
}

export const emptyMatcher = (type: MatcherType = "ALL_KEYS"): MatcherDraft => ({
  id: crypto.randomUUID(),
  type,
  negate: false,
  attribute: "",
  value: "",
  from: "",
  to: "",
  isDate: false,
  yes: true,
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Field of a matcher that is not there yet. */
export type MatcherFault = "value" | "number" | "moment";

/** What is missing in a matcher; null: nothing. */
export function faultOfMatcher(draft: MatcherDraft): MatcherFault | null {
  const isNumber = (text: string) => Number.isFinite(numberOf(text, draft.isDate));
  const wrong = draft.isDate ? "moment" : "number";
  switch (shapeOf(draft.type)) {
    case "segment":
    case "text":
      return draft.value.trim() === "" ? "value" : null;
    case "list":
      return linesOf(draft.value).length === 0 ? "value" : null;
    case "flag":
      return draft.from === "" || linesOf(draft.value).length === 0 ? "value" : null;
    case "number":
      return isNumber(draft.from) ? null : wrong;
    case "range":
      return isNumber(draft.from) && isNumber(draft.to) ? null : wrong;
    case "versions":
      return draft.from.trim() === "" || draft.to.trim() === "" ? "value" : null;
    default:
      return null;
  }
}

/** NaN where it is none. Moments are in UTC. */
function numberOf(text: string, isDate: boolean): number {
  if (text.trim() === "") return Number.NaN;
  return isDate ? Date.parse(`${text}Z`) : Number(text.trim().replace(",", "."));
}

/** The matcher of a draft without faults. */
export function matcherOfDraft(draft: MatcherDraft): Matcher {
  const { type, negate, attribute, value, from, to, isDate, yes } = draft;
  const shape = shapeOf(type);
  const hasAttribute = !["none", "segment", "flag"].includes(shape) && attribute.trim() !== "";
  const keySelector = hasAttribute ? { trafficType: "user", attribute: attribute.trim() } : null;
  const dataType = isDate ? "DATETIME" : "NUMBER";
  const data = {
    none: {},
    segment:
      type === "IN_LARGE_SEGMENT"
        ? { userDefinedLargeSegmentMatcherData: { largeSegmentName: value } }
        : { userDefinedSegmentMatcherData: { segmentName: value } },
    list: { whitelistMatcherData: { whitelist: linesOf(value) } },
    number: { unaryNumericMatcherData: { dataType, value: numberOf(from, isDate) } },
    range: { betweenMatcherData: { dataType, start: numberOf(from, isDate), end: numberOf(to, isDate) } },
    boolean: { booleanMatcherData: yes },
    text: { stringMatcherData: value.trim() },
    versions: { betweenStringMatcherData: { start: from.trim(), end: to.trim() } },
    flag: { dependencyMatcherData: { split: from, treatments: linesOf(value) } },
  }[shape];
  return { matcherType: type, negate, keySelector, ...data } as Matcher;
}

export function draftOfMatcher(matcher: Matcher): MatcherDraft {
  const draft = {
    ...emptyMatcher(matcher.matcherType),
    negate: matcher.negate,
    attribute: matcher.keySelector?.attribute ?? "",
  };
  if ("userDefinedSegmentMatcherData" in matcher) {
    return { ...draft, value: matcher.userDefinedSegmentMatcherData.segmentName };
  }
  if ("userDefinedLargeSegmentMatcherData" in matcher) {
    return { ...draft, value: matcher.userDefinedLargeSegmentMatcherData.largeSegmentName };
  }
  if ("whitelistMatcherData" in matcher) return { ...draft, value: matcher.whitelistMatcherData.whitelist.join("\n") };
  if ("stringMatcherData" in matcher) return { ...draft, value: matcher.stringMatcherData };
  if ("booleanMatcherData" in matcher) return { ...draft, yes: matcher.booleanMatcherData };
  if ("betweenStringMatcherData" in matcher) {
    const { start, end } = matcher.betweenStringMatcherData;
    return { ...draft, from: start, to: end };
  }
  if ("unaryNumericMatcherData" in matcher) {
    const { dataType, value } = matcher.unaryNumericMatcherData;
    return { ...draft, ...fieldsOf(dataType, value) };
  }
  if ("betweenMatcherData" in matcher) {
    const { dataType, start, end } = matcher.betweenMatcherData;
    return { ...draft, ...fieldsOf(dataType, start), to: fieldsOf(dataType, end).from };
  }
  if ("dependencyMatcherData" in matcher) {
    const { split, treatments } = matcher.dependencyMatcherData;
    return { ...draft, from: split, value: treatments.join("\n") };
  }
  return draft;
}

const fieldsOf = (dataType: "NUMBER" | "DATETIME" | null, value: number) => {
  const isDate = dataType === "DATETIME";
  return { isDate, from: isDate ? new Date(value).toISOString().slice(0, 16) : String(value) };
};
