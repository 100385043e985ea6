import { type Format, micrometres } from "../../core/measure.ts";
import type { SurfaceHead } from "../../design/document.ts";
import { allSides, type ResolutionBands, type SurfaceLayout } from "../../design/layout.ts";
import { trimOf } from "./print-side.ts";

/** The catalogue's rules for prints, millimetres. */
export interface PrintRules {
  readonly bleed: number;
  readonly safe: number;
  readonly resolution: ResolutionBands;
}

/** A print as a side to be laid out, turned to its photo. */
export function printLayout(
  { id, role, turned }: Pick<SurfaceHead, "id" | "role" | "turned">,
  format: Format,
  { bleed, safe, resolution }: PrintRules,
): SurfaceLayout {
  const trim = trimOf(format, turned);
  const by = micrometres(safe);
  const area = { x: by, y: by, width: trim.width - 2 * by, height: trim.height - 2 * by };
  return {
    surface: id,
    role,
    trim,
    bleed: allSides(micrometres(bleed)),
    edge: { kind: "bleed" },
    zones: [{ kind: "safe", by: "safe", area }],
    background: "#ffffff",
    resolution,
  };
}
