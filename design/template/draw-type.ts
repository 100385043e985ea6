import type { SceneGlyph } from "../scene.ts";
import { compileText } from "../text/compile-text.ts";
import type { FontFace, FontLibrary } from "../text/font.ts";
import type { PlacedText } from "./placed.ts";

/** Micrometres of one unit of a drawing: a hundredth of a millimetre. */
export const UNIT = 10;
export const units = (micrometres: number): number => Math.round(micrometres / UNIT);

/** Glyphs as filled outlines, so that a drawing needs no font where it is shown. */
export function drawText(text: PlacedText, fonts: FontLibrary, fill: string): string {
  const { id, frame, size, colour, align, font } = text;
  const sheet = {
    surface: "sheet",
    trim: { width: frame.x + frame.width, height: frame.y + frame.height },
    bleed: 0,
    edge: { kind: "bleed" },
    zones: [],
    background: "#ffffff",
    resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
  } as const;
  const set = compileText({ type: "text", id, frame, text: text.text, font, size, colour, align }, sheet, fonts);
  if (!set.ok) throw new Error(`the text "${text.text}" cannot be drawn: ${set.error.reason}`);
  const face = fonts.get(font);
  return face ? set.value.map(({ glyphs }) => outlines(face, size, glyphs, fill)).join("") : "";
}

/** One short line; `x` is its start, middle or end, `y` its baseline, micrometres. */
export function drawLine(
  face: FontFace,
  text: string,
  {
    x,
    y,
    size,
    anchor,
    fill,
  }: { x: number; y: number; size: number; anchor: "start" | "middle" | "end"; fill: string },
): string {
  const shaped = face.shape(text, 0, text.length);
  const scale = size / face.unitsPerEm;
  const width = shaped.reduce((sum, glyph) => sum + glyph.advance, 0) * scale;
  let pen = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  const glyphs = shaped.map(({ id, cluster, advance, xOffset }) => {
    const at = { id, cluster, x: pen + xOffset * scale, y };
    pen += advance * scale;
    return at;
  });
  return outlines(face, size, glyphs, fill);
}

/** All glyphs as one path: outlines are absolute, so each is moved to its place as it is written. */
function outlines(face: FontFace, size: number, glyphs: readonly SceneGlyph[], fill: string): string {
  const scale = size / face.unitsPerEm / UNIT;
  const data = glyphs.map(({ id, x, y }) => moved(face.glyphPath(id), scale, x / UNIT, y / UNIT)).join("");
  return data === "" ? "" : `<path fill="${fill}" d="${data}"/>`;
}

function moved(path: string, scale: number, dx: number, dy: number): string {
  let across = true;
  return path.replaceAll(/[A-Za-z]|-?\d+(?:\.\d+)?|[\s,]+/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      across = true;
      return part;
    }
    if (/^[\s,]+$/.test(part)) return " ";
    const value = across ? Number(part) * scale + dx : -Number(part) * scale + dy;
    across = !across;
    return String(Math.round(value));
  });
}
