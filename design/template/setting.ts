import type { Size } from "../geometry.ts";
import type { FontLibrary } from "../text/font.ts";
import type { ArtPiece } from "./art-piece.ts";
import type { Plate } from "./placed.ts";
import type { ArtInk, Pairing, Palette, WordRole } from "./template.ts";

/** A sheet to be designed; micrometres. */
export interface Sheet {
  readonly trim: Size;
  readonly bleed: number;
  /** Kept clear along every edge. */
  readonly safe: number;
}

/** What a template is dressed with. */
export interface Dressing {
  readonly palette: Palette;
  readonly pairing: Pairing;
  readonly art: { readonly main?: ArtPiece; readonly accent?: ArtPiece };
  readonly artInk: ArtInk;
  /** A role without words leaves nothing. */
  readonly words: Readonly<Partial<Record<WordRole, string>>>;
  /** What refined places become; null prints them in their colours. */
  readonly plate: Plate | null;
}

export interface Setting {
  readonly sheet: Sheet;
  readonly dressing: Dressing;
  readonly fonts: FontLibrary;
}
