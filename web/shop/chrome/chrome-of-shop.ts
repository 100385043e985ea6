import { channelPath } from "../../../core/channel-path.ts";
import { channelSettings } from "../../../core/channel-settings.ts";
import type { Shop } from "../../../core/shop.ts";
import type { Messages } from "../../messages/de.ts";
import { legalLinks } from "../legal/legal-links.ts";
import { shopPath } from "../shop-path.ts";
import { listPath, wishlistPath } from "../themes/theme-address.ts";
import type { ChromeData, ChromeLink, PlaceLink } from "./chrome-data.ts";

interface Navigation {
  readonly products: readonly ChromeLink[];
  /** Columns that editors wrote. */
  readonly footer: readonly { readonly title: string; readonly links: readonly ChromeLink[] }[];
  readonly newsletter: ChromeData["newsletter"];
  readonly replacementLogo: ChromeData["replacementLogo"];
  readonly places: readonly PlaceLink[];
  readonly shops: readonly ChromeLink[];
}

/** The page frame of a locale and channel: where its links lead. The same for every visitor. */
export function chromeOfShop(
  { channel, locale }: Shop,
  t: Messages,
  { products, footer, newsletter, replacementLogo, places, shops }: Navigation,
  current?: string,
): ChromeData {
  const { wishlist } = channelSettings(channel, locale);
  const at = (path: `/${string}`) => channelPath(channel, shopPath(locale, path));
  const link = ({ text, href }: ChromeLink): ChromeLink => ({
    ...{ text, href: href.startsWith("/") ? channelPath(channel, href) : href },
    current: href === current || undefined,
  });
  const designs = { text: t.themes.title, href: shopPath(locale, listPath) };
  const gift = { text: t.vouchers.giftPage.link, href: shopPath(locale, "/gift-vouchers") };
  // Each channel begins with its own goods.
  const goods = (channel === "card" ? [designs, ...products] : [...products, designs]).map(link);
  return {
    channel,
    homeHref: at("/"),
    shops,
    service: [],
    navigation: goods,
    accountHref: at("/account"),
    wishlistHref: wishlist ? at(wishlistPath) : undefined,
    basketHref: at("/cart"),
    newsletter,
    replacementLogo,
    footer: [
      { title: t.product.designNavigation, links: [...goods, link(gift)] },
      ...footer.map(({ title, links }) => ({ title, links: links.map(link) })),
    ],
    places: { title: t.product.countryNavigation, links: places },
    legal: legalLinks(locale, t.legal).map(link),
    year: new Date().getUTCFullYear(),
  };
}
