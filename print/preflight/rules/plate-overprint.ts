import { inksOf } from "../inks-of.ts";
import { FINDING_LIMIT, fails, placeOn, type Rule } from "../rule.ts";

/** Foil, relief and varnish are on top of the print: without overprint they would knock a hole into it. */
export const plateOverprint: Rule = {
  key: "plate-overprint",
  check: ({ pages }) =>
    pages
      .flatMap((page, index) =>
        page.marks.flatMap((mark) => {
          const inks = inksOf(mark).filter((ink) => ink !== "All" && ink !== "None");
          const laid = mark.paint.overprint && mark.paint.overprintMode === 1;
          return inks.length === 0 || laid
            ? []
            : [fails("knocks-out", { ink: inks.join(", ") }, placeOn(index + 1, page, mark.box))];
        }),
      )
      .slice(0, FINDING_LIMIT),
};
