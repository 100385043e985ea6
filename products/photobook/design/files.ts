import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import type { Imposition, PrintPlan } from "../../print-plan.ts";
import { openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { COVER, FIRST, hasSinglePages, LAST } from "../sides/sides.ts";
import { surfaces } from "../sides/surfaces.ts";
import { creepBySpread } from "./creep.ts";

/** The block, its spreads cut into pages where the binding does so, and the cover as a file of its own. */
export function files(design: DesignOutline, release: Release): readonly PrintPlan[] {
  const configuration = configurationSchema.parse(design.configuration);
  const sides = surfaces(design, release).map(({ surface }) => surface);
  const imposition: Imposition = hasSinglePages(configuration)
    ? { kind: "halves", bleedAtCut: micrometres(release.sheet.bleed), whole: [FIRST, LAST], ...crept(design, release) }
    : { kind: "single" };
  const planned = { partner: "press", copies: configuration.quantity };
  return [
    {
      ...planned,
      role: "block",
      surfaces: sides.filter((surface) => surface !== COVER),
      output: { format: "pdfx4", imposition },
    },
    { ...planned, role: "cover", surfaces: [COVER], output: { format: "pdfx4", imposition: { kind: "single" } } },
  ];
}

/** Only stapled booklets have sheets that stand out. */
function crept(design: DesignOutline, release: Release) {
  const creep = creepBySpread(design, openCase(configurationSchema.parse(design.configuration), release));
  return Object.keys(creep).length > 0 ? { creep } : {};
}
