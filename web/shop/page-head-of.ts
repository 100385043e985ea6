import type { MetaDescriptor } from "react-router";
import { socialImage } from "../../core/image/image-presets.ts";
import { countryOf, defaultLocale, type Locale } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { PageContext } from "../page-context.ts";

interface HeadOf {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Path without choice, or a whole address. */
  readonly canonical: string;
  /** Path or address of the picture for social media; without one the channel's own is shown. */
  readonly image: string | undefined;
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
  const canonical = new URL(page.canonical, here).href;
  const elsewhere = page.alternates.flatMap(({ locale, path }) => {
    const host = hosts[countryOf(locale)];
    return host ? [{ locale, href: `${url.protocol}//${host}${path}` }] : [];
  });
  const standard = elsewhere.find(({ locale }) => locale === defaultLocale);
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "robots", content: page.robots },
    { tagName: "link", rel: "canonical", href: canonical },
    ...elsewhere.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href })),
    ...(standard ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: standard.href }] : []),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: shop.locale.replace("-", "_") },
    { property: "og:url", content: canonical },
    { property: "og:image", content: new URL(socialImage(page.image ?? `/social/${shop.channel}.jpg`), here).href },
  ];
}
