import { readFile } from "node:fs/promises";
import type { Language } from "../../core/locale.ts";
import type { Size } from "../../design/geometry.ts";
import type { ArtPiece } from "../../design/template/art-piece.ts";
import { drawSheet } from "../../design/template/draw-sheet.ts";
import { placeTemplate } from "../../design/template/place.ts";
import type { Plate } from "../../design/template/placed.ts";
import { placeholderColours } from "../../design/template/placeholder.ts";
import type { ArtInk, Layout, Pairing, Palette, Proportion, WordRole } from "../../design/template/template.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { loadFonts } from "../../design/text/load-fonts.ts";

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

/** Drawings kept in memory, about 30 kB each. */
const MOST_KEPT = 300;

/** Draws designs and remembers the drawings by what they are made of. */
export function createPreviews() {
  let fonts: Promise<FontLibrary> | null = null;
  const kept = new Map<string, Promise<string | null>>();

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
    /** Null: the layout is not drawn for this proportion. `name` says all that the drawing depends on. */
    of(
      name: string,
      proportion: Proportion,
      language: Language,
      parts: () => Promise<PreviewParts | null>,
    ): Promise<string | null> {
      const key = `${name} ${proportion} ${language}`;
      const known = kept.get(key);
      if (known) return known;
      const drawn = parts().then((found) => (found ? draw(found, proportion) : null));
      kept.set(key, drawn);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
      drawn.catch(() => kept.delete(key));
      return drawn;
    },
  };
}
