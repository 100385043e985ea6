import { intersection } from "../geometry.ts";
import { isPaper } from "../paper.ts";
import { judgedParts, placeOn, type Rule, warns } from "../rule.ts";

/** A side with nothing but paper is rarely meant. */
export const blankPages: Rule = {
  key: "blank-pages",
  check: (inspection, expectation) =>
    judgedParts(inspection, expectation).flatMap(({ number, facts, area, core, part }) =>
      facts.marks.every((mark) => !intersection(mark.box, core) || isPaper(mark, part.paper))
        ? [warns("blank", {}, placeOn(number, facts, area))]
        : [],
    ),
};
