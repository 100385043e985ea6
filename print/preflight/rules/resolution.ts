import type { ResolutionBands } from "../../../design/layout.ts";
import { intersection } from "../geometry.ts";
import type { ImageMark } from "../inspection.ts";
import { FINDING_LIMIT, type Finding, fails, judgedParts, placeOn, type Rule, warns } from "../rule.ts";

/** Pixels per inch of every placement, the weaker axis, against the product's bands. */
export const resolution: Rule = {
  key: "resolution",
  check(inspection, expectation) {
    const findings = judgedParts(inspection, expectation).flatMap(({ number, facts, area, part }) =>
      facts.marks.flatMap((mark): readonly Finding[] => {
        const box = mark.kind === "image" ? intersection(mark.box, area) : null;
        const image = mark.kind === "image" && mark.image !== null ? inspection.images.get(mark.image) : null;
        if (mark.kind !== "image" || !box || !image) return [];
        const ppi = Math.round(pixelsPerInch(mark, image));
        return judged(ppi, part.resolution).map((finding) => ({ ...finding, place: placeOn(number, facts, box) }));
      }),
    );
    return findings.slice(0, FINDING_LIMIT);
  },
};

/** Of the weaker axis, as the matrix scales it. */
export function pixelsPerInch({ matrix: [a, b, c, d] }: ImageMark, image: { width: number; height: number }): number {
  return Math.min((image.width * 72) / Math.hypot(a, b), (image.height * 72) / Math.hypot(c, d));
}

function judged(ppi: number, { warnBelow, refuseBelow }: ResolutionBands): readonly Finding[] {
  if (ppi < refuseBelow) return [fails("too-low", { ppi, least: refuseBelow })];
  return ppi < warnBelow ? [warns("low", { ppi, least: warnBelow })] : [];
}
