import type { Channel } from "../core/channel.ts";

/** The kind whose designs are sold as products: the themes of `services/themes`. */
export const themedKind = "card";

/** The channel that search engines know a kind's product page in, which both channels show (decision 0124). */
export const homeOfKind = (kind: string): Channel => (kind === themedKind ? "card" : "poster");
