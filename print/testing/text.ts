import { readFile } from "node:fs/promises";
import type { Point } from "../../design/geometry.ts";
import type { SceneGlyphs } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { loadFonts } from "../../design/text/load-fonts.ts";
import { faceOf, nameOfFace } from "../fonts/face-of.ts";

const REGULAR = "instrument-sans-regular";

/** All fonts of the catalogue. */
export const allFonts = (): Promise<FontLibrary> =>
  loadFonts(
    catalogueFonts.map((font) => font.key),
    (font) => readFile(font.url),
  );

/** A line of text set on a baseline, `size` and `start` in µm. */
export function setLine(fonts: FontLibrary, text: string, start: Point, size: number, font = REGULAR): SceneGlyphs {
  const face = faceOf(fonts, font);
  if (!face) throw new Error(`no font ${font}`);
  let pen = 0;
  const glyphs = face.shape(text, 0, text.length).flatMap(({ id, cluster, advance, xOffset }) => {
    const x = start.x + Math.round(((pen + xOffset) * size) / face.unitsPerEm);
    pen += advance;
    return [id, cluster, x, start.y];
  });
  const width = Math.round((pen * size) / face.unitsPerEm) + size;
  const clip = { x: start.x - size, y: start.y - size, width: width + size, height: 2 * size };
  return { type: "glyphs", element: "text", font: nameOfFace(face), size, colour: "#000000", text, glyphs, clip };
}
