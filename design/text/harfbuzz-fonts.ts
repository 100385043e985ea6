import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import type { FontFace, ShapedGlyph } from "./font.ts";

/**
 * Opens a font file with HarfBuzz, the one shaper for screen and print. Importing this module loads the WebAssembly,
 * in the browser and in Node alike; import it lazily.
 *
 * @throws Error when the bytes are no sfnt font; the fonts are our own files, so that is a bug.
 */
export function openFont(key: string, bytes: Uint8Array): FontFace {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  if (face.referenceTable("head") === undefined) throw new Error(`font ${key} is not an sfnt file`);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    key,
    bytes,
    unitsPerEm: face.upem,
    ascender,
    descender,
    lineGap,
    shape: (text, start, end) => shapeRun(font, text, start, end),
    glyphPath: (glyph) => font.glyphToPath(glyph),
  };
}

/** The language stays undetermined, so that the result does not depend on the machine's locale. */
function shapeRun(font: Font, text: string, start: number, end: number): readonly ShapedGlyph[] {
  const buffer = new Buffer();
  buffer.setLanguage("und");
  buffer.addText(text, start, end - start);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const position = positions[index];
    if (!position) throw new Error("HarfBuzz gave a glyph without a position");
    const { xAdvance, xOffset, yOffset } = position;
    return { id: codepoint, cluster, advance: xAdvance, xOffset, yOffset };
  });
}
