import type { SceneGlyphs, ScenePage } from "../../design/scene.ts";
import type { FontFace } from "../../design/text/font.ts";

/** Draws the line of a page outside its bleed. */
export type SlugLine = (page: ScenePage, index: number) => SceneGlyphs;

/** Key of the font slug lines are set in. */
export const SLUG_FONT = "instrument-sans-regular";

/** 2.1 mm, about 6 pt: readable at the cutter, small enough for the narrowest picture. */
const SIZE = 2100;
/** Baseline below the bleed. */
const DROP = 4000;
/** Right of the trim's left corner, where a crop mark may stand. */
const INDENT = 3000;

/** A slug line that says `words` of each page, as real text. */
export function slugLine(font: FontFace, words: (page: ScenePage, index: number) => string): SlugLine {
  return (page, index) => {
    const text = words(page, index);
    const start = { x: page.trim.x + INDENT, y: page.size.height + DROP };
    return {
      type: "glyphs",
      element: null,
      font: font.key,
      size: SIZE,
      colour: "#000000",
      text,
      glyphs: setOnBaseline(font, text, start),
      clip: { x: start.x, y: page.size.height, width: page.size.width, height: 2 * DROP },
    };
  };
}

function setOnBaseline(font: FontFace, text: string, start: { readonly x: number; readonly y: number }) {
  let pen = 0;
  return font.shape(text, 0, text.length).map(({ id, cluster, advance, xOffset }) => {
    const x = start.x + Math.round(((pen + xOffset) * SIZE) / font.unitsPerEm);
    pen += advance;
    return { id, cluster, x, y: start.y };
  });
}
