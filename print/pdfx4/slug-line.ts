import * as harfbuzz from "harfbuzzjs";
import type { SceneGlyphs, ScenePage } from "../../design/scene.ts";
import type { PrintFont } from "../font-source.ts";

/** Draws the line of a page outside its bleed. */
export type SlugLine = (page: ScenePage, index: number) => SceneGlyphs;

/** 2.1 mm, about 6 pt: readable at the cutter, small enough for the narrowest picture. */
const SIZE = 2100;
/** Baseline below the bleed. */
const DROP = 4000;

/** A slug line that says `words(index)` on each page, in real text, 3 mm from the left trim corner's mark. */
export function slugLine(font: PrintFont, words: (page: ScenePage, index: number) => string): SlugLine {
  const face = new harfbuzz.Face(new harfbuzz.Blob(exactBuffer(font.data)));
  const shaper = new harfbuzz.Font(face);
  shaper.setVariations(Object.entries(font.axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)));
  return (page, index) => {
    const text = words(page, index);
    const start = { x: page.trim.x + 3000, y: page.size.height + DROP };
    return {
      type: "glyphs",
      element: null,
      font: font.key,
      size: SIZE,
      colour: "#000000",
      text,
      glyphs: shape(shaper, face.upem, text, start),
      clip: { x: start.x, y: page.size.height, width: page.size.width, height: 2 * DROP },
    };
  };
}

function shape(font: harfbuzz.Font, unitsPerEm: number, text: string, start: { x: number; y: number }) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const position = positions[index];
    const x = start.x + Math.round(((pen + (position?.xOffset ?? 0)) * SIZE) / unitsPerEm);
    pen += position?.xAdvance ?? 0;
    return { id: codepoint, cluster, x, y: start.y };
  });
}

function exactBuffer(data: Uint8Array): ArrayBuffer {
  return data.slice().buffer as ArrayBuffer;
}
