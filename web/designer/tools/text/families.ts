import { type CatalogueFont, catalogueFont, catalogueFonts } from "../../../../design/text/font-catalogue.ts";
import { type FontGroup, fontGroups } from "../../../../design/text/font-families.ts";

/** A family as lists offer it. */
export interface OfferedFamily {
  readonly name: string;
  readonly group: FontGroup;
  readonly regular: CatalogueFont;
  /** Null where there is one weight only. */
  readonly bold: CatalogueFont | null;
}

/** From this weight on letters are bold. */
const BOLD = 600;

const isBold = ({ weight }: Pick<CatalogueFont, "weight">) => weight >= BOLD;

/** In the order in which lists show them. */
export const offeredFamilies: readonly OfferedFamily[] = fontGroups.flatMap((group) => {
  const inGroup = catalogueFonts.filter((font) => font.group === group);
  return [...Map.groupBy(inGroup, ({ family }) => family)].flatMap(([name, fonts]) => {
    const regular = fonts.find((font) => !isBold(font)) ?? fonts[0];
    return regular
      ? [{ name, group, regular, bold: fonts.find((font) => isBold(font) && font !== regular) ?? null }]
      : [];
  });
});

/** The family a font belongs to; undefined for fonts that no list offers. */
export const familyOf = (font: string): OfferedFamily | undefined =>
  offeredFamilies.find(({ regular, bold }) => regular.key === font || bold?.key === font);

/** What a font is called: of those no list offers, the family's name, or the key where the shop has it no longer. */
export const fontName = (font: string): string => familyOf(font)?.name ?? catalogueFont(font)?.family ?? font;

export const isBoldFont = (font: string): boolean => {
  const known = catalogueFont(font);
  return known !== undefined && isBold(known);
};

/** The font of a family that is as bold as the one before. */
export const fontIn = ({ regular, bold }: OfferedFamily, before: string): string =>
  (isBoldFont(before) && bold ? bold : regular).key;
