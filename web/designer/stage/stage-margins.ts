import type { Size } from "../../../design/geometry.ts";
import type { Margins } from "../scene/view.ts";

/** Room for badge, rulers and toolbar around the picture, CSS pixels. Narrow stages have no rulers. */
export function stageMargins(stage: Size | null): Margins {
  const narrow = stage !== null && stage.width < 700;
  return narrow ? { x: 36, top: 72, bottom: 84 } : { x: 64, top: 124, bottom: 134 };
}

export const hasRulers = (stage: Size | null) => stage !== null && stage.width >= 700;
