import type { Rect } from "../../../design/geometry.ts";
import { intersect } from "../../../design/rect.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { ringPath } from "./millimetre-path.ts";

export interface CoveredRing {
  readonly opening: Rect;
  /** Fill with the even-odd rule; millimetres. */
  readonly path: string;
}

/** What lies under mat and frame: the trim without the part all openings leave free. Null when nothing is covered. */
export function coveredRing({ trim, zones }: ScenePage): CoveredRing | null {
  const openings = zones.filter(({ kind }) => kind === "covered");
  if (openings.length === 0) return null;
  const opening = openings.reduce<Rect>((free, { area }) => intersect(free, area) ?? free, trim);
  return { opening, path: ringPath(trim, opening) };
}
