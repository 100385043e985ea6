import type { ZoneKind } from "../../../design/layout.ts";
import { type Box, intersection } from "../geometry.ts";
import type { Shape } from "../outlines.ts";
import {
  distinct,
  FINDING_LIMIT,
  type Finding,
  type JudgedPart,
  judgedParts,
  placeOn,
  type Rule,
  warns,
} from "../rule.ts";
import { meets } from "../shapes-meet.ts";
import { customersText } from "../text-marks.ts";
import { zoneOn } from "../zone-on.ts";

const bends = ["fold", "gutter", "hinge", "perforation"] as const satisfies readonly ZoneKind[];
type Bend = (typeof bends)[number];

/** Words and faces keep away from where the sheet is folded, bound or torn off. */
export const folds: Rule = {
  key: "folds",
  check: (inspection, expectation) =>
    distinct(judgedParts(inspection, expectation).flatMap(findings)).slice(0, FINDING_LIMIT),
};

function findings(judged: JudgedPart): readonly Finding[] {
  const { number, facts, part, box } = judged;
  const texts = customersText(judged).map(({ box: text }) => ({ what: texted, box: text }));
  const faces = part.faces.map((face) => ({ what: faced, box: box(face) }));
  return part.zones.flatMap((zone) => {
    const kind = bends.find((bend) => bend === zone.kind);
    if (!kind) return [];
    const { area, shape } = zoneOn(zone, judged);
    return [...texts, ...faces]
      .filter((thing) => touches(thing.box, area, shape))
      .map((thing) => warns(thing.what[kind], { by: zone.by }, placeOn(number, facts, thing.box)));
  });
}

const touches = (box: Box, area: Box, shape: Shape | null): boolean =>
  intersection(box, area) !== null && (!shape || meets(shape, box));

const texted: Readonly<Record<Bend, string>> = {
  fold: "text-fold",
  gutter: "text-gutter",
  hinge: "text-hinge",
  perforation: "text-perforation",
};

const faced: Readonly<Record<Bend, string>> = {
  fold: "face-fold",
  gutter: "face-gutter",
  hinge: "face-hinge",
  perforation: "face-perforation",
};
