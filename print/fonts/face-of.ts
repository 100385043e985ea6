import type { FontFace, FontLibrary } from "../../design/text/font.ts";

/** The font file that a scene names by its hash, or the first one of a font of the catalogue. */
export const faceOf = (fonts: FontLibrary, name: string): FontFace | undefined =>
  fonts.get(name) ?? fonts.chain?.(name)[0];

/** What scenes call this font file. */
export const nameOfFace = (face: FontFace & { readonly hash?: string }): string => face.hash ?? face.key;
