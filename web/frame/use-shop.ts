import type { MetaDescriptor } from "react-router";
import { canonicalPlace } from "../../core/canonical-place.ts";
import type { Channel } from "../../core/channel.ts";
import { type ChannelSettings, channelSettings } from "../../core/channel-settings.ts";
import { defaultLocale, type Locale, locales } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { homeOfPath } from "../../core/own-pages.ts";
import type { Shop } from "../../core/shop.ts";
import { shopPath, spelledLink } from "../../core/shop-path.ts";
import { loadedFor, useLoadedRoot, usePage } from "../browser/navigation/page.ts";
import { brands } from "./brands.ts";
import { channelLinks } from "./channel-links.ts";
import { localeLinks } from "./locale-links.ts";
import type { NavigationPlace } from "./navigation/navigation.ts";
import type { RootData } from "./root-data.ts";

/** The older one first. */
const shopsInOrder: readonly Channel[] = ["poster", "card"];
/** What tells them apart beside their names, where editors list none. */
const shopFaces = { poster: { icon: "wall-picture" }, card: { icon: "folded-card" } } as const;

function useRootData() {
  const data = useLoadedRoot() as RootData | undefined;
  if (!data) throw new Error("the root route has no data");
  return data;
}

/** Whom the page is for: channel, locale, country and currency. */
export const useShop = (): Shop => useRootData().shop;

/** The home page, and names of pages that every page says. */
export function useHome() {
  const { shop, words } = useRootData();
  return { homeHref: shopPath(shop, "/"), words };
}

/** Spells an address that a service gave, for the page's channel and platform. */
export function useSpelledLink(): (href: string) => string {
  const shop = useShop();
  return (href) => spelledLink(shop, href);
}

/** Whether visitors reach this shop by https; a proxy that speaks http to us is taken into account. */
export const useIsEncrypted = (): boolean => useRootData().encrypted;

/** What the channel shows and offers. */
export function useChannelSettings(): ChannelSettings {
  const { channel, locale } = useShop();
  return channelSettings(channel, locale);
}

/** This page in every locale: canonical address without choices, and its addresses on all hosts. */
export function useSamePath() {
  const { shop, origins } = useRootData();
  const { rest } = splitAddress(usePage().location.pathname);
  const home = homeOfPath(rest);
  const alternates = locales.flatMap((locale) => {
    const place = canonicalPlace(home, locale, origins);
    if (place === null) return [];
    const path = shopPath({ channel: place.channel, locale, platform: "web" }, rest as `/${string}`);
    return [{ locale, href: place.origin + path }];
  });
  const at = (locale: Locale) => alternates.find((one) => one.locale === locale)?.href;
  return { canonical: at(shop.locale), alternates, standard: at(defaultLocale) };
}

/** What a page's data may say of its place among the others. */
interface OfPage {
  readonly head?: readonly MetaDescriptor[];
  readonly channels?: readonly Channel[];
  readonly place?: NavigationPlace;
}

/** Where the pages of the shop are, in this locale, in the other ones, and in the other channel. */
export function useNavigation() {
  const { shop, words, products, footer, chatScript, bar, app, snow, replacementLogo, shops, navigation, origins } =
    useRootData();
  const page = usePage();
  const { location } = page;
  const loaded = loadedFor(page) as readonly (OfPage | undefined)[];
  const heads = loaded.flatMap((one) => one?.head ?? []);
  const home = shopPath(shop, "/");
  const known = loaded.flatMap((one) => one?.channels ?? []);
  const inChannels = channelLinks({ shop, origins }, location, known);
  return {
    homeHref: home,
    words,
    products,
    footer,
    chatScript,
    bar,
    app,
    snow,
    replacementLogo,
    navigation,
    place: loaded.map((one) => one?.place).find((one) => one),
    places: localeLinks({ shop, origins }, location, heads),
    // As editors list them, else one for each channel that has a host.
    shops:
      shops.length > 0
        ? shops.map((one) => ({
            ...one,
            current: one.href === home || one.href === origins[shop.channel][shop.country] + home || undefined,
          }))
        : shopsInOrder.flatMap((channel) => {
            const href = inChannels.get(channel);
            const current = channel === shop.channel || undefined;
            return href === undefined
              ? []
              : [
                  {
                    ...shopFaces[channel],
                    text: brands[channel],
                    href,
                    current,
                  },
                ];
          }),
  };
}
