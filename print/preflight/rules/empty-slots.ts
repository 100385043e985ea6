import { FINDING_LIMIT, type Rule, warns } from "../rule.ts";

/** A place of the layout that nobody filled prints as paper. */
export const emptySlots: Rule = {
  key: "empty-slots",
  check: (_, expectation) =>
    expectation.emptySlots.map(({ page, slot }) => warns("empty", { slot }, { page })).slice(0, FINDING_LIMIT),
};
