import { z } from "zod";
import { asIssue } from "../core/list-rules.ts";

/** Percent off a number of pieces, in rising order; the last one that is reached counts, for all pieces. */
export const quantityBreaks = z
  .array(z.object({ from: z.int().min(2), percentOff: z.int().min(1).max(90) }))
  .refine(
    (breaks) => breaks.every(({ from }, i) => from > (breaks[i - 1]?.from ?? 1)),
    asIssue({ rule: "must-rise", what: "quantities" }),
  );
