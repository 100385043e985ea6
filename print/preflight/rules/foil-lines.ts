import { narrowFoil } from "../foil-places.ts";
import type { Rule } from "../rule.ts";

/** Foil that is thinner breaks off. */
export const foilLines: Rule = {
  key: "foil-lines",
  check: (inspection, expectation) =>
    inspection.pages.flatMap((page, index) => narrowFoil("line", page, index + 1, expectation)),
};
