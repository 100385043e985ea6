import { expect, test } from "vitest";
import { z } from "zod";
import { asIssue, plainKey, ruleOfIssue } from "./list-rules.ts";

test("a schema says which rule was broken, and zod's own sentences are left to zod", () => {
  const schema = z.object({
    key: z.string().regex(plainKey),
    bands: z.array(z.int()).refine((bands) => bands.length > 1, asIssue({ rule: "last-band-open" })),
    days: z.int(),
  });
  const read = schema.safeParse({ key: "Fine Art", bands: [], days: "two" });
  expect(read.error?.issues.map((issue) => ruleOfIssue(issue, "Fine Art"))).toEqual([
    { rule: "plain-key" },
    { rule: "last-band-open" },
    null,
  ]);
  expect(read.error?.issues[1]?.message).toBe("last-band-open");
});

test("of an empty field it is said that it is empty, of a day that is none what zod says", () => {
  const schema = z.object({ key: z.string().regex(plainKey), from: z.iso.date() });
  const rules = (value: string) =>
    schema.safeParse({ key: value, from: value }).error?.issues.map((issue) => ruleOfIssue(issue, value));
  expect(rules("")).toEqual([{ rule: "missing" }, { rule: "day-missing" }]);
  expect(rules("Fine Art")).toEqual([{ rule: "plain-key" }, null]);
});
