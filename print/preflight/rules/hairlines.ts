import { FINDING_LIMIT, placeOn, type Rule, warns } from "../rule.ts";

/** A line thinner than a quarter point breaks up or vanishes. */
const LEAST = 0.25;

export const hairlines: Rule = {
  key: "hairlines",
  check: ({ pages }) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) =>
          mark.kind === "line" && mark.box && mark.width < LEAST - 0.001
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
