import { frenchSpacing } from "../../core/french-spacing.ts";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { Messages } from "./de.ts";

/** A part of the site with texts of its own: what a browser loads at a time. */
export type Part = keyof Messages;

/** Files of the parts, from the project's root, without language and ending. A new part needs its line here. */
const bases: Readonly<Record<Part, string>> = {
  accessories: "web/words/accessories/messages",
  account: "web/words/account/messages",
  cart: "web/words/cart/messages",
  checkout: "web/words/checkout/messages",
  chrome: "web/words/chrome/messages",
  content: "web/words/content/messages",
  delivery: "web/words/delivery/messages",
  designer: "web/words/designer/messages",
  layouts: "web/words/experiments/layouts/messages",
  legal: "web/words/legal/messages",
  offline: "web/words/offline/messages",
  order: "web/words/order/messages",
  product: "web/words/product/messages",
  products: "web/words/products/messages",
  sharedDesign: "web/words/shared-design/messages",
  themes: "web/words/themes/messages",
  vouchers: "web/words/vouchers/messages",
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
