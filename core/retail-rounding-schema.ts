import { z } from "zod";
import { asIssue } from "./list-rules.ts";

const minor = { unit: "cents" };

/**
 * Rounds raw amounts to retail prices: up to the next `step`, then `minus`, never below `atLeast`; all in minor units,
 * by the first band whose `upTo` is not exceeded (null: no end).
 */
export const retailRoundingSchema = z
  .array(
    z.object({
      upTo: z.int().positive().meta(minor).nullable(),
      step: z.int().positive().meta(minor),
      minus: z.int().min(0).meta(minor),
      atLeast: z.int().min(0).meta(minor),
    }),
  )
  .min(1)
  .refine((bands) => bands.at(-1)?.upTo === null, asIssue({ rule: "last-band-open" }));
export type RetailRounding = z.infer<typeof retailRoundingSchema>;
