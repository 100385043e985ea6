import { type Place, shopPath } from "../../../core/shop-path.ts";
import type { Messages } from "../../words/messages.generated.ts";

const pages = ["imprint", "contact", "terms", "withdrawal", "delivery", "privacy"] as const;

/** What every page and the checkout lead to: who sells, and by which rules. */
export const legalLinks = (shop: Place, t: Pick<Messages["legal"], (typeof pages)[number]>) =>
  pages.map((page) => ({ href: shopPath(shop, `/${page}`), text: t[page] }));
