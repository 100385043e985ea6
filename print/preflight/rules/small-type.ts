import { type Finding, placeOn, type Rule, warns } from "../rule.ts";

/** Letters under five points fill up. */
const LEAST = 5;

export const smallType: Rule = {
  key: "small-type",
  check: ({ pages }) =>
    pages.flatMap((page, index): readonly Finding[] => {
      const small = page.marks.find((mark) => mark.kind === "text" && mark.box && !mark.invisible && mark.size < LEAST);
      if (small?.kind !== "text") return [];
      return [
        warns("small", { points: Number(small.size.toFixed(2)), least: LEAST }, placeOn(index + 1, page, small.box)),
      ];
    }),
};
