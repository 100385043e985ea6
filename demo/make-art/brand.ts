/** The pictures of the brand, put together from the mark, the outlined words and the icon set; pure. */
import { type IconName, iconShape } from "../../ui/icons.ts";
import { mark } from "../../ui/mark.ts";

export type Channel = "poster" | "card";
/** Ground, ink and accent of a channel: the values of `--paper`, `--ink` and `--accent` in `ui/styles/tokens.css`. */
export const channelColours = {
  poster: { paper: "#faf8f4", ink: "#1b1a18", accent: "#1f3fd6" },
  card: { paper: "#fbf6ee", ink: "#2a2320", accent: "#a8442a" },
} as const satisfies Record<Channel, object>;

const open = (viewBox: string, size = "") => `<svg xmlns="http://www.w3.org/2000/svg" ${size}viewBox="${viewBox}">`;
const markLines = (ink: string, edge: number, mitre: number) =>
  `<path fill="none" stroke="${ink}" stroke-width="${edge}" d="${mark.edges}"/>` +
  (mitre ? `<path fill="none" stroke="${ink}" stroke-width="${mitre}" d="${mark.mitres}"/>` : "");

/** An icon of the tab at `size` pixels: small ones have stronger lines, the smallest no mitres. */
export function tabIcon(size: number): string {
  const { ink } = channelColours.poster;
  const lines = size <= 16 ? markLines(ink, 4, 0) : size <= 48 ? markLines(ink, 2.6, 1.8) : markLines(ink, 2.2, 1.4);
  return `${open(mark.viewBox)}${lines}</svg>`;
}

/** The mark on paper with air around it, for home screens that cut corners off. */
export function homeScreenIcon(): string {
  const { paper, ink } = channelColours.poster;
  return `${open("-11 -11 54 54")}<path fill="${paper}" d="M-11-11h54v54h-54z"/>${markLines(ink, 2.2, 1.4)}</svg>`;
}

/** The outlined word of a channel with its box, as read from `words/`. */
export interface Word {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}
/** Height of the capital P, share of the word's box: the mark is as tall as a line of text. */
const wordShare = { poster: 0.86, card: 0.8 } as const;

/** Mark and word side by side, `ink` may be another colour on dark ground. Its box is 64 units high. */
export function wordmark(channel: Channel, word: Word, ink: string = channelColours[channel].ink): string {
  const { inner, width } = wordmarkLines(channel, word, ink);
  return `${open(`0 0 ${width} 64`)}${inner}</svg>`;
}

function wordmarkLines(channel: Channel, word: Word, ink: string) {
  const scale = (64 * wordShare[channel]) / word.height;
  const top = 64 - word.height * scale - (channel === "poster" ? 0 : 4);
  const width = Math.ceil(82 + word.width * scale);
  const inner =
    `<g transform="translate(0 2) scale(1.875)">${markLines(ink, 2.2, 1.4)}</g>` +
    `<path fill="${ink}" transform="translate(80 ${top.toFixed(1)}) scale(${scale.toFixed(4)})" d="${word.path}"/>`;
  return { inner, width };
}

/** The word mark at a place of a larger drawing. */
function wordmarkAt(channel: Channel, word: Word, x: number, y: number, height: number): string {
  const { inner } = wordmarkLines(channel, word, channelColours[channel].ink);
  return `<g transform="translate(${x} ${y}) scale(${height / 64})">${inner}</g>`;
}

/** Ways to pay and to send, as badges of our own: no mark of any company. */
export const badges = {
  "payment-card": "bank-card",
  "payment-transfer": "bank",
  "payment-invoice": "receipt",
  "payment-wallet": "wallet",
  "payment-voucher": "voucher",
  "payment-secure": "shield-check",
  "shipping-standard": "truck",
  "shipping-express": "express",
  "shipping-pickup": "map-pin",
  "shipping-letter": "envelope",
  "shipping-parcel": "parcel",
  "shipping-returns": "returns",
} as const satisfies Record<string, IconName>;

/** A badge of 48 by 32 units: the icon on a sheet with a hairline. */
export function badge(icon: IconName): string {
  return `${open("0 0 48 32")}<rect x=".5" y=".5" width="47" height="31" rx="3.5" fill="#fff" stroke="#d9d3c7"/><path fill="none" stroke="${channelColours.poster.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" transform="translate(12 4)" d="${iconShape(icon).path}"/></svg>\n`;
}

export const socialSize = { width: 1200, height: 627 } as const;
/**
 * The template of a picture for social media, to lie over a photograph: a sheet of paper on the left third with the
 * word mark, and a hairline in the accent. Everything that matters is at least 60 px from the edge.
 */
export function socialTemplate(channel: Channel, word: Word): string {
  const { paper, accent } = channelColours[channel];
  const height = channel === "poster" ? 56 : 54;
  return `${open("0 0 1200 627", 'width="1200" height="627" ')}<path fill="${paper}" d="M0 0h524v627H0z"/>${wordmarkAt(channel, word, 62, 627 / 2 - height / 2, (height * 380) / wordmarkWidth(channel, word, height))}<path fill="${accent}" d="M62 549h64v4H62z"/></svg>`;
}
const wordmarkWidth = (channel: Channel, word: Word, height: number) =>
  (wordmarkLines(channel, word, channelColours[channel].ink).width * height) / 64;

/** The head of every mail, 600 by 96 px: word mark on paper, closed by a hairline. */
export function mailHeader(channel: Channel, word: Word): string {
  const { paper } = channelColours[channel];
  return `${open("0 0 600 96", 'width="1200" height="192" ')}<path fill="${paper}" d="M0 0h600v96H0z"/>${wordmarkAt(channel, word, 24, 31, 34)}<path fill="#d9d3c7" d="M24 95h552v1H24z"/></svg>`;
}
