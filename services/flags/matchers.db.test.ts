import { afterEach, expect, test } from "vitest";
import { type AnyClient, type Attributes, clientKinds } from "./clients.fixture.ts";
import type { FlagInput } from "./definition/flag-schema.ts";
import { type Matcher, semver } from "./definition/matcher-schema.ts";
import { rollout } from "./flags.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";
import { vectorRows } from "./vectors.fixture.ts";

const room = await flagsOfTests();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Kind = keyof typeof clientKinds;
const kinds = Object.keys(clientKinds) as Kind[];
const open = async (kind: Kind): Promise<AnyClient> => {
  const opened = await clientKinds[kind](room, { streamingEnabled: false, sync: { impressionsMode: "NONE" } });
  ends.push(opened.end);
  return opened;
};

type MatcherInput = FlagInput["conditions"][number]["matcherGroup"]["matchers"][number];
const flagOf = (name: string, ...matchers: MatcherInput[]): FlagInput => ({
  name,
  defaultTreatment: "off",
  conditions: [{ matcherGroup: { matchers }, partitions: [{ treatment: "on", size: 100 }] }],
});

/** What is asked of whom, and who is meant and who is not. */
interface Asked {
  readonly matcher: MatcherInput;
  readonly on: Attributes;
  readonly off: Attributes;
  /** Only these clients know it; others answer control. */
  readonly since?: 11;
}
const list = (...whitelist: string[]) => ({ whitelistMatcherData: { whitelist } });
const of = (attribute: string) => ({ keySelector: { attribute } });
const number = (value: number, dataType: "NUMBER" | "DATETIME" = "NUMBER") => ({
  unaryNumericMatcherData: { dataType, value },
});
const range = (start: number, end: number) => ({ betweenMatcherData: { dataType: "NUMBER" as const, start, end } });
const noon = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;

const asked: Readonly<Partial<Record<Matcher["matcherType"], Asked>>> = {
  WHITELIST: {
    matcher: { matcherType: "WHITELIST", ...of("city"), ...list("Köln") },
    on: { city: "Köln" },
    off: { city: "Ulm" },
  },
  STARTS_WITH: {
    matcher: { matcherType: "STARTS_WITH", ...of("city"), ...list("Kö") },
    on: { city: "Köln" },
    off: { city: "Ulm" },
  },
  ENDS_WITH: {
    matcher: { matcherType: "ENDS_WITH", ...of("city"), ...list("ln") },
    on: { city: "Köln" },
    off: { city: "Ulm" },
  },
  CONTAINS_STRING: {
    matcher: { matcherType: "CONTAINS_STRING", ...of("city"), ...list("öl") },
    on: { city: "Köln" },
    off: { city: "Ulm" },
  },
  MATCHES_STRING: {
    matcher: { matcherType: "MATCHES_STRING", ...of("city"), stringMatcherData: "^K.ln$" },
    on: { city: "Köln" },
    off: { city: "Kölner" },
  },
  EQUAL_TO_SET: {
    matcher: { matcherType: "EQUAL_TO_SET", ...of("kinds"), ...list("card", "calendar") },
    on: { kinds: ["calendar", "card"] },
    off: { kinds: ["card"] },
  },
  CONTAINS_ANY_OF_SET: {
    matcher: { matcherType: "CONTAINS_ANY_OF_SET", ...of("kinds"), ...list("card", "calendar") },
    on: { kinds: ["card", "x"] },
    off: { kinds: ["x"] },
  },
  CONTAINS_ALL_OF_SET: {
    matcher: { matcherType: "CONTAINS_ALL_OF_SET", ...of("kinds"), ...list("card", "calendar") },
    on: { kinds: ["card", "x", "calendar"] },
    off: { kinds: ["card", "x"] },
  },
  PART_OF_SET: {
    matcher: { matcherType: "PART_OF_SET", ...of("kinds"), ...list("card", "calendar") },
    on: { kinds: ["card"] },
    off: { kinds: ["card", "x"] },
  },
  EQUAL_TO: {
    matcher: { matcherType: "EQUAL_TO", ...of("day"), ...number(noon, "DATETIME") },
    on: { day: noon + 11 * hour },
    off: { day: noon + 13 * hour },
  },
  GREATER_THAN_OR_EQUAL_TO: {
    matcher: { matcherType: "GREATER_THAN_OR_EQUAL_TO", ...of("width"), ...number(1300) },
    on: { width: 1300 },
    off: { width: 1299 },
  },
  LESS_THAN_OR_EQUAL_TO: {
    matcher: { matcherType: "LESS_THAN_OR_EQUAL_TO", ...of("width"), ...number(1300) },
    on: { width: 1300 },
    off: { width: 1301 },
  },
  BETWEEN: { matcher: { matcherType: "BETWEEN", ...of("width"), ...range(2, 5) }, on: { width: 5 }, off: { width: 6 } },
  EQUAL_TO_BOOLEAN: {
    matcher: { matcherType: "EQUAL_TO_BOOLEAN", ...of("isLoggedIn"), booleanMatcherData: true },
    on: { isLoggedIn: true },
    off: { isLoggedIn: false },
  },
  EQUAL_TO_SEMVER: {
    matcher: { matcherType: "EQUAL_TO_SEMVER", ...of("app"), stringMatcherData: "1.2.3" },
    on: { app: "1.2.3" },
    off: { app: "1.2.4" },
  },
  GREATER_THAN_OR_EQUAL_TO_SEMVER: {
    matcher: { matcherType: "GREATER_THAN_OR_EQUAL_TO_SEMVER", ...of("app"), stringMatcherData: "1.2.3" },
    on: { app: "1.10.0" },
    off: { app: "1.2.3-rc.1" },
  },
  LESS_THAN_OR_EQUAL_TO_SEMVER: {
    matcher: { matcherType: "LESS_THAN_OR_EQUAL_TO_SEMVER", ...of("app"), stringMatcherData: "1.2.3" },
    on: { app: "1.2.3-rc.1" },
    off: { app: "1.10.0" },
  },
  BETWEEN_SEMVER: {
    matcher: {
      matcherType: "BETWEEN_SEMVER",
      ...of("app"),
      betweenStringMatcherData: { start: "1.2.3", end: "1.10.0" },
    },
    on: { app: "1.9.9" },
    off: { app: "1.10.1" },
  },
  IN_LIST_SEMVER: {
    matcher: { matcherType: "IN_LIST_SEMVER", ...of("app"), ...list("1.2.3", "2.0.0") },
    on: { app: "2.0.0" },
    off: { app: "2.0.1" },
  },
  IN_RULE_BASED_SEGMENT: {
    matcher: { matcherType: "IN_RULE_BASED_SEGMENT", userDefinedSegmentMatcherData: { segmentName: "wide" } },
    on: { width: 1300 },
    off: { width: 1299 },
    since: 11,
  },
};
const types = Object.keys(asked) as (keyof typeof asked)[];

test.each(kinds)(
  "%s: every matcher says of whom it is asked what its definition says, and the other way round when negated",
  async (kind) => {
    await room.manage.ruleSegment({
      name: "wide",
      conditions: [{ matcherGroup: { matchers: [asked.GREATER_THAN_OR_EQUAL_TO?.matcher] } }],
    } as never);
    for (const type of types) {
      const { matcher } = asked[type] ?? expect.unreachable();
      await room.manage.flag(flagOf(type, matcher));
      await room.manage.flag(flagOf(`not-${type}`, { ...matcher, negate: true }));
    }
    const ada = (await open(kind)).client("ada");
    await ada.ready();
    const isOlder = kind.endsWith("10");
    for (const type of types) {
      const { on, off, since } = asked[type] ?? expect.unreachable();
      const is = [type, `not-${type}`].flatMap((flag) =>
        [on, off].map((attributes) => ada.getTreatment(flag, attributes)),
      );
      expect(is, type).toEqual(since && isOlder ? Array(4).fill("control") : ["on", "off", "off", "on"]);
      // Of whom nothing is known nothing is said, but that she is not among them.
      if (!since) expect(ada.getTreatment(type), type).toBe("off");
    }
  },
);

test.each(kinds)(
  "%s: what another flag gives, who takes part, and who is on a list before the dice are thrown",
  async (kind) => {
    await room.manage.flag(rollout("first", 100));
    const after = { split: "first", treatments: ["on"] };
    await room.manage.flag(flagOf("second", { matcherType: "IN_SPLIT_TREATMENT", dependencyMatcherData: after }));
    const [everybody] = rollout("", 100).conditions;
    const named = { matchers: [{ matcherType: "WHITELIST" as const, ...list("ada") }] };
    await room.manage.flag({
      name: "nobody-takes-part",
      defaultTreatment: "off",
      trafficAllocation: 0,
      conditions: [
        { conditionType: "WHITELIST", matcherGroup: named, partitions: [{ treatment: "on", size: 100 }] },
        everybody ?? expect.unreachable(),
      ],
    });
    const { client } = await open(kind);
    const treatments = async (key: string) => {
      const hers = client(key);
      await hers.ready();
      return ["second", "nobody-takes-part"].map((flag) => hers.getTreatment(flag));
    };
    expect([await treatments("ada"), await treatments("grace")]).toEqual([
      ["on", "on"],
      ["on", "off"],
    ]);
    await room.manage.kill("first");
    const later = (await open(kind)).client("ada");
    await later.ready();
    expect(later.getTreatment("second")).toBe("off");
  },
);

test.each(["node 11", "node 10"] as const)("%s: versions compare as the published rows say", async (kind) => {
  const cases: { readonly flag: FlagInput; readonly app: string; readonly is: boolean }[] = [];
  const add = (matcher: MatcherInput, app: string, is: boolean) => {
    cases.push({ flag: flagOf(`v${cases.length}`, { ...matcher, ...of("app") }), app, is });
  };
  for (const [higher = "", lower = ""] of vectorRows("semver-order")) {
    add({ matcherType: "GREATER_THAN_OR_EQUAL_TO_SEMVER", stringMatcherData: lower }, higher, true);
    add({ matcherType: "GREATER_THAN_OR_EQUAL_TO_SEMVER", stringMatcherData: higher }, lower, false);
    add({ matcherType: "LESS_THAN_OR_EQUAL_TO_SEMVER", stringMatcherData: higher }, lower, true);
  }
  for (const [one = "", other = "", is] of vectorRows("semver-equal"))
    add({ matcherType: "EQUAL_TO_SEMVER", stringMatcherData: one }, other, is === "true");
  for (const [start = "", app = "", end = "", is] of vectorRows("semver-between"))
    add({ matcherType: "BETWEEN_SEMVER", betweenStringMatcherData: { start, end } }, app, is === "true");
  expect(cases.length).toBe(20 * 3 + 8 + 17);
  for (const { flag } of cases) await room.manage.flag(flag);
  const ada = (await open(kind)).client("ada");
  await ada.ready();
  expect(cases.map(({ flag, app }) => ada.getTreatment(flag.name, { app }))).toEqual(
    cases.map(({ is }) => (is ? "on" : "off")),
  );
});

test("what the published rows call no version is kept in no flag", () => {
  const rows = vectorRows("semver-invalid").map((cells) => cells.join(","));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((text) => semver.safeParse(text).success)).toEqual([]);
});
