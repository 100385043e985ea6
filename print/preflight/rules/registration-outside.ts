import { intersection } from "../geometry.ts";
import { inksOf } from "../inks-of.ts";
import { fails, placeOn, type Rule } from "../rule.ts";

/** Registration colour prints on every plate: for marks outside the bleed only. */
export const registrationOutside: Rule = {
  key: "registration-outside",
  check: ({ pages }) =>
    pages.flatMap((page, index) =>
      page.marks.flatMap((mark) => {
        const bleed = page.boxes.BleedBox;
        if (!bleed || !inksOf(mark).includes("All")) return [];
        return intersection(mark.box, bleed) ? [fails("inside", {}, placeOn(index + 1, page, mark.box))] : [];
      }),
    ),
};
