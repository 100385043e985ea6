import { channelPath } from "../../../core/channel-path.ts";
import { channelSettings } from "../../../core/channel-settings.ts";
import type { Shop } from "../../../core/shop.ts";
import { legalLinks } from "../legal/legal-links.ts";
import { shopPath } from "../shop-path.ts";
import { listPath, wishlistPath } from "../themes/theme-address.ts";
import type { ChromeData, ChromeLink, PlaceLink } from "./chrome-data.ts";
import type { FooterLink } from "./footer/footer-content.ts";
import type { FrameWords } from "./frame-words.ts";

interface Navigation {
  readonly words: FrameWords;
  readonly products: readonly ChromeLink[];
  readonly footer: ChromeData["footer"];
  readonly replacementLogo: ChromeData["replacementLogo"];
  readonly places: readonly PlaceLink[];
  readonly shops: readonly ChromeLink[];
}

/** The page frame of a locale and channel: where its links lead. The same for every visitor. */
export function chromeOfShop(
  { channel, locale }: Shop,
  { words, products, footer, replacementLogo, places, shops }: Navigation,
  current?: string,
): ChromeData {
  const { wishlist } = channelSettings(channel, locale);
  const at = (path: `/${string}`) => channelPath(channel, shopPath(locale, path));
  const link = ({ text, href }: ChromeLink): ChromeLink => ({
    ...{ text, href: href.startsWith("/") ? channelPath(channel, href) : href },
    current: href === current || undefined,
  });
  const footerLink = (one: FooterLink): FooterLink =>
    one.href === undefined ? one : { ...one, ...link({ text: one.text, href: one.href }) };
  const designs = { text: words.designs, href: shopPath(locale, listPath) };
  const gift = { text: words.giftVouchers, href: shopPath(locale, "/gift-vouchers") };
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
    replacementLogo,
    footer: {
      ...footer,
      boxes: [
        { kind: "links", title: words.design, links: [...goods, link(gift)] },
        ...footer.boxes.map((box) => ({ ...box, links: box.links.map(footerLink) })),
      ],
    },
    places,
    legal: legalLinks(locale, words).map(link),
    year: new Date().getUTCFullYear(),
  };
}
