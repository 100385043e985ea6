import { foils } from "../../../design/plate.ts";
import { isOn } from "../plate-marks.ts";
import { type Finding, placeOn, type Rule, warns } from "../rule.ts";

/** Smaller letters have thinner strokes than foil holds. */
const LEAST = 14;

export const foilType: Rule = {
  key: "foil-type",
  check: ({ pages }, expectation) =>
    pages.flatMap((page, index): readonly Finding[] => {
      const small = page.marks.find(
        (mark) => mark.kind === "text" && mark.box && mark.size < LEAST - 0.001 && isOn(mark, foils, expectation),
      );
      if (small?.kind !== "text") return [];
      const points = Number(small.size.toFixed(2));
      return [warns("small", { points, least: LEAST }, placeOn(index + 1, page, small.box))];
    }),
};
