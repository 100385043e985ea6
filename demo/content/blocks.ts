import type { JsonObject } from "../../services/content/contract.ts";
import type { IconName } from "../../ui/icons.ts";
import type { Head } from "./heads.ts";
import { type Product, toProduct, toStory } from "./links.ts";
import { picture } from "./pictures.ts";
import { each, type Words } from "./words.ts";
import { type Block, block, rich } from "./write.ts";

/** Where a button or a tile leads: to a story, or as `to` and `toProduct` say. */
type Target = Head | Words<JsonObject>;
const linkTo = (target: Target) => ("image" in target ? toStory(target) : target);

/** The one thing a page wants; once on a page, at most twice. */
export const action = (text: Words, target: Target): Block =>
  block("button", { text, link: linkTo(target), colour: "blue", style: "primary" });

/** A way beside it. */
export const aside = (text: Words, target: Target): Block =>
  block("button", { text, link: linkTo(target), colour: "black", style: "primary-ghost" });

interface TeaserText {
  readonly headline: Words;
  readonly text: Words;
  readonly image?: string;
  /** `wide`: the picture above the words, as wide as the page; `room`: the words on the wall of the picture. */
  readonly look?: "beside" | "wide" | "room";
  /** What hangs in a room, and where exactly that piece is. */
  readonly label?: { readonly title: Words; readonly link: Words<JsonObject> };
  readonly buttons?: readonly Block[];
}

const anyTeaser = (level: "1" | "2", { image, look = "beside", label, buttons = [], ...words }: TeaserText): Block =>
  block("teaser", {
    ...words,
    ...(image !== undefined && { picture: picture(image) }),
    look,
    level,
    buttons,
    ...(label && { labelTitle: label.title, labelLink: label.link }),
  });

/** What a page begins with: its only heading of the first level. */
export const opening = (text: TeaserText): Block => anyTeaser("1", text);
/** The same in the middle of a page. */
export const teaser = (text: TeaserText): Block => anyTeaser("2", text);

/** Text, line by line (`markup.ts`). */
export const text = (lines: Words<readonly string[]>, ground: "paper" | "tinted" = "paper"): Block =>
  block("text", { ground, text: rich(lines) });

export const hint = (headline: Words, lines: Words<readonly string[]>, tone: "plain" | "warn" = "plain"): Block =>
  block("information", { headline, tone, text: rich(lines) });

/** Ways to other stories, each by its own name, sentence and picture. */
export const ways = (words: Words, heads: readonly Head[]): Block =>
  block("sub-teasers", {
    headline: words,
    items: heads.map((head) =>
      block("sub-teaser", { headline: head.name, text: head.short, picture: picture(head.image), link: toStory(head) }),
    ),
  });

interface WayText {
  readonly headline: Words;
  readonly text: Words;
  readonly image: string;
  readonly to: Target;
}

/** Ways that have words of their own. */
export const tiles = (words: Words, items: readonly WayText[]): Block =>
  block("sub-teasers", {
    headline: words,
    items: items.map((item) =>
      block("sub-teaser", {
        headline: item.headline,
        text: item.text,
        picture: picture(item.image),
        link: linkTo(item.to),
      }),
    ),
  });

/** One to three pictures with what is seen in them. */
export const photos = (...items: readonly (readonly [image: string, caption: Words])[]): Block =>
  block("photo-block", {
    photos: items.map(([image, caption]) => block("photo", { picture: picture(image), caption })),
  });

export const usp = (icon: IconName, words: Words, more: Words): Block =>
  block("usp", { icon, headline: words, text: more });
/** Three or four reasons in one row. */
export const usps = (...items: readonly Block[]): Block => block("usp-teaser", { items });

interface PricesText {
  readonly headline: Words;
  /** Material and ratio as the catalogue names them. */
  readonly material: string;
  readonly ratio: string;
  readonly product: Product;
  readonly note: Words;
}

/** Formats of a material with today's prices; each leads to its own choice. */
export const prices = ({ material, product, ...words }: PricesText): Block =>
  block("formats-and-prices", {
    headline: words.headline,
    note: words.note,
    ratio: words.ratio,
    materialType: material,
    link: toProduct(product),
  });

interface GoodText {
  /** As the block it stands in names goods: an article number, a family of frames. */
  readonly which: string;
  /** Left out: as the catalogue calls it. */
  readonly name?: Words;
  readonly text: Words;
  readonly image: string;
  readonly to?: Target;
}

const good = ({ which, name, image, to, ...words }: GoodText): Block =>
  block("good", {
    which,
    text: words.text,
    picture: picture(image),
    ...(name && { name }),
    ...(to && { link: linkTo(to) }),
  });

interface GoodsText {
  readonly headline: Words;
  readonly text: Words;
  readonly items: readonly GoodText[];
}

/** Articles with what they cost today. */
export const articles = ({ items, ...words }: GoodsText): Block =>
  block("sku-container", { ...words, items: items.map(good) });
/** Kinds of frames around one material, each with its lowest price. */
export const frameKinds = (materialType: string, { items, ...words }: GoodsText): Block =>
  block("frame", { ...words, materialType, items: items.map(good) });
/** What goes with a card, by the piece. */
export const accessories = ({ items, ...words }: GoodsText): Block =>
  block("accessory", { ...words, items: items.map(good) });

/** What a visitor may close, over a page or over all; `id` remembers that she did. */
export const actionBar = (id: string, line: Words): Block =>
  block("action-bar", { id, text: rich(each((language) => [line[language]])) });

type Pairs = readonly (readonly [question: string, answer: string])[];

/** Questions with their answers. */
export const questions = (headline: Words, pairs: Words<Pairs>): Block =>
  block("faq", {
    headline,
    items: pairs.de.map((_, index) =>
      block("question", {
        question: each((language) => pairs[language][index]?.[0] ?? ""),
        answer: rich(each((language) => [pairs[language][index]?.[1] ?? ""])),
      }),
    ),
  });
