import { z } from "zod";

/** A line of a file that cannot be taken, and the rule it breaks. */
export const badLine = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  /** Name of the column; empty for the line as a whole and for JSON. */
  column: z.string(),
  place: z.string(),
  rule: z.string(),
});
export type BadLine = z.infer<typeof badLine>;
