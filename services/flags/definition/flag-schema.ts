import { z } from "zod";
import { flagName, matcherGroup, mostOfKey, treatmentName } from "./matcher-schema.ts";

const seed = z.int().min(-2_147_483_648).max(2_147_483_647);
/** Lower-case, so that they can stand in the filter of a client (chrome document, section 5). */
export const flagSet = z
  .string()
  .regex(/^[a-z0-9][_a-z0-9]{0,49}$/, "a set has lower-case letters, digits and underscores");

export const partition = z.strictObject({ treatment: treatmentName, size: z.int().min(0).max(100) });

const condition = z.strictObject({
  /** Lists come before the traffic allocation, roll-outs after it. */
  conditionType: z.enum(["ROLLOUT", "WHITELIST"]).default("ROLLOUT"),
  label: z.string().max(mostOfKey).default(""),
  matcherGroup,
  partitions: z.array(partition).min(1).max(100),
});

/** A flag as written and kept: the protocol's definition (section 7) without its change number. */
export const flagDefinition = z.strictObject({
  name: flagName,
  trafficTypeName: z.string().min(1).max(100).default("user"),
  /** Random where left out; another seed draws all visitors again. */
  seed: seed.optional(),
  trafficAllocationSeed: seed.optional(),
  killed: z.boolean().default(false),
  defaultTreatment: treatmentName,
  /** Share of visitors in the roll-out, 0 to 100. */
  trafficAllocation: z.int().min(0).max(100).default(100),
  configurations: z.record(treatmentName, z.string().max(10_000)).nullable().default(null),
  sets: z.array(flagSet).max(50).default([]),
  impressionsDisabled: z.boolean().default(false),
  prerequisites: z
    .array(z.strictObject({ n: flagName, ts: z.array(treatmentName).min(1).max(20) }))
    .max(50)
    .default([]),
  conditions: z.array(condition).max(100),
});
export type FlagInput = z.input<typeof flagDefinition>;
export type FlagDefinition = z.output<typeof flagDefinition> & {
  readonly seed: number;
  readonly trafficAllocationSeed: number;
};

/** A segment by rules (protocol, section 7). */
export const ruleSegment = z.strictObject({
  name: flagName,
  trafficTypeName: z.string().min(1).max(100).default("user"),
  excluded: z
    .strictObject({
      keys: z.array(z.string().min(1).max(mostOfKey)).max(1_000).default([]),
      segments: z
        .array(z.strictObject({ type: z.enum(["standard", "large", "rule-based"]), name: flagName }))
        .max(50)
        .default([]),
    })
    .default({ keys: [], segments: [] }),
  conditions: z
    .array(z.strictObject({ conditionType: z.literal("ROLLOUT").default("ROLLOUT"), matcherGroup }))
    .max(100),
});
export type RuleSegmentInput = z.input<typeof ruleSegment>;
export type RuleSegment = z.infer<typeof ruleSegment>;
