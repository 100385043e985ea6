import { channelSettings } from "../../../core/channel-settings.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath, spelledLink } from "../../../core/shop-path.ts";
import { type MainItem, type Navigation, nowhere } from "../navigation/navigation.ts";
import { listPath, wishlistPath } from "../navigation/theme-address.ts";
import type { ChromeData, ChromeLink, PlaceLink } from "./chrome-data.ts";
import type { FooterLink } from "./footer/footer-content.ts";
import type { FrameWords } from "./frame-words.ts";
import { legalLinks } from "./legal-links.ts";

interface NavigationOfShop {
  readonly words: FrameWords;
  /** As editors wrote it. */
  readonly navigation: Navigation;
  readonly products: readonly ChromeLink[];
  readonly footer: ChromeData["footer"];
  readonly replacementLogo: ChromeData["replacementLogo"];
  readonly places: readonly PlaceLink[];
  readonly shops: ChromeData["shops"];
}

/** The page frame of a locale and channel: where its links lead. The same for every visitor. */
export function chromeOfShop(
  shop: Shop,
  { words, products, footer, replacementLogo, places, shops, navigation }: NavigationOfShop,
  current?: string,
): ChromeData {
  const { channel, locale } = shop;
  const { wishlist } = channelSettings(channel, locale);
  const here = current === undefined ? undefined : spelledLink(shop, current);
  const link = ({ text, href: address }: ChromeLink): ChromeLink => {
    const href = spelledLink(shop, address);
    return { text, href, current: href === here || undefined };
  };
  const footerLink = (one: FooterLink): FooterLink =>
    one.href === undefined ? one : { ...one, ...link({ text: one.text, href: one.href }) };
  const designs = { text: words.designs, href: shopPath(shop, listPath) };
  const gift = { text: words.giftVouchers, href: shopPath(shop, "/gift-vouchers") };
  const all = { text: words.products, href: shopPath(shop, "/products") };
  // Each channel begins with its own goods.
  const goods = (channel === "card" ? [designs, ...products] : [...products, designs]).map(link);
  const { header, main } = navigation;
  // Where editors wrote no header it has what every shop has.
  const hrefOf = (type: "account" | "cart") => header.find((one) => one.type === type)?.href;
  return {
    channel,
    platform: shop.platform,
    homeHref: shopPath(shop, "/"),
    shops,
    service: header.filter(({ type }) => type === "service" || type === "magazine").map(link),
    navigation: { ...navigation, main: main.length > 0 ? main : goods.map(plainItem) },
    place: { ...nowhere, current: goods.find((one) => one.current)?.href ?? null },
    accountHref: header.length > 0 ? hrefOf("account") : shopPath(shop, "/account"),
    wishlistHref: wishlist ? shopPath(shop, wishlistPath) : undefined,
    basketHref: hrefOf("cart") ?? shopPath(shop, "/cart"),
    replacementLogo,
    footer: {
      ...footer,
      boxes: [
        { kind: "links", title: words.design, links: [link(all), ...goods, link(gift)] },
        ...footer.boxes.map((box) => ({ ...box, links: box.links.map(footerLink) })),
      ],
    },
    places,
    legal: legalLinks(shop, words).map(link),
    year: new Date().getUTCFullYear(),
  };
}

const plainItem = ({ text, href }: ChromeLink): MainItem => ({
  key: href,
  text,
  href,
  burgerText: text,
  type: null,
  hasFlyout: false,
  hasMore: false,
  onlyInBurger: false,
});
