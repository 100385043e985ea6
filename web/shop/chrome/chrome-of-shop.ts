import type { Locale } from "../../../core/locale.ts";
import type { Messages } from "../../messages/de.ts";
import { legalLinks } from "../legal/legal-links.ts";
import { shopPath } from "../shop-path.ts";
import { listPath, wishlistPath } from "../themes/theme-address.ts";
import type { ChromeData, ChromeLink } from "./chrome-data.ts";

interface Navigation {
  readonly products: readonly ChromeLink[];
  /** Columns that editors wrote. */
  readonly footer: readonly { readonly title: string; readonly links: readonly ChromeLink[] }[];
  readonly countries: readonly ChromeLink[];
}

/** The page frame of a locale: where its links lead. The same for every visitor. */
export function chromeOfShop(
  locale: Locale,
  t: Messages,
  { products, footer, countries }: Navigation,
  current?: string,
): ChromeData {
  const designs = { text: t.themes.title, href: shopPath(locale, listPath) };
  const navigation = [...products, designs].map(({ text, href }) => ({
    ...{ text, href },
    current: href === current || undefined,
  }));
  const giftHref = shopPath(locale, "/gift-vouchers");
  const gift = { text: t.vouchers.giftPage.link, href: giftHref, current: giftHref === current || undefined };
  return {
    homeHref: shopPath(locale, "/"),
    shops: [],
    service: [],
    navigation,
    accountHref: shopPath(locale, "/account"),
    wishlistHref: shopPath(locale, wishlistPath),
    basketHref: shopPath(locale, "/cart"),
    footer: [
      { title: t.product.designNavigation, links: [...products, designs, gift] },
      ...footer.map(({ title, links }) => ({
        title,
        links: links.map((link) => ({ ...link, current: link.href === current || undefined })),
      })),
      ...(countries.length > 1 ? [{ title: t.product.countryNavigation, links: countries }] : []),
    ],
    legal: legalLinks(locale, t.legal),
    year: new Date().getUTCFullYear(),
  };
}
