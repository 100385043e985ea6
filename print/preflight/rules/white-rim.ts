import { isCovered, type Patch } from "../coverage.ts";
import { TOLERANCE } from "../geometry.ts";
import type { Mark } from "../inspection.ts";
import { fails, judgedPages, type Rule, skips } from "../rule.ts";

/**
 * Ink reaches into every corner of trim and bleed: all that is painted covers the bleed, and where photos alone should,
 * they do, so that neither paper nor background shows as a rim.
 */
export const whiteRim: Rule = {
  key: "white-rim",
  check(inspection, expectation) {
    return judgedPages(inspection, expectation).flatMap(({ number, facts, wanted }) => {
      const bleed = facts.boxes.BleedBox;
      if (!bleed) return [];
      const place = { page: number };
      const judge = (what: string, patches: readonly Patch[]) => {
        const covered = isCovered(bleed, patches, TOLERANCE);
        if (covered === null) return [skips("too-many-edges", {}, place)];
        return covered ? [] : [fails(what, {}, place)];
      };
      const all = facts.marks.flatMap(patchOf);
      const photos = facts.marks.filter((mark) => mark.kind === "image").flatMap(patchOf);
      return wanted.photosCover ? judge("photo-too-small", photos) : judge("uncovered", all);
    });
  },
};

function patchOf(mark: Mark): readonly Patch[] {
  if (!mark.box || !mark.paint.opaque) return [];
  if (mark.kind === "image") return [{ box: mark.box, matrix: mark.matrix }];
  return mark.kind === "area" && mark.rectangle ? [{ box: mark.box }] : [];
}
