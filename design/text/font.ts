/**
 * Fonts as the design room needs them. The shaping itself sits behind this interface, so that a page without text
 * never loads the shaper (444 KB of WebAssembly); `harfbuzz-fonts.ts` implements it.
 */
export interface FontLibrary {
  get(key: string): FontFace | undefined;
  /** The font of a key and what stands in for letters it lacks, in order. */
  chain(key: string): readonly FontFace[];
}

/** Enough for designs without text. */
export const noFonts: FontLibrary = { get: () => undefined, chain: () => [] };

export interface FontFace {
  readonly key: string;
  /** Units per em; all other numbers here are in these units, y upwards. */
  readonly unitsPerEm: number;
  readonly ascender: number;
  /** Negative: below the baseline. */
  readonly descender: number;
  readonly lineGap: number;
  /** The font file itself (sfnt), to be embedded as a subset. */
  readonly bytes: Uint8Array;
  /** Glyphs of `text` from index `start` to `end`, in visual order, with clusters that are indices into `text`. */
  shape(text: string, start: number, end: number): readonly ShapedGlyph[];
  /** Outline as SVG path data in font units, y upwards: draw it with `scale(size / unitsPerEm, -size / unitsPerEm)`. */
  glyphPath(glyph: number): string;
}

export interface ShapedGlyph {
  /** 0 when the font lacks the character. */
  readonly id: number;
  readonly cluster: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
