import type { z } from "zod";
import type { KeyFacts } from "../key-kinds.ts";
import type { EnvironmentMade, KeyMade } from "./key-shapes.ts";
import type { FlagDetail, FlagList, flagSave, planOrder } from "./shapes.ts";

const everybody = {
  combiner: "AND",
  matchers: [{ matcherType: "ALL_KEYS", negate: false, keySelector: null }],
} as const;
const definition: FlagDetail["definition"] = {
  name: "poster-965-redesign",
  trafficTypeName: "user",
  seed: 965_000_001,
  trafficAllocationSeed: 965_000_002,
  killed: false,
  defaultTreatment: "off",
  trafficAllocation: 100,
  configurations: null,
  sets: ["shop"],
  impressionsDisabled: false,
  prerequisites: [],
  conditions: [
    {
      conditionType: "ROLLOUT",
      label: "everybody",
      matcherGroup: { ...everybody, matchers: [...everybody.matchers] },
      partitions: [
        { treatment: "on", size: 20 },
        { treatment: "off", size: 80 },
      ],
    },
  ],
};
const listed = {
  definition,
  changeNumber: 1_795_348_800_000,
  isArchived: false,
  by: "Mira Werkstatt",
  comment: "20 % from today",
  at: "2026-11-22T09:00:00.000Z",
};
const edit = { kind: "kill" } as const;
const id = "0199a1f0-3c1e-7a44-9d0e-6a1d6b1f2c3d";
const planned = { id, at: "2026-11-30T23:00:00.000Z", edit, by: "Mira Werkstatt", comment: "" } as const;

const keys: KeyFacts[] = [
  { id: "9f2c1b7a4e5d6c30", kind: "server", key: null, at: "2026-11-22T09:00:00.000Z" },
  { id: "1c0d9e8f7a6b5c40", kind: "client", key: "b7Tk...", at: "2026-11-22T09:00:00.000Z" },
];

/** Flags as the description of the interface shows them. */
export const flagExamples = {
  environments: {
    environments: [
      { id: 1, name: "production" },
      { id: 2, name: "staging" },
    ],
  },
  made: {
    id: 2,
    name: "staging",
    keys: { server: "aVq3...", client: "b7Tk...", management: "c0Zw..." },
  } satisfies EnvironmentMade,
  keys: { keys },
  key: { kind: "server", key: "aVq3...", keys } satisfies KeyMade,
  list: {
    flags: [listed],
    counts: { used: 6, killed: 1, archived: 0 },
    total: 1,
    page: 1,
    pageSize: 50,
  } satisfies FlagList,
  detail: {
    ...listed,
    plans: [{ ...planned, state: "waiting", endedAt: null, endedBy: "", changeNumber: null }],
  } satisfies FlagDetail,
  save: { definition, changeNumber: 1_795_348_800_000, comment: "20 % from today" } satisfies z.input<typeof flagSave>,
  plan: { at: planned.at, edit, comment: "" } satisfies z.input<typeof planOrder>,
};
