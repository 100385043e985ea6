import { intersection } from "../geometry.ts";
import { isPaper } from "../paper.ts";
import { judgedParts, placeOn, type Rule, warns } from "../rule.ts";

/** A side with nothing but paper is rarely meant, but for those that are written on by hand. */
export const blankPages: Rule = {
  key: "blank-pages",
  check: (inspection, expectation) =>
    judgedParts(inspection, expectation).flatMap(({ number, facts, area, core, part }) =>
      !part.bare && facts.marks.every((mark) => !intersection(mark.box, core) || isPaper(mark, part.paper))
        ? [warns("blank", {}, placeOn(number, facts, area))]
        : [],
    ),
};
