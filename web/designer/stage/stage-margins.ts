import type { Size } from "../../../design/geometry.ts";
import type { Margins } from "../scene/view.ts";

const isNarrow = (stage: Size | null) => stage !== null && stage.width < 700;
/** A sheet leaves only a strip of the wall: nothing but the badge floats there then. */
const isLow = (stage: Size | null) => stage !== null && stage.height < 340;

/** Room for badge, rulers and toolbar around the picture, CSS pixels. Narrow stages have no rulers, but controls in two lines. */
export function stageMargins(stage: Size | null, controls: "one line" | "two lines" = "one line"): Margins {
  if (isLow(stage)) return { x: 24, top: 64, bottom: 20 };
  if (!isNarrow(stage)) return { x: 64, top: 124, bottom: 134 };
  return { x: 36, top: controls === "two lines" ? 122 : 72, bottom: 84 };
}

export const hasRulers = (stage: Size | null) => stage !== null && !isNarrow(stage) && !isLow(stage);
