import { boxOf, unitCorners } from "../geometry.ts";
import { FINDING_LIMIT, fails, placeOn, type Rule } from "../rule.ts";

/** A placement whose clip shows nothing of its photo is a lost photo. */
export const photoVisible: Rule = {
  key: "photo-visible",
  check: ({ pages }) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) =>
          mark.kind === "image" && mark.box === null
            ? [fails("clipped-away", {}, placeOn(index + 1, page, boxOf(unitCorners(mark.matrix))))]
            : [],
        ),
      )
      .slice(0, FINDING_LIMIT),
};
