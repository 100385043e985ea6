import bricolage from "../fonts/bricolage-headings.woff2?url";
import instrument from "../fonts/instrument-interface.woff2?url";
import newsreader from "../fonts/newsreader-headings.woff2?url";
import type { Channel } from "../tokens.ts";

/**
 * Addresses of the two faces a page of the channel shows at once, for `<link rel="preload" as="font" crossOrigin="anonymous">`.
 * The same files as in fonts.css, so the bundler serves each once.
 */
export const fontPreloads: Readonly<Record<Channel, readonly string[]>> = {
  poster: [instrument, bricolage],
  card: [instrument, newsreader],
};
