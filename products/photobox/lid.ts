import { micrometres } from "../../core/measure.ts";
import type { Surface, TextElement } from "../../design/document.ts";
import type { Size } from "../../design/geometry.ts";
import { allSides, type SurfaceLayout } from "../../design/layout.ts";
import { ONE } from "../../design/placement.ts";
import type { BoxType, Release } from "./release.ts";

export const LID = "lid";
/** The two lines on it. */
export const lidLines = ["title", "line"] as const;
export type LidLine = (typeof lidLines)[number];

/** From above the closed box is as wide as it is, and as high as it is deep. */
export const lidTrim = ({ outside: { width, depth } }: BoxType): Size => ({
  width: micrometres(width),
  height: micrometres(depth),
});

/** A lid nobody has written on. */
export function blankLid(type: BoxType): Surface {
  const trim = lidTrim(type);
  return {
    id: LID,
    role: LID,
    background: null,
    copies: 1,
    turned: false,
    elements: [line("title", trim, 0.32, 0.24, 0.16), line("line", trim, 0.6, 0.12, 0.07)],
  };
}

/** Shares of the lid's height: where the line begins, its height, and the largest type. */
function line(slot: LidLine, { width, height }: Size, top: number, high: number, type: number): TextElement {
  const x = Math.round(width * 0.08);
  return {
    id: `lid-${slot}`,
    type: "text",
    slot,
    rotation: 0,
    opacity: ONE,
    text: "",
    language: null,
    hyphenate: false,
    frame: { x, y: Math.round(height * top), width: width - 2 * x, height: Math.round(height * high) },
    font: slot === "title" ? "instrument-sans-semibold" : "instrument-sans-regular",
    size: Math.round(height * type),
    colour: "#1b1a18",
    align: "centre",
    stand: "middle",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
    optional: true,
  };
}

export function lidLayout(type: BoxType, { bleed, safe, resolution }: Release): SurfaceLayout {
  const trim = lidTrim(type);
  const by = micrometres(safe);
  const area = { x: by, y: by, width: trim.width - 2 * by, height: trim.height - 2 * by };
  return {
    surface: LID,
    role: LID,
    trim,
    bleed: allSides(micrometres(bleed)),
    edge: { kind: "bleed" },
    zones: [{ kind: "safe", by: "safe", area }],
    background: "#ffffff",
    resolution,
  };
}
