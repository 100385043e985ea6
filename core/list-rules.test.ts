import { expect, test } from "vitest";
import { z } from "zod";
import { listRuleText } from "./list-rule-words.ts";
import { asIssue, type ListRule, plainKey, ruleOfIssue } from "./list-rules.ts";

test("a rule is said in the reader's language, with its facts", () => {
  const rule: ListRule = { rule: "needs-later", name: "alu", needed: "print" };
  expect(listRuleText(rule, "en")).toBe('"alu" needs "print", which comes later');
  expect(listRuleText(rule, "de")).toBe("„alu“ braucht „print“, das erst später kommt");
  const missing = { rule: "unknown", what: "frame", name: "gold" } as const;
  expect(listRuleText(missing, "de")).toBe("Den Rahmen „gold“ gibt es nicht");
  expect(listRuleText({ ...missing, of: "small" }, "en")).toBe('unknown frame "gold" of "small"');
});

test("a name that looks like a part of a sentence changes nothing of it", () => {
  const rule = { rule: "unknown", what: "paper", name: '" is there twice' } as const;
  expect(listRuleText(rule, "de")).toBe('Das Papier „" is there twice“ gibt es nicht');
});

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
  expect(read.error?.issues[1]?.message).toBe("the last band must have no end");
});

test("of an empty field it is said that it is empty, of a day that is none what zod says", () => {
  const schema = z.object({ key: z.string().regex(plainKey), from: z.iso.date() });
  const rules = (value: string) =>
    schema.safeParse({ key: value, from: value }).error?.issues.map((issue) => ruleOfIssue(issue, value));
  expect(rules("")).toEqual([{ rule: "missing" }, { rule: "day-missing" }]);
  expect(rules("Fine Art")).toEqual([{ rule: "plain-key" }, null]);
});
