import { type Locale, languageOf, locales } from "../../core/locale.ts";
import { localPath } from "../../core/locale-address.ts";
import { type QueryParameters, writeQuery } from "../../core/query-string.ts";
import type { Alternate } from "./contract.ts";
import type { ProductPageData } from "./page-data.ts";

/** Path of a page in a locale; null where its language has none. */
export function pathOf({ addresses }: Pick<ProductPageData, "addresses">, locale: Locale): string | null {
  const slug = addresses[languageOf(locale)];
  return slug ? localPath(locale, `/${slug}`) : null;
}

export const homePathOf = (locale: Locale): string => localPath(locale, "/");

/** A page's address with a choice in it. */
export function addressOf(page: ProductPageData, locale: Locale, choice: QueryParameters): string {
  const query = writeQuery(choice);
  return `${pathOf(page, locale) ?? homePathOf(locale)}${query && `?${query}`}`;
}

/** The same page in every locale that has it. */
export const alternatesOf = (page: ProductPageData): Alternate[] =>
  locales.flatMap((locale) => {
    const path = pathOf(page, locale);
    return path ? [{ locale, path }] : [];
  });

export const homeAlternates: Alternate[] = locales.map((locale) => ({ locale, path: homePathOf(locale) }));
