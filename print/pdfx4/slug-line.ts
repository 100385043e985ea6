import type { Point } from "../../design/geometry.ts";
import type { SceneGlyphs } from "../../design/scene.ts";
import type { FontFace } from "../../design/text/font.ts";
import { nameOfFace } from "../fonts/face-of.ts";
import type { ImposedSheet } from "../imposition/imposed-sheet.ts";

/** Draws the line of a page outside what is printed of the product. */
export type SlugLine = (sheet: ImposedSheet, index: number) => SceneGlyphs;

/** Key of the font slug lines are set in. */
export const SLUG_FONT = "instrument-sans-regular";

/** 2.1 mm, about 6 pt: readable at the cutter, small enough for the narrowest picture. */
const SIZE = 2100;
/** Baseline below the bleed. */
const DROP = 4000;
/** Right of the trim's left corner, where a crop mark may stand. */
const INDENT = 3000;

/** A slug line that says `words` of each page, as real text. */
export function slugLine(font: FontFace, words: (sheet: ImposedSheet, index: number) => string): SlugLine {
  return (sheet, index) => {
    const text = words(sheet, index);
    const start = startOf(sheet);
    return {
      type: "glyphs",
      element: null,
      font: nameOfFace(font),
      size: SIZE,
      colour: "#000000",
      text,
      glyphs: setOnBaseline(font, text, start),
      clip: { x: start.x, y: start.y - DROP, width: sheet.size.width, height: 2 * DROP },
    };
  };
}

/** Below the bleed; on a larger sheet, which has no margin of its own, at the foot of the sheet. */
function startOf({ size, trim, cuts }: ImposedSheet): Point {
  return cuts ? { x: INDENT, y: size.height - SIZE } : { x: trim.x + INDENT, y: size.height + DROP };
}

function setOnBaseline(font: FontFace, text: string, start: { readonly x: number; readonly y: number }) {
  let pen = 0;
  return font.shape(text, 0, text.length).flatMap(({ id, cluster, advance, xOffset }) => {
    const x = start.x + Math.round(((pen + xOffset) * SIZE) / font.unitsPerEm);
    pen += advance;
    return [id, cluster, x, start.y];
  });
}
