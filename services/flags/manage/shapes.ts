import { z } from "zod";
import { flagDefinition } from "../definition/flag-schema.ts";
import { flagName, treatmentName } from "../definition/matcher-schema.ts";
import { streamControls } from "../protocol.ts";

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
export const controlBody = z.strictObject({ control: z.enum(streamControls) });
export const nameParam = z.object({ name: flagName });
