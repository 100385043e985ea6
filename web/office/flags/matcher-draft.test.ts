import { expect, test } from "vitest";
import type { Matcher } from "../../../services/flags/contract.ts";
import { draftOfMatcher, emptyMatcher, faultOfMatcher, matcherGroups, matcherOfDraft } from "./matcher-draft.ts";

const of = (attribute: string | null) => ({
  negate: true,
  keySelector: attribute === null ? null : { trafficType: "user", attribute },
});
const matchers: readonly Matcher[] = [
  { matcherType: "ALL_KEYS", ...of(null) },
  { matcherType: "IN_SEGMENT", ...of(null), userDefinedSegmentMatcherData: { segmentName: "team" } },
  { matcherType: "IN_LARGE_SEGMENT", ...of(null), userDefinedLargeSegmentMatcherData: { largeSegmentName: "all" } },
  { matcherType: "STARTS_WITH", ...of("email"), whitelistMatcherData: { whitelist: ["ida@", "jonas@"] } },
  { matcherType: "WHITELIST", ...of(null), whitelistMatcherData: { whitelist: ["demo-ida"] } },
  { matcherType: "EQUAL_TO", ...of("width"), unaryNumericMatcherData: { dataType: "NUMBER", value: -2.5 } },
  {
    matcherType: "BETWEEN",
    ...of("born"),
    betweenMatcherData: { dataType: "DATETIME", start: 1_000_020_000, end: 1_000_080_000 },
  },
  { matcherType: "EQUAL_TO_BOOLEAN", ...of("member"), booleanMatcherData: false },
  { matcherType: "MATCHES_STRING", ...of("path"), stringMatcherData: "^/posters" },
  { matcherType: "BETWEEN_SEMVER", ...of("app"), betweenStringMatcherData: { start: "1.2.3", end: "2.0.0" } },
  {
    matcherType: "IN_SPLIT_TREATMENT",
    ...of(null),
    dependencyMatcherData: { split: "banner", treatments: ["on", "off"] },
  },
];

test.each(matchers.map((one) => [one.matcherType, one] as const))(
  "what was kept stands in the form and is kept as it was: %s",
  (_, matcher) => {
    const draft = draftOfMatcher(matcher);
    expect(faultOfMatcher(draft)).toBeNull();
    expect(matcherOfDraft(draft)).toEqual(matcher);
  },
);

test("the form offers every kind, and says what each still misses", () => {
  const all = Object.values(matcherGroups).flat();
  expect(new Set(all).size).toBe(24);
  const complete = all.filter((type) => faultOfMatcher(emptyMatcher(type)) === null);
  expect(complete).toEqual(["ALL_KEYS", "EQUAL_TO_BOOLEAN"]);
});

test("numbers are written with point or comma; what is none is said", () => {
  const width = (from: string, isDate = false) => ({ ...emptyMatcher("EQUAL_TO"), from, isDate });
  expect(matcherOfDraft(width("1,5"))).toMatchObject({ unaryNumericMatcherData: { dataType: "NUMBER", value: 1.5 } });
  expect(faultOfMatcher(width("wide"))).toBe("number");
  expect(faultOfMatcher(width("", true))).toBe("moment");
});
