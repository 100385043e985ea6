import type { Layout } from "../../design/template/template.ts";
import { ratiosOfProduct, type ThemeAspectRatio, themeAspectRatios } from "../../products/card/theme-filters.ts";
import type { CardTheme } from "./theme-data.ts";

/** Ways round in which a theme can be had: its layout is drawn for them, and one of its products comes so. */
export const themeRatios = (
  { products }: Pick<CardTheme, "products">,
  { variants }: Layout,
): readonly ThemeAspectRatio[] =>
  themeAspectRatios.filter(
    (ratio) => variants[ratio] !== undefined && products.some((product) => ratiosOfProduct[product].includes(ratio)),
  );
