import { type ChannelOrigins, canonicalPlace } from "../../core/canonical-place.ts";
import type { Channel } from "../../core/channel.ts";
import { escapeMarkup } from "../../core/escape-markup.ts";
import { type Country, countryOf, type Locale } from "../../core/locale.ts";
import { spelledPath } from "../../core/shop-path.ts";
import type { ContentStory } from "../../services/content-pages/contract.ts";
import { alternatesOf, isForSearch } from "../../web/content/read-page.ts";

/** A page on one host, and where it is in the other locales. */
export interface SitePage {
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
  /** ISO 8601; null: nobody knows. */
  readonly changed: string | null;
  /** Canonical channel of a page that both show alike (decision 0124); null: each channel has its own. */
  readonly home: Channel | null;
}

/** Host of the site map. */
export interface Site {
  readonly channel: Channel;
  readonly country: Country;
  readonly origins: ChannelOrigins;
}

/** A page's head contains the same: `web/frame/page-head/page-head-of.ts` writes the same addresses. */
export function sitePage(story: ContentStory, home: Channel | null): SitePage | null {
  const own = story.content.canonicalUrl;
  // A page with another canonical address is not listed here.
  const isElsewhere = typeof own === "string" && own.trim() !== "";
  if (isElsewhere || !isForSearch(story.content.robots)) return null;
  return { alternates: alternatesOf(story), changed: story.published_at ?? null, home };
}

/**
 * Entries of a page: one for each locale whose canonical host is this one, each with all alternates including itself.
 */
export function entriesOf({ alternates, changed, home }: SitePage, { channel, country, origins }: Site): string {
  const known = alternates.flatMap(({ locale, path }) => {
    const place = canonicalPlace(home ?? channel, locale, origins);
    if (place === null || (home === null && place.channel !== channel)) return [];
    const address = place.origin + spelledPath({ channel: place.channel, platform: "web" }, path);
    return [{ locale, channel: place.channel, address: escapeMarkup(address) }];
  });
  const links = known
    .map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`)
    .join("");
  const modified = changed === null ? "" : `<lastmod>${escapeMarkup(changed)}</lastmod>`;
  return known
    .filter((one) => one.channel === channel && countryOf(one.locale) === country)
    .map(({ address }) => `<url><loc>${address}</loc>${modified}${links}</url>\n`)
    .join("");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemap = (entries: string): string =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`;

/** @param files addresses of the files */
export const sitemapIndex = (files: readonly string[]): string =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((file) => `<sitemap><loc>${escapeMarkup(file)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;
