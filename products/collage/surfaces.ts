import { type Format, fitsInto, micrometres } from "../../core/measure.ts";
import type { DesignOutline } from "../../design/document.ts";
import {
  allSides,
  type ResolutionBands,
  type SurfaceEdge,
  type SurfaceLayout,
  type Zone,
} from "../../design/layout.ts";
import { bleedOf } from "./bleed.ts";
import { EDGE_COLOUR, edgeOf, stretcherOf } from "./canvas-options.ts";
import type { Case, CasePanel } from "./case.ts";
import { openCase } from "./check.ts";
import { configurationSchema } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** The side of a panel, counted from 0: the first is called as the only one of other collages. */
export const sideName = (panel: number): string => (panel === 0 ? "front" : `panel-${panel + 1}`);

export const trimOf = ({ width, height }: Format) => ({ width: micrometres(width), height: micrometres(height) });

/** One side for each panel. The configuration must be possible. */
export function surfaces(design: Pick<DesignOutline, "configuration">, release: Release): readonly SurfaceLayout[] {
  const one = openCase(configurationSchema.parse(design.configuration), release);
  return one.panels.map((panel, at) => ({
    surface: sideName(at),
    role: sideName(at),
    trim: trimOf(panel.format),
    bleed: allSides(micrometres(bleedOf(one, panel))),
    edge: edgeAround(one, panel),
    zones: zonesOf(panel),
    background: one.colour.hex,
    resolution: resolutionOf(panel),
  }));
}

function edgeAround({ configuration, release, colour }: Case, { material }: CasePanel): SurfaceEdge {
  if (!material.stretched) return { kind: "bleed" };
  const kind = edgeOf(configuration, release).key;
  const wrap = micrometres(stretcherOf(configuration, release).depth);
  if (kind === "folded" || kind === "mirrored") return { kind, wrap };
  const own = configuration.optionTypes[EDGE_COLOUR];
  return {
    kind: "coloured",
    wrap,
    colour: own ? `#${own}` : colour.hex,
    overlap: micrometres(release.stretched.overlap),
  };
}

/** The frame's rebate hides the picture's edge, and nothing important should be next to it. */
function zonesOf({ material, format, frame }: CasePanel): readonly Zone[] {
  const covered = frame?.family.covers ?? 0;
  const safe: Zone = { kind: "safe", by: "safe", area: inset(format, Math.max(material.safe, covered && covered + 3)) };
  return covered > 0 ? [{ kind: "covered", by: "frame", area: inset(format, covered) }, safe] : [safe];
}

/** Millimetres along every edge that are hidden or risky. */
export const safeOf = ({ material, frame }: CasePanel): number =>
  Math.max(material.safe, frame ? frame.family.covers + 3 : 0);

const inset = ({ width, height }: Format, by: number) => ({
  x: micrometres(by),
  y: micrometres(by),
  ...trimOf({ width: width - 2 * by, height: height - 2 * by }),
});

function resolutionOf({ material, format }: CasePanel): ResolutionBands {
  const row = material.resolutions.find(({ upTo }) => !upTo || fitsInto(format, upTo)) ?? material.resolutions.at(-1);
  if (!row) throw new Error(`no resolution for ${material.key}`);
  return row.bands;
}
