import type { Coverage } from "./coverage.ts";

/**
 * Fonts as the design room needs them. The shaping itself sits behind this interface, so that a page without text
 * never loads the shaper (444 KB of WebAssembly); `harfbuzz-fonts.ts` implements it.
 */
export interface FontLibrary {
  /** A font file by its SHA-256, as scenes name it, or the first file of a font by the font's key. */
  get(keyOrHash: string): FontFace | undefined;
  /** The loaded files for a document's font key, in the order of look-up; empty when unknown. */
  chain(key: string): readonly FontFace[];
}

/** Enough for designs without text. */
export const noFonts: FontLibrary = { get: () => undefined, chain: () => [] };

/** Replaces fonts that the shop no longer has. */
export const GENERAL_FONT = "noto-sans-regular";

export interface FontFace extends Coverage {
  readonly key: string;
  /** SHA-256 of `bytes`, 64 lower-case hex digits. */
  readonly hash: string;
  /** Units per em; all other numbers here are in these units, y upwards. */
  readonly unitsPerEm: number;
  readonly ascender: number;
  /** Negative: below the baseline. */
  readonly descender: number;
  readonly lineGap: number;
  /** The font file itself (sfnt), to be embedded as a subset. */
  readonly bytes: Uint8Array;
  /**
   * Glyphs of `text` from index `start` to `end`, in visual order, with clusters that are indices into `text`. One
   * direction for all of it, that of its first letter: mixed directions inside a run are not reordered.
   */
  shape(text: string, start: number, end: number, setting?: ShapeSetting): readonly ShapedGlyph[];
  /** Outline as SVG path data in font units, y upwards: draw it with `scale(size / unitsPerEm, -size / unitsPerEm)`. */
  glyphPath(glyph: number): string;
}

export interface ShapeSetting {
  /** BCP 47; null: undetermined. */
  readonly language: string | null;
  /** Letters that are spaced out are not joined. */
  readonly ligatures: boolean;
}

export interface ShapedGlyph {
  /** 0 when the font lacks the character. */
  readonly id: number;
  readonly cluster: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  /** Depends on the glyph before it: a text that is cut here must be reshaped. */
  readonly bound: boolean;
}
