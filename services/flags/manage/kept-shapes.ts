import { z } from "zod";
import { flagDefinition, ruleSegment } from "../definition/flag-schema.ts";

/** A flag as scripts read it. */
export const keptFlagShape = z.object({
  definition: flagDefinition,
  /** Send it as `changeNumber`, so that a conflicting change is detected. */
  changeNumber: z.int(),
  isArchived: z.boolean(),
});

export const keptRuleSegmentShape = z.object({ definition: ruleSegment, changeNumber: z.int() });

export const movedShape = z.object({ added: z.int(), removed: z.int() });

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
