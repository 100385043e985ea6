import { en, type ListRuleWords } from "./list-rule-words.en.ts";

/** A rule that data must keep, with its facts; `listRuleText` returns the sentence. */
export type ListRule = {
  [Key in keyof ListRuleWords]: { readonly rule: Key } & Readonly<
    Parameters<ListRuleWords[Key]> extends [infer Given] ? Given : object
  >;
}[keyof ListRuleWords];

/** The words for programs; `listRuleText` has those for operators. */
const inEnglish = (rule: ListRule): string => (en[rule.rule] as (facts: ListRule) => string)(rule);

/** A rule as a zod issue; `ruleOfIssue` finds it there again. */
export const asIssue = (rule: ListRule) =>
  ({ code: "custom", message: inEnglish(rule), params: { listRule: rule } }) as const;

/** Keys of the lists' own, as `fine-art`. */
export const plainKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The rule behind a zod issue; null where zod has its own message.
 *
 * @param value the value found: an empty field is reported as empty, not by the form it should have
 */
export function ruleOfIssue(issue: object, value: unknown): ListRule | null {
  const { params, pattern, format } = issue as { params?: { listRule?: ListRule }; pattern?: string; format?: string };
  if (value === "") return { rule: format === "date" ? "day-missing" : "missing" };
  return params?.listRule ?? (pattern === String(plainKey) ? { rule: "plain-key" } : null);
}
