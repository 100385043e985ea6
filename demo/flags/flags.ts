import type { FlagInput, RuleSegmentInput } from "../../services/flags/service.ts";

const everybody = { matchers: [{ matcherType: "ALL_KEYS" as const }] };
const halves = [
  { treatment: "on", size: 50 },
  { treatment: "off", size: 50 },
];
/** The traffic goes to the visitors of the share alone; the others get the default, and count for nothing. */
const experiment = (name: string, seed: number, more: Partial<FlagInput> = {}): FlagInput => ({
  name,
  seed,
  trafficAllocationSeed: seed + 1,
  defaultTreatment: "off",
  sets: ["shop"],
  conditions: [{ label: "everybody", matcherGroup: everybody, partitions: halves }],
  ...more,
});
const inSegment = (matcherType: "IN_SEGMENT" | "IN_RULE_BASED_SEGMENT", segmentName: string) => ({
  matchers: [{ matcherType, userDefinedSegmentMatcherData: { segmentName } }],
});
const onForAll = [{ treatment: "on", size: 100 }];

/** Visitors by hand; keys are the visitor key of the cookie. */
export const demoSegments: Readonly<Record<string, readonly string[]>> = {
  team: ["demo-ida", "demo-jonas", "demo-mara"],
};

export const demoRuleSegments: readonly RuleSegmentInput[] = [
  {
    name: "large-screens",
    excluded: { segments: [{ type: "standard", name: "team" }] },
    conditions: [
      {
        matcherGroup: {
          matchers: [
            {
              matcherType: "GREATER_THAN_OR_EQUAL_TO",
              keySelector: { attribute: "width" },
              unaryNumericMatcherData: { dataType: "NUMBER", value: 1300 },
            },
          ],
        },
      },
    ],
  },
];

/** The four experiments of the shop, and one flag of each further kind. Names begin with the channel. */
export const demoFlags: readonly FlagInput[] = [
  // A roll-out to all visitors of pages that carry its tag.
  experiment("poster-965-redesign", 965_000_001),
  // A share of 40 % takes part, in halves.
  experiment("poster-967-nudging", 967_000_001, { trafficAllocation: 40 }),
  // A list of visitors who see it, before a small roll-out.
  experiment("poster-1031-portrait", 1_031_000_001, {
    conditions: [
      {
        conditionType: "WHITELIST",
        label: "by name",
        partitions: onForAll,
        matcherGroup: { matchers: [{ matcherType: "WHITELIST", whitelistMatcherData: { whitelist: ["demo-ida"] } }] },
      },
      {
        label: "one in ten",
        matcherGroup: everybody,
        partitions: [
          { treatment: "on", size: 10 },
          { treatment: "off", size: 90 },
        ],
      },
    ],
  }),
  // The team sees it first, then halves of all.
  experiment("poster-1409-canvas-redesign", 1_409_000_001, {
    conditions: [
      { label: "team", matcherGroup: inSegment("IN_SEGMENT", "team"), partitions: onForAll },
      { label: "everybody", matcherGroup: everybody, partitions: halves },
    ],
  }),
  // By rules: browsers and servers say how wide the screen is.
  experiment("poster-1500-wide-gallery", 1_500_000_001, {
    conditions: [
      {
        label: "large screens",
        matcherGroup: inSegment("IN_RULE_BASED_SEGMENT", "large-screens"),
        partitions: onForAll,
      },
    ],
  }),
  // Switched off for everybody.
  experiment("card-1200-confetti", 1_200_000_001, { killed: true }),
];
