import { frenchSpacing } from "../../core/french-spacing.ts";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { Messages } from "./de.ts";

/** A part of the site with texts of its own: what a browser loads at a time. */
export type Part = keyof Messages;

/** Files of the parts, from the project's root, without language and ending. A new part needs its line here. */
const bases: Readonly<Record<Part, string>> = {
  accessories: "web/shop/accessories/messages",
  account: "web/shop/account/messages",
  cart: "web/shop/cart/messages",
  checkout: "web/shop/checkout/messages",
  chrome: "web/shop/chrome/messages",
  content: "web/shop/content/messages",
  delivery: "web/shop/delivery/messages",
  designer: "web/designer/messages",
  layouts: "web/shop/experiments/layouts/messages",
  legal: "web/shop/legal/messages",
  offline: "web/shop/offline/messages",
  order: "web/shop/order/messages",
  product: "web/shop/product/messages",
  products: "web/shop/products/messages",
  sharedDesign: "web/shop/shared-design/messages",
  themes: "web/shop/themes/messages",
  vouchers: "web/shop/vouchers/messages",
};

export const parts = Object.keys(bases) as Part[];

/** File of a part's texts in a language, from the project's root. */
export const sourceOfPart = (part: Part, language: Language): string => `${bases[part]}.${language}.ts`;

/** The texts of a locale in the module of its language, which holds what is spelled otherwise, too. */
export function textsIn<One extends Part>(module: unknown, locale: Locale): Messages[One] {
  const language = languageOf(locale);
  const texts = module as Record<string, Messages[One]>;
  const found = (locale === "en-US" ? texts.enUs : undefined) ?? texts[language];
  if (found === undefined) throw new Error(`no texts in ${language}`);
  if (language === "fr") return frenchSpacing(found);
  return isSwissSpelling(locale) ? swissSpelling(found) : found;
}
