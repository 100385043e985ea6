import { expect, test } from "vitest";
import type { ShownFlag } from "../../../services/flags/contract.ts";
import {
  areSizesGood,
  draftOfFlag,
  emptyFlag,
  flagOfDraft,
  isComplete,
  partitionOf,
  percentOf,
  sumOf,
} from "./flag-draft.ts";
import { differenceTexts, glanceText } from "./flag-sentences.ts";
import { moved } from "./moved.ts";
import { flagTextsOf } from "./words.ts";

const everybody = {
  combiner: "AND" as const,
  matchers: [{ matcherType: "ALL_KEYS" as const, negate: false, keySelector: null }],
};
const flag: ShownFlag = {
  name: "banner",
  trafficTypeName: "user",
  seed: -7,
  trafficAllocationSeed: 8,
  killed: false,
  defaultTreatment: "off",
  trafficAllocation: 40,
  configurations: { on: "{}" },
  sets: ["shop", "posters"],
  impressionsDisabled: false,
  prerequisites: [{ n: "cart", ts: ["on"] }],
  conditions: [
    {
      conditionType: "ROLLOUT",
      label: "all",
      matcherGroup: everybody,
      partitions: [
        { treatment: "on", size: 20 },
        { treatment: "off", size: 80 },
      ],
    },
  ],
};

test("a flag stands in the form and is kept as it was, with its seeds and settings", () => {
  const draft = draftOfFlag(flag);
  expect(isComplete(draft)).toBe(true);
  expect(flagOfDraft(draft, flag)).toEqual(flag);
});

test("sizes are whole numbers that sum to 100", () => {
  expect(["20", " 7 ", "100", "101", "1.5", "-3", ""].map(percentOf)).toEqual([20, 7, 100, null, null, null, null]);
  expect(sumOf([partitionOf("on", 20), partitionOf("off", 70)])).toBe(90);
  expect(areSizesGood([partitionOf("on", 20), partitionOf("off", 80)])).toBe(true);
  expect(areSizesGood([partitionOf("on", 20), partitionOf("", 80)])).toBe(false);
  expect(isComplete(emptyFlag())).toBe(false);
});

test("rules move up and down, and stop at the ends", () => {
  expect([moved(["a", "b", "c"], 2, -1), moved(["a", "b"], 1, 1)]).toEqual([
    ["a", "c", "b"],
    ["a", "b"],
  ]);
});

test("a flag and its changes read as sentences", () => {
  expect(glanceText(flag, flagTextsOf("en-GB"))).toBe("everybody: on 20%, off 80%; 40% of visitors take part");
  const killed = { ...flag, killed: true, trafficAllocation: 100, sets: ["shop"] };
  const at = (definition: ShownFlag) => ({ definition, isArchived: false });
  expect(differenceTexts(at(flag), at(killed), flagTextsOf("en-GB"))).toEqual([
    "State: switched off (before: running)",
    "Sets: shop (before: shop, posters)",
    "Take part: no longer: 40%",
  ]);
  expect(differenceTexts(at(flag), at(flag), flagTextsOf("en-GB"))).toEqual([]);
});
