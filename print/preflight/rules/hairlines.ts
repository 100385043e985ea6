import { isOn, machinePlates } from "../plate-marks.ts";
import { FINDING_LIMIT, placeOn, type Rule, warns } from "../rule.ts";

/** A printed line thinner than a quarter point breaks up or vanishes; what a machine follows may have any width. */
const LEAST = 0.25;

export const hairlines: Rule = {
  key: "hairlines",
  check: ({ pages }, expectation) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) =>
          mark.kind === "line" && mark.box && mark.width < LEAST - 0.001 && !isOn(mark, machinePlates, expectation)
            ? [
                warns(
                  "thin",
                  { points: Number(mark.width.toFixed(3)), least: LEAST },
                  placeOn(index + 1, page, mark.box),
                ),
              ]
            : [],
        ),
      )
      .slice(0, FINDING_LIMIT),
};
