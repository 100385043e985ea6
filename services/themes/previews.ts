import { readFile } from "node:fs/promises";
import type { Language } from "../../core/locale.ts";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Size } from "../../design/geometry.ts";
import { drawSheet } from "../../design/template/draw-sheet.ts";
import { placeTemplate } from "../../design/template/place.ts";
import type { Plate } from "../../design/template/placed.ts";
import { placeholderColours } from "../../design/template/placeholder.ts";
import type { ArtInk, Layout, Pairing, Palette, Proportion, WordRole } from "../../design/template/template.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { loadFonts } from "../../design/text/load-fonts.ts";
import { keptDrawings } from "./kept-drawings.ts";

/** Sizes in which previews are drawn, millimetres. */
export const previewSizes: Readonly<Record<Proportion, Size>> = {
  portrait: { width: 105, height: 148 },
  landscape: { width: 148, height: 105 },
  square: { width: 145, height: 145 },
  long: { width: 210, height: 99 },
  tall: { width: 65, height: 150 },
};

/** What one preview shows, all of it read. */
export interface PreviewParts {
  readonly layout: Layout;
  readonly palette: Palette;
  readonly pairing: Pairing;
  readonly main: ArtPiece | undefined;
  readonly accent: ArtPiece | undefined;
  readonly artInk: ArtInk;
  readonly words: Readonly<Partial<Record<WordRole, string>>>;
  readonly plate: Plate | null;
}

/** A drawing that may be asked for. */
export interface Preview {
  /** Hash of all that it is made of. */
  readonly look: string;
  /** Whether it was drawn before: asking for it costs nothing. */
  readonly kept: boolean;
  /** Null: the layout is not drawn for this proportion. */
  readonly svg: () => Promise<string | null>;
}

/** Draws designs and remembers the drawings by what they are made of. */
export function createPreviews() {
  let fonts: Promise<FontLibrary> | null = null;
  const drawings = keptDrawings();

  const allFonts = () => {
    fonts ??= loadFonts(
      catalogueFonts.map(({ key }) => key),
      (font) => readFile(font.url),
    );
    return fonts;
  };

  async function draw(parts: PreviewParts, proportion: Proportion): Promise<string | null> {
    const template = parts.layout.variants[proportion];
    if (!template) return null;
    const { width, height } = previewSizes[proportion];
    const sheet = { trim: { width: width * 1000, height: height * 1000 }, bleed: 3_000, safe: 4_000 };
    const { palette, pairing, main, accent, artInk, words, plate } = parts;
    const pieces = { ...(main ? { main } : {}), ...(accent ? { accent } : {}) };
    const library = await allFonts();
    const placed = placeTemplate(template, {
      sheet,
      fonts: library,
      dressing: { palette, pairing, art: pieces, artInk, words, plate },
    });
    const art = new Map([main, accent].flatMap((piece) => (piece ? [[piece.id, piece] as const] : [])));
    return drawSheet(placed, { fonts: library, art, photos: placeholderColours(palette.colours) });
  }

  return {
    /** @param page what of the look is shown, where it has several pages */
    of(
      look: string,
      page: string | null,
      proportion: Proportion,
      language: Language,
      parts: () => Promise<PreviewParts | null>,
    ): Preview {
      const key = `${look} ${page} ${proportion} ${language}`;
      const drawn = () => parts().then((found) => (found ? draw(found, proportion) : null));
      return { look, kept: drawings.has(key), svg: () => drawings.of(key, drawn) };
    },
  };
}
