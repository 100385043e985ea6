import { z } from "zod";

const placeSchema = z.strictObject({
  page: z.int().positive().optional().describe("From 1"),
  area: z
    .strictObject({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })
    .optional()
    .describe("Micrometres from the top left corner of the trim"),
  object: z.string().optional().describe("Object of the PDF file, for instance '12 0 R'"),
});

const entrySchema = z.strictObject({
  rule: z.string().describe("Key of the rule"),
  verdict: z.enum(["pass", "warn", "fail", "skipped"]),
  message: z.string().describe("Key of a message, 'preflight.<rule>.<what>'"),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  place: placeSchema.nullable(),
});

/** Result of preflight. `verdict` is the worst of all entries; a file that fails must not be printed. */
export const reportSchema = z.strictObject({
  version: z.literal(1),
  verdict: z.enum(["pass", "warn", "fail"]),
  pages: z.int().nonnegative(),
  rules: z.array(entrySchema).describe("Every rule at least once, passed ones with 'pass'"),
});

export type PreflightReport = z.infer<typeof reportSchema>;
export type ReportEntry = PreflightReport["rules"][number];

/** The published schema, JSON Schema draft 2020-12. */
export function reportJsonSchema(): Record<string, unknown> {
  return { $id: "urn:passepartout:preflight-report:1", title: "Preflight report", ...z.toJSONSchema(reportSchema) };
}
