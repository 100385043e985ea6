import { fails, type Rule } from "../rule.ts";

/** Nobody at the press has a password. */
export const encryption: Rule = {
  key: "encryption",
  check: ({ encrypted }) => (encrypted ? [fails("encrypted")] : []),
};
