import type { Refinement } from "../plate.ts";
import type { TextMaterial } from "../text/text-setting.ts";
import { type DressedLayout, dressLayout } from "./dress-layout.ts";
import type { Dressing, Sheet } from "./setting.ts";
import type { Style } from "./style.ts";
import { type Layout, proportionOf, type Template, type WordRole } from "./template.ts";

/** A style with the fonts its words are set in: what a kind needs to lay out sides that look designed. */
export interface Wardrobe {
  readonly style: Style;
  /** A layout in the style's dressing, its elements named after the side. */
  dress(side: SideToDress): DressedLayout;
}

export interface SideToDress {
  /** Id of the side. */
  readonly surface: string;
  readonly layout: Layout;
  readonly sheet: Sheet;
  /** Instead of the style's own words. */
  readonly words?: Words;
  /** Plate of refined places instead of the style's own; null prints them in their colours. */
  readonly plate?: Refinement | null;
}

export type Words = Readonly<Partial<Record<WordRole, string>>>;

/** @param text fonts that cover the style's words, loaded before */
export function createWardrobe(style: Style, text: TextMaterial): Wardrobe {
  const { art, ...rest } = style.dressing;
  const { main, accent } = art;
  const dressing: Dressing = { ...rest, art: { ...(main ? { main } : {}), ...(accent ? { accent } : {}) } };
  return {
    style,
    dress: ({ surface, layout, sheet, words, plate = dressing.plate }) =>
      dressLayout(templateFor(layout, sheet), {
        sheet,
        material: text,
        nameElement: ({ id }) => `${surface}-${id}`,
        dressing: { ...dressing, plate, words: { ...dressing.words, ...words } },
      }),
  };
}

/** The variant for the sheet's proportion; where the layout has none, its first. */
export function templateFor({ key, variants }: Layout, { trim }: Pick<Sheet, "trim">): Template {
  const template = variants[proportionOf(trim)] ?? Object.values(variants)[0];
  if (!template) throw new Error(`the layout "${key}" has no variant`);
  return template;
}
