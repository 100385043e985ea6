import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forSegment, rollout } from "../flags.fixture.ts";
import { checkFlag, checkRuleSegment, type Surroundings } from "./check-definition.ts";
import { type FlagDefinition, type FlagInput, flagDefinition, ruleSegment } from "./flag-schema.ts";

const read = (input: FlagInput): FlagDefinition => ({
  ...flagDefinition.parse(input),
  seed: 1,
  trafficAllocationSeed: 2,
});
const empty: Surroundings = { flags: new Map(), ruleSegments: new Map(), standard: new Set(), large: new Set() };
const among = (...flags: readonly FlagDefinition[]): Surroundings => ({
  ...empty,
  flags: new Map(flags.map((flag) => [flag.name, flag])),
});
const waitingFor = (name: string, ...needed: readonly string[]) =>
  read(rollout(name, 50, { prerequisites: needed.map((n) => ({ n, ts: ["on"] })) }));
const faultsOf = (flag: FlagDefinition, around = empty) => checkFlag(flag, around).map(({ fault }) => fault);

describe("a flag", () => {
  test("divides visitors completely: other sums than 100 are refused", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 20 }), (sizes) => {
        const partitions = sizes.map((size, index) => ({ treatment: `t${index}`, size }));
        const flag = read({
          ...rollout("redesign", 50),
          conditions: [{ ...rollout("a", 1).conditions[0], partitions } as never],
        });
        const sum = sizes.reduce((all, size) => all + size, 0);
        expect(faultsOf(flag)).toEqual(sum === 100 ? [] : [{ kind: "sizes", sum }]);
      }),
    );
  });

  test("asks for segments and flags that there are", () => {
    expect(faultsOf(read(forSegment("beta", "testers")))).toEqual([
      { kind: "missing", what: "standard", name: "testers" },
    ]);
    expect(faultsOf(read(forSegment("beta", "testers")), { ...empty, standard: new Set(["testers"]) })).toEqual([]);
    // A large one by that name is known to browsers alone.
    expect(faultsOf(read(forSegment("beta", "testers")), { ...empty, large: new Set(["testers"]) })).toHaveLength(1);
    expect(faultsOf(waitingFor("a", "b"))).toEqual([{ kind: "missing", what: "flag", name: "b" }]);
  });

  test("waits for treatments that the other flag gives", () => {
    const b = read({ ...rollout("b", 50), conditions: [], defaultTreatment: "blue" });
    expect(faultsOf(waitingFor("a", "b"), among(b))).toEqual([{ kind: "treatment", flag: "b", treatment: "on" }]);
  });

  test("does not wait for itself, not by three others either", () => {
    expect(faultsOf(waitingFor("a", "a"), among(waitingFor("a")))).toEqual([{ kind: "circle", through: ["a", "a"] }]);
    const around = among(waitingFor("b", "c"), waitingFor("c", "d"), waitingFor("d", "a"), waitingFor("a"));
    expect(faultsOf(waitingFor("a", "b"), around)).toEqual([{ kind: "circle", through: ["a", "b", "c", "d", "a"] }]);
    // Two ways to one flag are no circle.
    const diamond = among(waitingFor("b", "d"), waitingFor("c", "d"), waitingFor("d"));
    expect(faultsOf(waitingFor("a", "b", "c"), diamond)).toEqual([]);
  });

  test("configures treatments that it gives", () => {
    expect(faultsOf(read(rollout("a", 50, { configurations: { on: "{}", blue: "{}" } })))).toEqual([
      { kind: "configuration", treatment: "blue" },
    ]);
  });

  test.each([
    ["a name with a space", { ...rollout("a", 50), name: "my flag" }],
    ["a name of 251 characters", { ...rollout("a", 50), name: "a".repeat(251) }],
    ["a set with capitals", rollout("a", 50, { sets: ["Web"] })],
    ["a share of 101 %", rollout("a", 50, { trafficAllocation: 101 })],
    ["half a per cent", rollout("a", 12.5)],
    [
      "a pattern that nothing can read",
      {
        ...rollout("a", 50),
        conditions: [
          {
            matcherGroup: { matchers: [{ matcherType: "MATCHES_STRING" as const, stringMatcherData: "(" }] },
            partitions: [{ treatment: "on", size: 100 }],
          },
        ],
      },
    ],
  ])("is refused with %s", (_, flag) => {
    expect(flagDefinition.safeParse(flag).success).toBe(false);
  });
});

describe("a rule-based segment", () => {
  const of = (name: string, ...left: readonly string[]) =>
    ruleSegment.parse({
      name,
      excluded: { segments: left.map((one) => ({ type: "rule-based", name: one })) },
      conditions: [],
    });
  test("does not leave out itself by another", () => {
    const around = { ...empty, ruleSegments: new Map([["b", of("b", "a")]]) };
    expect(checkRuleSegment(of("a", "b"), around).map(({ fault }) => fault)).toEqual([
      { kind: "circle", through: ["a", "b", "a"] },
    ]);
    expect(checkRuleSegment(of("c", "b"), { ...around, ruleSegments: new Map([["b", of("b")]]) })).toEqual([]);
  });
});
