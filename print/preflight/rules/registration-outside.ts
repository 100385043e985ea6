import { type Box, intersection, TOLERANCE } from "../geometry.ts";
import { inksOf } from "../inks-of.ts";
import { fails, judgedParts, placeOn, type Rule } from "../rule.ts";

/** Registration colour prints on every plate: for marks outside the sides and their bleed only. */
export const registrationOutside: Rule = {
  key: "registration-outside",
  check: (inspection, expectation) =>
    judgedParts(inspection, expectation).flatMap(({ number, facts, area }) =>
      facts.marks.flatMap((mark) =>
        inksOf(mark).includes("All") && intersection(mark.box, inside(area))
          ? [fails("inside", {}, placeOn(number, facts, mark.box))]
          : [],
      ),
    ),
};

/** Marks may touch the bleed, which is rounded. */
const inside = ({ left, bottom, right, top }: Box): Box => ({
  left: left + TOLERANCE,
  bottom: bottom + TOLERANCE,
  right: right - TOLERANCE,
  top: top - TOLERANCE,
});
