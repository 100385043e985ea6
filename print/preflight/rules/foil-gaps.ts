import { narrowFoil } from "../foil-places.ts";
import type { Rule } from "../rule.ts";

/** Gaps in foil that are narrower fill up. */
export const foilGaps: Rule = {
  key: "foil-gaps",
  check: (inspection, expectation) =>
    inspection.pages.flatMap((page, index) => narrowFoil("gap", page, index + 1, expectation)),
};
