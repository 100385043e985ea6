import type { DesignDocument } from "../document.ts";
import { type FontFace, type FontLibrary, noFonts } from "./font.ts";
import { type CatalogueFont, catalogueFonts } from "./font-catalogue.ts";

/** Reads a font file: `fetch` in the browser, `readFile` on the server. */
export type FontReader = (font: CatalogueFont) => Promise<Uint8Array>;

/** Keys of the fonts a design uses, each once, in order of appearance. */
export function fontsOf(document: DesignDocument): readonly string[] {
  const texts = document.surfaces.flatMap((surface) => surface.elements).filter((element) => element.type === "text");
  return [...new Set(texts.map((text) => text.font))];
}

/**
 * Loads fonts by key, and the shaper with the first of them. A key the catalogue does not know is left out; `compile`
 * then names the text that needs it.
 */
export async function loadFonts(keys: readonly string[], read: FontReader): Promise<FontLibrary> {
  const wanted = catalogueFonts.filter((font) => keys.includes(font.key));
  if (wanted.length === 0) return noFonts;
  const { openFont } = await import("./harfbuzz-fonts.ts");
  const faces = await Promise.all(wanted.map(async (font) => openFont(font.key, await read(font))));
  const byKey = new Map<string, FontFace>(faces.map((face) => [face.key, face]));
  return { get: (key) => byKey.get(key) };
}
