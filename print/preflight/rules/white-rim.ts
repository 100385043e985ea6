import { isCovered, type Patch } from "../coverage.ts";
import { TOLERANCE } from "../geometry.ts";
import type { Mark } from "../inspection.ts";
import { fails, judgedParts, placeOn, type Rule, skips } from "../rule.ts";

/**
 * Paint covers every corner of trim and bleed, and photos do where the layout requires photos only, so that neither
 * paper nor background shows as a rim.
 */
export const whiteRim: Rule = {
  key: "white-rim",
  check(inspection, expectation) {
    return judgedParts(inspection, expectation).flatMap(({ number, facts, area, part }) => {
      const place = placeOn(number, facts, area);
      const judge = (what: string, patches: readonly Patch[]) => {
        const covered = isCovered(area, patches, TOLERANCE);
        if (covered === null) return [skips("too-many-edges", {}, place)];
        return covered ? [] : [fails(what, {}, place)];
      };
      const photos = facts.marks.filter((mark) => mark.kind === "image").flatMap(patchOf);
      return part.photosCover ? judge("photo-too-small", photos) : judge("uncovered", facts.marks.flatMap(patchOf));
    });
  },
};

function patchOf(mark: Mark): readonly Patch[] {
  if (!mark.box || !mark.paint.opaque) return [];
  const { box, cuts } = mark;
  if (mark.kind === "image") return [{ box, cuts, matrix: mark.matrix }];
  if (mark.kind !== "area") return [];
  return mark.rectangle ? [{ box, cuts }] : [{ box, cuts: [...cuts, mark.outlines] }];
}
