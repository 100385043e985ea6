import { type Country, countryOf, locales } from "../../core/locale.ts";
import { platformSegments, prefixOf } from "../../core/locale-address.ts";

/** Of the whole shop: the office, the interfaces, and internal paths (specification section 2), whose addresses carry no language. */
const segmentsOfShop = ["office", "kundenkonto", "magazin"];
const interfaces = ["office-api", "web-api", "price-api", "frontend-api", "content/v1", "content/v2", "health"];
/** Pages that belong to one visitor, below each language and the desktop app's segment. */
const segmentsOfVisitor = ["cart", "checkout", "order", "account", "shared-design"];

/**
 * What crawlers leave alone: the office, the shop's interfaces, designers and what belongs to one visitor, and pages as editors see them.
 * A rule holds for every address that begins with it (RFC 9309), so that a segment needs its ends: `/cart` alone is the begin of
 * `/cartes-de-mariage`, too. The languages are written out, because `*` stands for any number of segments and would take editors' pages.
 */
export const robotsTxt = ({ origin, country }: { readonly origin: string; readonly country: Country }): string =>
  [
    "User-agent: *",
    ...[
      ...interfaces.map((path) => `/${path}/`),
      ...segmentsOfShop.flatMap(wholeSegment),
      ...prefixesOf(country).flatMap((prefix) => [
        ...segmentsOfVisitor.flatMap((segment) => wholeSegment(prefix + segment)),
        `/${prefix}configurator-`,
      ]),
      "/*_storyblok",
    ].map((rule) => `Disallow: ${rule}`),
    `\nSitemap: ${origin}/sitemap.xml\n`,
  ].join("\n");

/** The address itself, with a query, and all below it. */
const wholeSegment = (path: string): readonly string[] => [`/${path}$`, `/${path}?`, `/${path}/`];

/** What may stand before a page on a country's host: nothing, a language, the desktop app's segment, or both. */
function prefixesOf(country: Country): readonly string[] {
  const languages = locales.filter((locale) => countryOf(locale) === country).map(prefixOf);
  return languages
    .map((language) => (language === null ? "" : `${language}/`))
    .flatMap((language) => [language, `${language}${platformSegments.desktop}/`]);
}
