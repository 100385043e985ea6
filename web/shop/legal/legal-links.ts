import type { Locale } from "../../../core/locale.ts";
import type { Messages } from "../../messages/de.ts";
import { shopPath } from "../shop-path.ts";

const pages = ["imprint", "contact", "terms", "withdrawal", "delivery", "privacy"] as const;

/** What every page and the checkout lead to: who sells, and by which rules. */
export const legalLinks = (locale: Locale, t: Pick<Messages["legal"], (typeof pages)[number]>) =>
  pages.map((page) => ({ href: shopPath(locale, `/${page}`), text: t[page] }));
