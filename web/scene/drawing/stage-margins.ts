import type { Size } from "../../../design/geometry.ts";
import type { Margins } from "./view.ts";

/** From here on badge and switches stand beside each other in every language. */
const besides = 900;

const isNarrow = (stage: Size | null) => stage !== null && stage.width < 700;
/** Only a strip of the wall is left: nothing but the badge floats there then. */
const isLow = (stage: Size | null) => stage !== null && stage.height < 340;

interface Surround {
  readonly controls: "one line" | "two lines";
  /** A panel is open; on narrow stages it is a sheet, and toolbar and switches make way for the picture. */
  readonly panelOpen: boolean;
}

/** Room for badge, rulers and toolbar around the picture, CSS pixels. Narrow stages have no rulers. */
export function stageMargins(stage: Size | null, { controls, panelOpen }: Surround): Margins {
  if (isLow(stage) || (panelOpen && isNarrow(stage))) return { x: 20, top: 56, bottom: 20 };
  if (!isNarrow(stage)) {
    const below = controls === "two lines" && stage !== null && stage.width < besides;
    return { x: 64, top: below ? 148 : 124, bottom: 134 };
  }
  return { x: 36, top: controls === "two lines" ? 122 : 72, bottom: 84 };
}

/**
 * Room around a picture that is only looked at, CSS pixels: 12 where the wall is narrow, 48 where it is wide. The
 * specification names both as size-for-viewing constants (core document, section 9) without their meaning; this is
 * ours.
 */
export function viewingMargins(wall: Size | null): Margins {
  const margin = isNarrow(wall) ? 12 : 48;
  return { x: margin, top: margin, bottom: margin };
}

export const hasRulers = (stage: Size | null) => stage !== null && !isNarrow(stage) && !isLow(stage);
