import { inksOf } from "../inks-of.ts";
import { FINDING_LIMIT, fails, placeOn, type Rule } from "../rule.ts";

/** A plate is solid, without tints and transparency, because foil cannot be screened. */
export const plateSolid: Rule = {
  key: "plate-solid",
  check: ({ pages }) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) => {
          if (mark.kind === "image" || inksOf(mark).length === 0) return [];
          const solid = mark.colour.values.every((value) => value === 1) && mark.paint.opaque;
          return solid ? [] : [fails("tint", { ink: inksOf(mark).join(", ") }, placeOn(index + 1, page, mark.box))];
        }),
      )
      .slice(0, FINDING_LIMIT),
};
