import type { Locale } from "../../../core/locale.ts";
import type { Messages } from "../../messages/de.ts";
import { shopPath } from "../shop-path.ts";
import type { ChromeData } from "./chrome-data.ts";

/** The page frame of a locale: where its links lead. The same for every visitor. */
export function chromeOfShop(locale: Locale, t: Messages): ChromeData {
  return {
    homeHref: shopPath(locale, "/"),
    shops: [],
    service: [],
    navigation: [],
    accountHref: shopPath(locale, "/account"),
    basketHref: shopPath(locale, "/cart"),
    footer: [],
    legal: [
      { href: shopPath(locale, "/terms"), text: t.legal.terms },
      { href: shopPath(locale, "/privacy"), text: t.legal.privacy },
    ],
    year: new Date().getUTCFullYear(),
  };
}
