import type { FontStore } from "../text/font-store.ts";
import { noHyphens } from "../text/hyphens.ts";
import type { Style } from "./style.ts";
import { createWardrobe, type Wardrobe } from "./wardrobe.ts";

/** Days of months are written in every style that has them. */
const DIGITS = "0123456789";

/**
 * A style with its fonts.
 *
 * @param more letters that words of the visitor are written in
 */
export async function loadWardrobe(style: Style, fonts: FontStore, more = ""): Promise<Wardrobe> {
  const { pairing, words } = style.dressing;
  const text = [...new Set([...Object.values(words), DIGITS, more].join(""))].join("");
  const keys = [...new Set([pairing.display, pairing.body, pairing.emphasis])];
  return createWardrobe(style, {
    fonts: await fonts.ofTexts(keys.map((font) => ({ font, text }))),
    hyphens: noHyphens,
  });
}
