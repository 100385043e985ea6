import { Blob, Buffer, Face, Feature, Font, GlyphFlag, shape } from "harfbuzzjs";
import type { FontFace, ShapedGlyph, ShapeSetting } from "./font.ts";

export interface OpenedFont extends FontFace {
  /** Every code point the file has a sign for, ascending; control characters have none. */
  codePoints(): readonly number[];
}

const plain: ShapeSetting = { language: null, ligatures: true };
const spacedOut = [new Feature("liga", 0), new Feature("clig", 0)];

/**
 * Opens a font file with HarfBuzz, the one shaper for screen and print. Importing this module loads the WebAssembly,
 * in the browser and in Node alike; import it lazily.
 *
 * @param hash SHA-256 of the bytes, 64 lower-case hex digits
 * @throws Error when the bytes are no sfnt font; the fonts are our own files, so that is a bug.
 */
export function openFont(key: string, bytes: Uint8Array, hash: string): OpenedFont {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  if (face.referenceTable("head") === undefined) throw new Error(`font ${key} is not an sfnt file`);
  const { ascender, descender, lineGap } = font.hExtents();
  const paths = new Map<number, string>();
  const signs = new Set([...face.collectUnicodes()].filter((codePoint) => !isControl(codePoint)));
  return {
    key,
    hash,
    bytes,
    unitsPerEm: face.upem,
    ascender,
    descender,
    lineGap,
    covers: (codePoint) => signs.has(codePoint),
    codePoints: () => [...signs].sort((one, other) => one - other),
    shape: (text, start, end, setting = plain) => shapeRun(font, text, start, end, setting),
    glyphPath(glyph) {
      const path = paths.get(glyph) ?? font.glyphToPath(glyph);
      paths.set(glyph, path);
      return path;
    },
  };
}

const isControl = (codePoint: number) => codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);

/**
 * One for all texts: the shaper's memory is freed when a task ends, and a design of a thousand texts is one task. After
 * some hundred thousand buffers it would be full, and the shaper then leaves words out without a message.
 */
const buffer = new Buffer();

function shapeRun(
  font: Font,
  text: string,
  start: number,
  end: number,
  { language, ligatures }: ShapeSetting,
): readonly ShapedGlyph[] {
  buffer.reset();
  buffer.setLanguage(mainLanguage(language));
  buffer.addText(text, start, end - start);
  if (end > start && buffer.getLength() === 0) throw new Error("HarfBuzz ran out of memory");
  buffer.guessSegmentProperties();
  shape(font, buffer, ligatures ? undefined : spacedOut);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster, flags }, index) => {
    const position = positions[index];
    if (!position) throw new Error("HarfBuzz returned a glyph without a position");
    const { xAdvance, xOffset, yOffset } = position;
    const bound = (flags & GlyphFlag.UNSAFE_TO_BREAK) !== 0;
    return { id: codepoint, cluster, advance: xAdvance, xOffset, yOffset, bound };
  });
}

/**
 * Without a language it stays undetermined, so that the result does not depend on the machine's locale. The shaper
 * keeps every language it has seen for good: regions would fill it.
 */
const mainLanguage = (language: string | null): string =>
  /^[a-z]{2,3}(?![a-z])/.exec(language?.toLowerCase() ?? "")?.[0] ?? "und";
