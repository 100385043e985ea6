import { type Country, countryOf, locales } from "../../core/locale.ts";
import { platformSegments, prefixOf } from "../../core/locale-address.ts";

/** Paths of the whole shop without language: the office, the APIs, and internal paths (specification section 2). */
const segmentsOfShop = ["office", "kundenkonto", "magazin"];
const interfaces = ["office-api", "web-api", "price-api", "frontend-api", "content/v1", "content/v2", "health"];
/** Pages that belong to one visitor, below each language and the desktop app's segment. */
const segmentsOfVisitor = ["cart", "checkout", "order", "account", "shared-design"];

/**
 * Blocks crawlers from office, APIs, designers, personal pages and editors' views. Rules match prefixes (RFC 9309), so
 * segments end explicitly: `/cart` would match `/cartes-de-mariage`. `*` spans segments, so languages are listed.
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

/** Possible prefixes of a page on a country's host: none, a language, the desktop app's segment, or both. */
function prefixesOf(country: Country): readonly string[] {
  const languages = locales.filter((locale) => countryOf(locale) === country).map(prefixOf);
  return languages
    .map((language) => (language === null ? "" : `${language}/`))
    .flatMap((language) => [language, `${language}${platformSegments.desktop}/`]);
}
