import { expect, test } from "vitest";
import { type FlagInput, flagDefinition } from "../definition/flag-schema.ts";
import { rollout } from "../flags.fixture.ts";
import { comparisonRun, type FormerFlag } from "./comparison-run.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const was = (at: number, on: number, more: Partial<FlagInput> = {}, isArchived = false): FormerFlag => ({
  definition: { ...flagDefinition.parse(rollout("banner", on, more)), seed: 1, trafficAllocationSeed: 2 },
  isArchived,
  at: day(at),
});

test("a change of sizes begins another comparison; one of who takes part does not", () => {
  const run = comparisonRun([was(5, 20, { trafficAllocation: 50 }), was(4, 20), was(3, 10)]);
  expect(run).toEqual({
    split: { label: "in the roll-out", seed: 1, shares: { on: 20, off: 80 } },
    base: "off",
    since: day(4),
    until: null,
  });
});

test("a kill ends it, and its figures stay to be read; ending the kill begins another", () => {
  const [killed, before] = [was(6, 20, { killed: true }), was(4, 20)];
  expect(comparisonRun([killed, before])).toMatchObject({ since: day(4), until: day(6) });
  expect(comparisonRun([was(8, 20), killed, before])).toMatchObject({ since: day(8), until: null });
  expect(comparisonRun([was(9, 20, {}, true), was(4, 20)])).toMatchObject({ since: day(4), until: day(9) });
});

test("on for everybody: the comparison before it is shown, and none where there never was one", () => {
  expect(comparisonRun([was(7, 100), was(4, 20)])).toMatchObject({ since: day(4), until: day(7) });
  expect(comparisonRun([was(7, 100)])).toBeNull();
});
