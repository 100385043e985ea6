import type { MetaDescriptor } from "react-router";
import { canonicalPlace } from "../../../core/canonical-place.ts";
import type { Channel } from "../../../core/channel.ts";
import { defaultLocale, type Locale } from "../../../core/locale.ts";
import type { Shop } from "../../../core/shop.ts";
import { spelledLink, spelledPath } from "../../../core/shop-path.ts";
import type { PageContext } from "../../reading/page-context.ts";
import { channelImage, socialTags } from "./social-tags.ts";

interface HeadOf {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Path without choice, or a whole address. */
  readonly canonical: string;
  /** Where the page is known that is the same in both channels (decision 0124); null: each channel has its own. */
  readonly home: Channel | null;
  /** Paths or addresses of pictures for social media, the first is the one; without any the channel's own is shown. */
  readonly images: readonly string[];
  /** Something to read, such as a guide. */
  readonly isArticle?: boolean;
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
}

interface Where {
  readonly url: URL;
  readonly shop: Shop;
  readonly origins: PageContext["origins"];
}

/** Title, description, robots, canonical address and the same page in every locale that has a host. */
export function pageHead(page: HeadOf, { url, shop, origins }: Where): MetaDescriptor[] {
  const placeIn = (locale: Locale) => canonicalPlace(page.home ?? shop.channel, locale, origins);
  const own = placeIn(shop.locale) ?? { channel: shop.channel, origin: url.origin };
  const canonical = new URL(spelledLink({ channel: own.channel, platform: "web" }, page.canonical), own.origin).href;
  const elsewhere = page.alternates.flatMap(({ locale, path }) => {
    const place = placeIn(locale);
    if (place === null || (page.home === null && place.channel !== shop.channel)) return [];
    return [{ locale, href: place.origin + spelledPath({ channel: place.channel, platform: "web" }, path) }];
  });
  const standard = elsewhere.find(({ locale }) => locale === defaultLocale);
  const images = page.images.length > 0 ? page.images : [channelImage(shop.channel)];
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "robots", content: page.robots },
    { tagName: "link", rel: "canonical", href: canonical },
    ...elsewhere.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href })),
    ...(standard ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: standard.href }] : []),
    ...socialTags({
      title: page.title,
      description: page.description,
      canonical,
      locale: shop.locale,
      images,
      origin: url.origin,
      elsewhere: elsewhere.map(({ locale }) => locale),
      isArticle: page.isArticle,
    }),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
