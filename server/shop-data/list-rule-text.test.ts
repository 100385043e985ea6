import { expect, test } from "vitest";
import type { ListRule } from "../../core/list-rules.ts";
import { listRuleText } from "./list-rule-text.ts";

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
