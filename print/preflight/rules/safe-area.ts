import type { Zone } from "../../../design/layout.ts";
import { type Box, contains, intersection, micrometres } from "../geometry.ts";
import type { PageFacts } from "../inspection.ts";
import { FINDING_LIMIT, type Finding, fails, judgedPages, placeOn, type Rule, warns } from "../rule.ts";

/**
 * Text stays inside the safe area, inside what mat and frame leave visible, and off what is drilled away. Slug lines
 * outside the bleed are not the customer's text.
 */
export const safeArea: Rule = {
  key: "safe-area",
  check(inspection, expectation) {
    const findings = judgedPages(inspection, expectation).flatMap(({ number, facts, wanted }) =>
      facts.marks.flatMap((mark) => {
        const bleed = facts.boxes.BleedBox;
        if (mark.kind !== "text" || mark.invisible || !mark.box || !bleed || !intersection(mark.box, bleed)) return [];
        const box = mark.box;
        return wanted.zones.flatMap((zone) =>
          zoneFault(box, zone, facts).map((finding) => ({ ...finding, place: placeOn(number, facts, box) })),
        );
      }),
    );
    return distinct(findings).slice(0, FINDING_LIMIT);
  },
};

function zoneFault(text: Box, { kind, by, area }: Zone, { boxes }: PageFacts): readonly Finding[] {
  const bleed = boxes.BleedBox as Box;
  const zone = {
    left: bleed.left + (area.x * 72) / 25400,
    right: bleed.left + ((area.x + area.width) * 72) / 25400,
    top: bleed.top - (area.y * 72) / 25400,
    bottom: bleed.top - ((area.y + area.height) * 72) / 25400,
  };
  if (kind === "cut") return intersection(text, zone) ? [fails("cut-away", { by })] : [];
  if (contains(zone, text)) return [];
  const missing = micrometres(
    Math.max(zone.left - text.left, zone.bottom - text.bottom, text.right - zone.right, text.top - zone.top),
  );
  return kind === "covered"
    ? [fails("hidden", { by, micrometres: missing })]
    : [warns("near-edge", { by, micrometres: missing })];
}

/** Letters of one line share a fault; it is told once per zone and page. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  const key = ({ what, params, place }: Finding) => `${what} ${params.by} ${place?.page}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}
