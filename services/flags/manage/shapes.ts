import { z } from "zod";
import { streamControls } from "../contract.ts";
import { flagDefinition, ruleSegment } from "../definition/flag-schema.ts";
import { flagName, treatmentName } from "../definition/matcher-schema.ts";

/** A flag as scripts read it. */
export const keptFlagShape = z.object({
  definition: flagDefinition,
  /** Send it back as `changeNumber` to be told of a change by others meanwhile. */
  changeNumber: z.int(),
  isArchived: z.boolean(),
});
export const keptRuleSegmentShape = z.object({ definition: ruleSegment, changeNumber: z.int() });

export const saveFlagBody = z.strictObject({
  definition: flagDefinition,
  changeNumber: z.int().optional(),
});
export const killBody = z.strictObject({ treatment: treatmentName.optional() });
export const restoreBody = z.strictObject({ changeNumber: z.int() });
export const segmentBody = z.strictObject({ isLarge: z.boolean().default(false) });
/** Keys of visitors; lists of a million go in several calls. */
export const membersBody = z.strictObject({
  add: z.array(z.string()).max(200_000).default([]),
  remove: z.array(z.string()).max(200_000).default([]),
});
export const movedShape = z.object({ added: z.int(), removed: z.int() });
export const controlBody = z.strictObject({ control: z.enum(streamControls) });
export const nameParam = z.object({ name: flagName });
export const segmentShape = z.object({ name: z.string(), isLarge: z.boolean(), members: z.int() });
export const historyShape = z.object({
  changes: z.array(
    z.object({
      changeNumber: z.int(),
      kind: z.enum(["flag", "kill", "rule-segment", "segment", "control"]),
      name: z.string(),
      by: z.string(),
      comment: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
