import { readFile } from "node:fs/promises";
import type { Locale } from "../../core/locale.ts";
import type { Rect } from "../../design/geometry.ts";
import { ONE } from "../../design/placement.ts";
import type { Scene, SceneItem } from "../../design/scene.ts";
import { compileText } from "../../design/text/compile-text.ts";
import { fitSize } from "../../design/text/fit-text.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { createFontStore, type FontStore } from "../../design/text/font-store.ts";
import { noHyphens } from "../../design/text/hyphens.ts";
import { homeSheet } from "../../print/home-sheet.ts";
import { shownCode } from "./gift-code.ts";
import type { GiftConfiguration } from "./gift-line.ts";
import { giftAmountText, giftWords, validToText } from "./gift-words.ts";
import type { IssuedGift } from "./issue-gifts.ts";
import { printedText } from "./printed-signs.ts";

/** Contents of the printed gift voucher. */
export interface PrintedGift {
  readonly gift: IssuedGift;
  readonly locale: Locale;
  readonly configuration: Pick<GiftConfiguration, "recipient" | "sender" | "message">;
  /** Address of the shop. */
  readonly shopUrl: string;
  readonly created: Date;
}

const fontKeys = {
  head: "bricolage-grotesque-semibold",
  text: "instrument-sans-regular",
  bold: "instrument-sans-semibold",
};
const ink = "#1b1a18";
const quiet = "#56524b";
const paper = "#faf8f4";

const mm = (value: number): number => Math.round(value * 1000);
const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x: mm(x),
  y: mm(y),
  width: mm(width),
  height: mm(height),
});

let store: FontStore | null = null;
/** Also for names in other scripts than those of the three fonts. */
const fontsFor = (texts: readonly Writing[]): Promise<FontLibrary> => {
  store ??= createFontStore(({ url }) => readFile(url));
  return store.ofTexts(texts);
};

/** The gift voucher as one sheet to print at home: A4, in the United States Letter. */
export async function giftPdf(printed: PrintedGift): Promise<Uint8Array> {
  const texts = writings(printed);
  const fonts = await fontsFor(texts);
  const { title } = giftWords(printed.locale);
  return homeSheet({ scene: giftScene(printed, texts, fonts), fonts, title, created: printed.created });
}

function giftScene({ locale }: PrintedGift, texts: readonly Writing[], fonts: FontLibrary): Scene {
  const size = locale === "en-US" ? { width: mm(215.9), height: mm(279.4) } : { width: mm(210), height: mm(297) };
  const trim = { x: 0, y: 0, ...size };
  const items = [...frame, ...texts.flatMap((writing) => set(writing, trim, fonts))];
  return { version: 2, pages: [{ surface: "front", role: "front", copies: 1, size, trim, items, zones: [] }] };
}

const fill = (area: Rect, colour: string): SceneItem => ({ type: "fill", element: null, rect: area, colour });

/** The dark card with its mat, and the mark: a frame, its mat and the opening. */
const frame: readonly SceneItem[] = [
  fill(rect(18, 18, 174, 130), ink),
  fill(rect(30, 42, 150, 76), paper),
  fill(rect(30, 26, 9, 9), paper),
  fill(rect(30.6, 26.6, 7.8, 7.8), ink),
  fill(rect(32.3, 28, 4.4, 4.2), paper),
  fill(rect(32.8, 28.5, 3.4, 3.2), ink),
];

interface Writing {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
  readonly room: Rect;
  /** Font size, mm; smaller where space requires it. */
  readonly size: number;
  readonly align?: "start" | "end";
}

function writings({ gift, locale, configuration, shopUrl }: PrintedGift): readonly Writing[] {
  const words = giftWords(locale);
  const printed = (typed: string | null) => typed && printedText(typed);
  const [recipient, sender] = [printed(configuration.recipient), printed(configuration.sender)];
  const message = printed(configuration.message);
  const { head, text, bold } = fontKeys;
  const said = (written: string | null, writing: Omit<Writing, "text">) =>
    written ? [{ ...writing, text: written }] : [];
  return [
    { text: "Passepartout", font: head, colour: paper, room: rect(43, 26.4, 70, 10), size: 6.4 },
    { text: words.title, font: text, colour: paper, room: rect(113, 27.6, 67, 8), size: 4.6, align: "end" },
    { text: giftAmountText(gift, locale), font: head, colour: ink, room: rect(38, 47, 134, 22), size: 16 },
    ...said(recipient && words.to({ name: recipient }), {
      font: bold,
      colour: ink,
      room: rect(38, 71, 134, 8),
      size: 5,
    }),
    ...said(message, { font: text, colour: ink, room: rect(38, 80, 134, 25), size: 4.4 }),
    ...said(sender && words.from({ name: sender }), { font: bold, colour: ink, room: rect(38, 106, 134, 8), size: 5 }),
    { text: shownCode(gift.code), font: bold, colour: paper, room: rect(30, 123, 90, 12), size: 7 },
    { text: words.code, font: text, colour: paper, room: rect(30, 135, 90, 6), size: 3.4 },
    {
      text: validToText(gift, locale),
      font: text,
      colour: paper,
      room: rect(120, 125.5, 60, 8),
      size: 4,
      align: "end",
    },
    { text: words.how, font: head, colour: ink, room: rect(18, 162, 174, 10), size: 6 },
    ...[words.steps.choose({ shop: new URL(shopUrl).host }), words.steps.rest, words.mail.whoever].map(
      (step, index) => {
        return { text: step, font: text, colour: quiet, room: rect(18, 174 + index * 13, 174, 12), size: 4.2 };
      },
    ),
  ];
}

/** The smallest letters, mm. */
const least = 2.2;

function set({ text, font, colour, room, size, align = "start" }: Writing, page: Rect, fonts: FontLibrary) {
  const material = { fonts, hyphens: noHyphens };
  for (const written of [text, flat(text)]) {
    const words = { ...plain, text: written, font, size: mm(size) };
    const fitted = fitSize(words, room, material, mm(least));
    if (fitted)
      return compileText({ ...words, size: fitted.size, frame: room, colour, align }, room, page, material).items;
  }
  throw new Error("a text of a gift voucher does not fit");
}

const plain = {
  id: "text",
  type: "text",
  rotation: 0,
  opacity: ONE,
  language: null,
  hyphenate: false,
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "report",
} as const;

/** The same in as few lines as can be, for texts of many lines or endless words. */
const flat = (text: string): string => text.replaceAll(/\s+/gu, " ").replaceAll(/\S{30}/gu, "$& ");
