import { FINDING_LIMIT, fails, type Rule } from "../rule.ts";

/** Every object is where the cross-reference says, every stream as long as it says, all data decode. */
export const undamaged: Rule = {
  key: "undamaged",
  check: ({ damage }) => damage.slice(0, FINDING_LIMIT).map((what) => fails("damage", { what })),
};
