import { intersection } from "../geometry.ts";
import { isPaper } from "../paper.ts";
import { isOn, machinePlates } from "../plate-marks.ts";
import { judgedParts, placeOn, type Rule, warns } from "../rule.ts";

/** Glue does not hold on ink. */
export const glueFree: Rule = {
  key: "glue-free",
  check: (inspection, expectation) =>
    judgedParts(inspection, expectation).flatMap(({ number, facts, area, part, box }) =>
      part.zones
        .filter(({ kind }) => kind === "glue")
        .flatMap(({ by, area: zone }) => {
          const shown = intersection(box(zone), area);
          const inked = facts.marks.find(
            (mark) =>
              shown &&
              intersection(mark.box, shown) &&
              !isPaper(mark, part.paper) &&
              !isOn(mark, machinePlates, expectation),
          );
          return inked ? [warns("ink", { by }, placeOn(number, facts, shown))] : [];
        }),
    ),
};
