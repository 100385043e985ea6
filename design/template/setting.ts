import type { Rect, Size } from "../geometry.ts";
import type { Refinement } from "../plate.ts";
import type { TextMaterial } from "../text/text-setting.ts";
import type { ArtInk, Pairing, Palette, TemplateItem, WordRole } from "./template.ts";

/** A sheet to be designed; micrometres. */
export interface Sheet {
  readonly trim: Size;
  readonly bleed: number;
  /** Kept clear along every edge. */
  readonly safe: number;
  /**
   * Area for words and drawings on a sheet that is no rectangle, inside the safe area. Layouts are compressed to fit;
   * only items that run off the sheet still do.
   */
  readonly within?: Rect;
  /** Area for words and frames, away from binding and stand; left out: everything inside the safe distance. */
  readonly clear?: Rect;
}

/** Facts of a clipart for its placement. */
export interface DressingPiece extends Size {
  /** Of its drawing, see `art-drawing.ts`. */
  readonly hash: string;
  /** Has it a drawing in one colour? */
  readonly single: boolean;
}

/** Style of a template. */
export interface Dressing {
  readonly palette: Palette;
  readonly pairing: Pairing;
  readonly art: { readonly main?: DressingPiece; readonly accent?: DressingPiece };
  readonly artInk: ArtInk;
  /** A role without words leaves nothing. */
  readonly words: Readonly<Partial<Record<WordRole, string>>>;
  /** Of the words; null: of none. */
  readonly language: string | null;
  /** Plate of refined places; null prints them in their colours. */
  readonly plate: Refinement | null;
}

export interface Setting {
  readonly sheet: Sheet;
  readonly dressing: Dressing;
  readonly material: TextMaterial;
  /** Names elements, each once in the whole design; without it they have the names of their items. */
  readonly nameElement?: (item: TemplateItem) => string;
}
