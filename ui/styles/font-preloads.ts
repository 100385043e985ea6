import bricolage from "../fonts/bricolage-headings.woff2?url";
import instrument from "../fonts/instrument-interface.woff2?url";
import newsreader from "../fonts/newsreader-headings.woff2?url";
import type { Channel } from "../tokens.ts";

/** A file of fonts.css, as `FontFace` takes it. */
export interface BrandFace {
  readonly family: string;
  /** The range of the variable font. */
  readonly weight: string;
  readonly href: string;
}

const instrumentSans: BrandFace = { family: "Instrument Sans", weight: "400 700", href: instrument };
const bricolageGrotesque: BrandFace = { family: "Bricolage Grotesque", weight: "200 800", href: bricolage };
const newsreaderUpright: BrandFace = { family: "Newsreader", weight: "200 800", href: newsreader };

/** The two faces a page of the channel shows at once. */
export const brandFaces: Readonly<Record<Channel, readonly BrandFace[]>> = {
  poster: [instrumentSans, bricolageGrotesque],
  card: [instrumentSans, newsreaderUpright],
};

/**
 * Their addresses, for `<link rel="preload" as="font" crossOrigin="anonymous">`. The same files as in fonts.css, so the
 * bundler serves each once.
 */
export const fontPreloads = (channel: Channel): readonly string[] => brandFaces[channel].map(({ href }) => href);
