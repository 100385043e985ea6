import { fitsInto, micrometres } from "../../core/measure.ts";
import type { DesignOutline } from "../../design/document.ts";
import { allSides, type ResolutionBands, type SurfaceLayout } from "../../design/layout.ts";
import { canvasEdge } from "./canvas-edge.ts";
import { type Case, openCase } from "./case.ts";
import { configurationSchema } from "./configuration-schema.ts";
import type { Material, Release } from "./release.ts";
import { surfaceOf } from "./surface-rules.ts";
import { zonesOf } from "./zones.ts";

export const FRONT = "front";

/** The one printed side of a wall picture; none for the frame only. The configuration must be possible. */
export function surfaces(design: Pick<DesignOutline, "configuration">, release: Release): readonly SurfaceLayout[] {
  const configuration = configurationSchema.parse(design.configuration);
  const one = openCase(configuration, release);
  const { material } = one;
  if (!material) return [];
  const edge = canvasEdge(one, material);
  return [
    {
      surface: FRONT,
      role: FRONT,
      trim: { width: micrometres(configuration.format.width), height: micrometres(configuration.format.height) },
      bleed: allSides(micrometres(edge ? edge.sheet : bleedOf(one, material))),
      edge: edge ? edge.edge : { kind: "bleed" },
      zones: zonesOf(one, material),
      background: "#ffffff",
      resolution: resolutionOf(one, material),
    },
  ];
}

function bleedOf({ configuration, release }: Case, material: Material): number {
  const rules = surfaceOf(release, material).bleed;
  return rules.find(({ upTo }) => !upTo || fitsInto(configuration.format, upTo))?.bleed ?? 0;
}

/** Bands of the catalogue facts, section 2: by material and size, because large pictures are seen from further away. */
function resolutionOf({ configuration: { format }, release }: Case, material: Material): ResolutionBands {
  const rows = release.resolutions[surfaceOf(release, material).resolution] ?? [];
  const area = (format.width * format.height) / 1_000_000;
  const row = rows.find(({ upTo, upToM2 }) => (upTo ? fitsInto(format, upTo) : upToM2 === undefined || area <= upToM2));
  if (!row) throw new Error(`release ${release.release} has no resolution for ${material.key}`);
  return row.bands;
}
