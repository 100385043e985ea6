import type { MetaDescriptor } from "react-router";
import { choiceQuery } from "../../core/choice-query.ts";
import { countryOf, type Locale } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { ownPageAt } from "../../core/own-pages.ts";
import type { Shop } from "../../core/shop.ts";
import { shopPath, spelledPath } from "../../core/shop-path.ts";
import { withoutLast } from "../../core/trimmed.ts";
import type { PageContext } from "../reading/page-context.ts";

/** A shop of the house in another country or language. */
export interface LocaleLink {
  readonly locale: Locale;
  /** In the language of the page that it leads to. */
  readonly text: string;
  readonly href: string;
  readonly current?: boolean | undefined;
}

/**
 * Country, and the language where the country has several; each in that language. In the order of these words, in which
 * the languages of a country stand beside each other.
 */
const names: Readonly<Record<Locale, string>> = {
  "nl-BE": "België, Nederlands",
  "fr-BE": "Belgique, français",
  "de-DE": "Deutschland",
  "es-ES": "España",
  "fr-FR": "France",
  "it-IT": "Italia, italiano",
  "de-IT": "Italien, Deutsch",
  "de-LI": "Liechtenstein",
  "fr-LU": "Luxembourg, français",
  "de-LU": "Luxemburg, Deutsch",
  "nl-NL": "Nederland",
  "de-AT": "Österreich",
  "de-CH": "Schweiz, Deutsch",
  "fr-CH": "Suisse, français",
  "it-CH": "Svizzera, italiano",
  "en-GB": "United Kingdom",
  "en-US": "United States",
};

/** What the chooser of country and language needs: this page's shop, and where the others are in this channel. */
export interface LocalePlaces {
  readonly shop: Shop;
  readonly origins: PageContext["origins"];
}

/**
 * The page in every other locale that has a host, on the same platform and with the same choice: where its head says
 * that it is (`alternates`), at the same path where that is the same in all, otherwise the home page there.
 *
 * @param heads what the routes of the page write into its head
 */
export function localeLinks(
  { shop, origins }: LocalePlaces,
  { pathname, search }: Pick<Location, "pathname" | "search">,
  heads: readonly MetaDescriptor[],
): readonly LocaleLink[] {
  const alternates = new Map(heads.flatMap((one) => alternateOf(one) ?? []));
  const { rest } = splitAddress(pathname);
  const path = withoutLast(rest, "/");
  return (Object.keys(names) as Locale[]).flatMap((locale) => {
    const origin = origins[shop.channel][countryOf(locale)];
    if (origin === undefined) return [];
    const alternate = alternates.get(locale);
    const isSame = alternate !== undefined || ownPageAt(path) !== null;
    const same = shopPath({ ...shop, locale }, isSame ? (path as `/${string}`) : "/");
    const there = alternate === undefined ? same : spelledPath(shop, new URL(alternate).pathname);
    const href = origin + there + (isSame ? choiceQuery(search) : "");
    return [{ locale, text: names[locale], href, current: locale === shop.locale || undefined }];
  });
}

function alternateOf(one: MetaDescriptor): [[string, string]] | null {
  const { rel, hrefLang, href } = one as { rel?: unknown; hrefLang?: unknown; href?: unknown };
  return rel === "alternate" && typeof hrefLang === "string" && typeof href === "string" ? [[hrefLang, href]] : null;
}
