import { micrometres } from "../../../core/measure.ts";
import type { SurfaceHead } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import type { DressedSide } from "../../kind-design.ts";
import type { Case } from "../case.ts";
import { coverMeasures, pageSize, spreadSize } from "../sides/measures.ts";
import { COVER, FIRST, SPREAD } from "../sides/sides.ts";

/** Layouts of a set for a side; those of `spread` and `wrap` are derived from pages (`worn-style.ts`). */
export function sideOf({ id, role }: Pick<SurfaceHead, "id" | "role">, one: Case): DressedSide {
  const { sheet } = one.release;
  const on = (part: string, trim: Size, bleed = micrometres(sheet.bleed)): DressedSide => ({
    part,
    sheet: { trim, bleed, safe: micrometres(sheet.safe) },
  });
  if (role === COVER) {
    const { trim, bleed } = coverMeasures(one);
    return on("wrap", trim, bleed);
  }
  if (role === SPREAD) return on("spread", spreadSize(one));
  return on(id === FIRST ? "opening" : "page", pageSize(one));
}
