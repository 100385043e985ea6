import type { Rect } from "../../../design/geometry.ts";
import { type Box, micrometres } from "../geometry.ts";
import { fails, judgedPages, type Rule } from "../rule.ts";

/** The product's measures, to a hundredth of a millimetre. */
const TOLERANCE = 10;

/** Trim and bleed have the product's size, the trim sits where the bleed wants it, and the slug area is as ordered. */
export const boxesSize: Rule = {
  key: "boxes-size",
  check(inspection, expectation) {
    return judgedPages(inspection, expectation).flatMap(({ number, facts: { boxes }, wanted }) => {
      const { MediaBox: media, BleedBox: bleed, TrimBox: trim } = boxes;
      if (!media || !bleed || !trim) return [];
      const { margin, size } = wanted;
      const paper = { x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin };
      const checks = [
        ["trim", trim, wanted.trim],
        ["bleed", bleed, { x: 0, y: 0, ...size }],
        ["media", media, paper],
      ] as const;
      return checks.flatMap(([box, found, want]) => {
        const measured = relative(found, bleed);
        return same(measured, want)
          ? []
          : [fails("differs", { box, found: inWords(measured), wanted: inWords(want) }, { page: number })];
      });
    });
  },
};

function relative(box: Box, bleed: Box): Rect {
  return {
    x: micrometres(box.left - bleed.left),
    y: micrometres(bleed.top - box.top),
    width: micrometres(box.right - box.left),
    height: micrometres(box.top - box.bottom),
  };
}

function same(one: Rect, other: Rect): boolean {
  return (["x", "y", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) <= TOLERANCE);
}

const inWords = ({ x, y, width, height }: Rect) =>
  `${[width, height].map(mm).join(" x ")} mm at ${[x, y].map(mm).join(", ")}`;
const mm = (value: number) => (value / 1000).toFixed(2);
