import { intersection } from "../geometry.ts";
import { inksOf } from "../inks-of.ts";
import { fails, judgedParts, placeOn, type Rule } from "../rule.ts";

/** Registration colour prints on every plate: for marks outside the sides and their bleed only. */
export const registrationOutside: Rule = {
  key: "registration-outside",
  check: (inspection, expectation) =>
    judgedParts(inspection, expectation).flatMap(({ number, facts, core }) =>
      facts.marks.flatMap((mark) =>
        inksOf(mark).includes("All") && intersection(mark.box, core)
          ? [fails("inside", {}, placeOn(number, facts, mark.box))]
          : [],
      ),
    ),
};
