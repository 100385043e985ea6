import type { MetaDescriptor } from "react-router";
import { isSocialImage, socialImage, socialImageSize } from "../../core/image/image-presets.ts";
import { countryOf, defaultLocale, type Locale } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import { spelledLink } from "../../core/shop-path.ts";
import type { PageContext } from "../page-context.ts";

interface HeadOf {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Path without choice, or a whole address. */
  readonly canonical: string;
  /** Paths or addresses of pictures for social media, the first is the one; without any the channel's own is shown. */
  readonly images: readonly string[];
  /** Something to read, such as a guide. */
  readonly isArticle?: boolean;
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
}

interface Where {
  readonly url: URL;
  readonly shop: Shop;
  readonly hosts: PageContext["hosts"];
}

/** Title, description, robots, canonical address and the same page in every locale that has a host. */
export function pageHead(page: HeadOf, { url, shop, hosts }: Where): MetaDescriptor[] {
  const here = url.origin;
  const spelled = (path: string) => spelledLink({ ...shop, platform: "web" }, path);
  const canonical = new URL(spelled(page.canonical), here).href;
  const elsewhere = page.alternates.flatMap(({ locale, path }) => {
    const host = hosts[countryOf(locale)];
    return host ? [{ locale, href: `${url.protocol}//${host}${spelled(path)}` }] : [];
  });
  const pictures = page.images.length > 0 ? page.images : [`/social/${shop.channel}.jpg`];
  const standard = elsewhere.find(({ locale }) => locale === defaultLocale);
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "robots", content: page.robots },
    { tagName: "link", rel: "canonical", href: canonical },
    ...elsewhere.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href })),
    ...(standard ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: standard.href }] : []),
    { property: "og:site_name", content: "Passepartout" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.isArticle ? "article" : "website" },
    { property: "og:locale", content: ogLocale(shop.locale) },
    ...elsewhere.flatMap(({ locale }) =>
      locale === shop.locale ? [] : [{ property: "og:locale:alternate", content: ogLocale(locale) }],
    ),
    { property: "og:url", content: canonical },
    ...pictures.flatMap(picturesOf(here)),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const ogLocale = (locale: Locale) => locale.replace("-", "_");

/** A picture, and its size where we cut it. */
const picturesOf = (here: string) => (given: string) => {
  const src = socialImage(given);
  return [
    { property: "og:image", content: new URL(src, here).href },
    ...(isSocialImage(src)
      ? [
          { property: "og:image:width", content: String(socialImageSize.width) },
          { property: "og:image:height", content: String(socialImageSize.height) },
        ]
      : []),
  ];
};
