import type { Channel } from "../../core/channel.ts";
import type { Layout, Palette } from "../../design/template/template.ts";
import { cardCategories, guestbookCategories, isGuestbookCategory } from "../../products/card/categories.ts";
import {
  themeAspectRatios,
  themeColours,
  themeLabels,
  themeProducts,
  themePunchings,
  themeStyles,
} from "../../products/card/theme-filters.ts";
import { occasions, specialFilterValues } from "../../products/card/vocabulary.ts";
import type { ThemeGoods } from "../../products/offer.ts";
import type { CardTheme } from "./theme-data.ts";
import { themeRatios } from "./theme-ratios.ts";

/** Filters and their values in the order of lists (specification section 3, card designer); occasions beside them. */
export const filterValues = {
  occasion: occasions,
  category: cardCategories.map(String),
  color: themeColours,
  style: themeStyles,
  label: themeLabels,
  aspectRatio: themeAspectRatios,
  product: themeProducts,
  punching: themePunchings,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FilterType = keyof typeof filterValues;
export const filterTypes = Object.keys(filterValues) as readonly FilterType[];

/** The values of a filter by its name; none for what is no filter. */
export const filterValuesOf = (name: string): readonly string[] =>
  filterTypes.filter((type) => type === name).flatMap((type) => [...filterValues[type]]);

/** `alle` and `alleVorlagen` filter nothing away. */
export const isSpecialValue = (value: string): boolean => specialFilterValues.some((one) => one === value);

/** Names a filter's value among all. */
export const tokenOf = (type: FilterType, value: string | number): string => `${type}:${value}`;

/** The token of what only the card channel sells. */
export const ONLY_CARD = "only:card";

/** Begins the token of the foil a theme is drawn with, which is no filter. */
const REFINEMENT = "refinement:";

/** Values of one filter among a theme's tokens. */
export const valuesAmong = (filters: readonly string[], type: FilterType): readonly string[] =>
  filters.filter((token) => token.startsWith(`${type}:`)).map((token) => token.slice(type.length + 1));

/** Products of a theme, from its tokens. */
export const goodsAmong = (id: string, filters: readonly string[]): ThemeGoods => ({
  id,
  products: valuesAmong(filters, "product"),
  aspectRatios: valuesAmong(filters, "aspectRatio"),
  categories: valuesAmong(filters, "category").map(Number),
  refinement: filters.find((token) => token.startsWith(REFINEMENT))?.slice(REFINEMENT.length) ?? null,
});

/** Filter tokens of a theme. */
export function filtersOf(theme: CardTheme, layout: Layout, palette: Palette): readonly string[] {
  const tokens = (type: FilterType, values: readonly (string | number)[]) =>
    values.map((value) => tokenOf(type, value));
  return [
    ...tokens("occasion", theme.occasions),
    ...tokens("category", theme.categories),
    ...tokens("color", [palette.family]),
    ...tokens("style", [theme.style]),
    ...tokens("label", theme.labels),
    ...tokens("aspectRatio", themeRatios(theme, layout)),
    ...tokens("product", theme.products),
    ...tokens("punching", theme.punchings),
    ...(theme.refinement === null ? [] : [`${REFINEMENT}${theme.refinement}`]),
    ...(isSoldIn("poster", theme) ? [] : [ONLY_CARD]),
  ];
}

/** Some books to write in are sold in the card channel only. */
const isSoldIn = (channel: Channel, { categories }: CardTheme): boolean =>
  categories.some((category) => !isGuestbookCategory(category) || guestbookCategories(channel).includes(category));
