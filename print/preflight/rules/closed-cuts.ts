import { TOLERANCE } from "../geometry.ts";
import type { Outline } from "../outlines.ts";
import { isOn } from "../plate-marks.ts";
import { FINDING_LIMIT, fails, placeOn, type Rule } from "../rule.ts";

/** A knife that follows an open line leaves the piece in the sheet. */
export const closedCuts: Rule = {
  key: "closed-cuts",
  check: ({ pages }, expectation) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) =>
          mark.kind === "line" && isOn(mark, ["CutContour"], expectation) && !mark.outlines.every(isClosed)
            ? [fails("open", {}, placeOn(index + 1, page, mark.box))]
            : [],
        ),
      )
      .slice(0, FINDING_LIMIT),
};

function isClosed({ corners, closed }: Outline): boolean {
  const [first, last] = [corners[0], corners.at(-1)];
  if (closed || !first || !last) return true;
  return corners.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= TOLERANCE;
}
