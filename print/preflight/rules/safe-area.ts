import type { Zone } from "../../../design/layout.ts";
import { type Box, contains, intersection, micrometres } from "../geometry.ts";
import type { Shape } from "../outlines.ts";
import { distinct, FINDING_LIMIT, type Finding, fails, judgedParts, placeOn, type Rule, warns } from "../rule.ts";
import { holds, meets } from "../shapes-meet.ts";
import { customersText } from "../text-marks.ts";
import { zoneOn } from "../zone-on.ts";

/** Text stays inside the safe area, inside what mat and frame leave visible, and off what is cut or drilled away. */
export const safeArea: Rule = {
  key: "safe-area",
  check: (inspection, expectation) =>
    distinct(
      judgedParts(inspection, expectation).flatMap((judged) => {
        const zones = judged.part.zones.map((zone) => ({ zone, ...zoneOn(zone, judged) }));
        return customersText(judged).flatMap(({ box }) =>
          zones.flatMap(({ zone, area, shape }) =>
            zoneFault(box, zone, area, shape).map((finding) => ({
              ...finding,
              place: placeOn(judged.number, judged.facts, box),
            })),
          ),
        );
      }),
    ).slice(0, FINDING_LIMIT),
};

function zoneFault(text: Box, { kind, by }: Zone, zone: Box, shape: Shape | null): readonly Finding[] {
  switch (kind) {
    case "cut":
    case "hole":
      return intersection(text, zone) && (!shape || meets(shape, text)) ? [fails("cut-away", { by })] : [];
    case "safe":
      return within(text, zone, shape) ? [] : [warns("near-edge", { by, micrometres: beyond(text, zone) })];
    case "covered":
      return within(text, zone, shape) ? [] : [fails("hidden", { by, micrometres: beyond(text, zone) })];
    default:
      return [];
  }
}

const within = (text: Box, zone: Box, shape: Shape | null): boolean =>
  contains(zone, text) && (!shape || holds(shape, text));

/** Distance that text exceeds a zone's box. */
const beyond = (text: Box, zone: Box): number =>
  Math.max(
    0,
    micrometres(
      Math.max(zone.left - text.left, zone.bottom - text.bottom, text.right - zone.right, text.top - zone.top),
    ),
  );
