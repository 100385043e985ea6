import type { ReactNode } from "react";
import type { Channel } from "../../../core/channel.ts";
import type { Locale } from "../../../core/locale.ts";
import type { Platform } from "../../../core/platform.ts";
import type { Crumb } from "../../../ui/breadcrumb.tsx";
import type { ButtonColour } from "../../../ui/button-paint.ts";
import type { IconName } from "../../../ui/icons.ts";
import type { ContentPicture } from "../../reading/values/content-picture.ts";
import type { Navigation, NavigationPlace } from "../navigation/navigation.ts";
import type { FooterContent } from "./footer/footer-content.ts";

/** A link of the page frame. Only what exists is linked. */
export interface ChromeLink {
  readonly text: string;
  readonly href: string;
  /** The page, or the part of the shop, that is open. */
  readonly current?: boolean | undefined;
}

/** A shop of the house (chrome document, section 3, shop entry). */
export interface ShopEntry extends ChromeLink {
  readonly icon?: IconName | undefined;
  /** Of its words and its icon. */
  readonly color?: ButtonColour | undefined;
}

/** The page in another country or language. */
export interface PlaceLink extends ChromeLink {
  readonly locale: Locale;
}

/** What the frame of every shop page shows; the same for all visitors of a locale and channel, so it can be cached. */
export interface ChromeData {
  readonly channel: Channel;
  /** In the app a way back takes the place of the navigation (chrome document, section 2). */
  readonly platform: Platform;
  readonly homeHref: string;
  /** The shops of the house; shown when there is more than one. */
  readonly shops: readonly ShopEntry[];
  /** When something ordered now arrives (`DatePromise`). */
  readonly promise?: ReactNode;
  /** Help, country and currency. */
  readonly service: readonly ChromeLink[];
  /** The head of the page: goods, what the menu of phones has beside them. */
  readonly navigation: Pick<Navigation, "main" | "extraMenu" | "hotline" | "burgerFooter">;
  /** Where the page stands in it. */
  readonly place: NavigationPlace;
  readonly accountHref?: string | undefined;
  readonly wishlistHref?: string | undefined;
  readonly basketHref: string;
  /** For who buys under another brand; null where editors set none. */
  readonly replacementLogo: ContentPicture | null;
  readonly footer: FooterContent;
  /** This page in all countries and languages; shown when there is more than one. */
  readonly places: readonly PlaceLink[];
  readonly legal: readonly ChromeLink[];
  readonly year: number;
}

export type { Crumb };
