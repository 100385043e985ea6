import type { Colour } from "../inspection.ts";
import { fails, placeOn, type Rule, skips } from "../rule.ts";

/**
 * Total ink: paper takes no more than the limit. Flat CMYK colours are added up; converted colours are limited by the
 * profile they are converted with, and CMYK photos are not measured, which is said.
 */
export const inkLimit: Rule = {
  key: "ink-limit",
  check({ pages, images }, { inkLimit: limit }) {
    const flat = pages.flatMap((page, index) =>
      page.marks.flatMap((mark) => {
        const total = mark.kind === "image" ? 0 : inkOf(mark.colour);
        return total > limit ? [fails("too-much", { total, limit }, placeOn(index + 1, page, mark.box))] : [];
      }),
    );
    const unmeasured = [...images].flatMap(([object, { space }]) =>
      space?.kind === "DeviceCMYK" ? [skips("photo-not-measured", { limit }, { object: `${object} 0 R` })] : [],
    );
    return [...flat, ...unmeasured];
  },
};

function inkOf({ space, values }: Colour): number {
  return space.kind === "DeviceCMYK" ? Math.round(values.reduce((sum, value) => sum + value * 100, 0)) : 0;
}
