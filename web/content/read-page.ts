import { z } from "zod";
import { type Channel, channels } from "../../core/channel.ts";
import type { Api } from "../../core/http/api.ts";
import { type Locale, languageOf, locales } from "../../core/locale.ts";
import type { Place } from "../../core/shop-path.ts";
import type { ContentStory } from "../../services/content-pages/contract.ts";
import { readSeoText } from "../frame/chrome/footer/read-footer.ts";
import { type NavigationType, navigationTypes } from "../frame/navigation/navigation.ts";
import type { BarWord } from "../reading/action-bar/bar-words.ts";
import { type ActionBar, readActionBar } from "../reading/action-bar/read-action-bar.ts";
import { type BlockReading, linkField, textField } from "../reading/fields/block-fields.ts";
import type { PageContext } from "../reading/page-context.ts";
import { type LinkSurroundings, linksOf, storyPath } from "../reading/values/content-link.ts";
import { readPicture } from "../reading/values/content-picture.ts";
import { type Editable, editableOf } from "../reading/values/editable.ts";
import { isRecord, listOf, recordOf, textOf } from "../reading/values/json.ts";
import { askForBlocks, withAnswers } from "./answer-blocks.ts";
import { askForCalculator, type PageCalculator, readPageCalculator } from "./page-calculator/read-page-calculator.ts";
import { type Block, blockReader } from "./read-blocks.ts";

/** A page as it was read from its story (chrome document, section 3, page content). */
export interface ContentPage {
  readonly path: string;
  /** Those that have this page. */
  readonly channels: readonly Channel[];
  /** Where search engines know it; null: in each channel, whose pages differ or which alone has it. */
  readonly home: Channel | null;
  /** As editors tagged it. */
  readonly tags: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Path, or a whole address where the same page stands elsewhere. */
  readonly canonical: string;
  /** A guide that somebody wrote, or any other page. */
  readonly kind: "page" | "article";
  /** ISO 8601; null: never. */
  readonly publishedAt: string | null;
  readonly firstPublishedAt: string | null;
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
  /** With the part to keep, in pixels (`450x500:550x600`); null: none was set. */
  readonly ogImages: readonly { readonly src: string; readonly focal: string | null }[];
  readonly additionalSameAsLinks: readonly string[];
  /** Between the home page and this one; the last is this one. */
  readonly breadcrumb: readonly { readonly text: string; readonly href?: string }[];
  /** Which part of the navigation it belongs to, where an editor says so. */
  readonly navigationType: NavigationType | null;
  readonly teaser: readonly Block[];
  readonly uspTeaser: readonly Block[];
  /** Above the body. */
  readonly calculator: PageCalculator | null;
  readonly body: readonly Block[];
  /** Instead of the boxes at the end of all pages. */
  readonly footerOverride: readonly Block[];
  /** For search engines, instead of that of all pages. */
  readonly seoText: readonly BarWord[];
  /** Over this page instead of the one over all pages. */
  readonly bar: ActionBar | null;
  /** In the visual editor: which block the page itself is. */
  readonly editable?: Editable;
}

/** Pages are found by search engines only where somebody says so (chrome document, section 5). */
const standardRobots = "noindex,nofollow";

interface Surroundings extends Pick<PageContext, "shop" | "origins" | "cardsFolder" | "teamHost" | "api" | "note"> {
  /** For the visual editor: blocks say which they are, and what cannot be shown is shown as a note. */
  readonly editable?: boolean;
  /** Left out: no experiment concerns the page. */
  readonly experimentOf?: PageContext["experimentOf"];
}

/** Reads a page; what cannot be shown is left out and noted. Null: the story is no page. */
export async function readPage(
  story: ContentStory,
  { api, note, editable = false, experimentOf = () => null, ...context }: Surroundings,
): Promise<ContentPage | null> {
  if (story.content.component !== "page") return null;
  const about = { story: story.full_slug };
  const reading = {
    shop: context.shop,
    editable,
    ...linksOf(context),
    leftOut: (what: string) => note("hybrid-parse-error", { ...about, what }),
    leftOutOfText: (what: string) => note("richtext-render-error", { ...about, what }),
  };
  const countdownPast = (end: string) => note("countdown-date-in-past", { ...about, end });
  const bar = readActionBar(story.content.bar, { ...reading, now: new Date(), countdownPast });
  const portrait = () => {
    const running = experimentOf({ tags: tagsOf(story), product: null, hasCalculator: true });
    return running?.name === "1031-portrait" && running.treatment === "on";
  };
  const { readBlocks, waiting } = blockReader(wholeOf(reading));
  const page = pageOf(story, { ...wholeOf(reading), readBlocks }, bar);
  const asking = { api, shop: reading.shop, leftOut: reading.leftOut };
  const [answers, calculator] = await Promise.all([
    askForBlocks(waiting, asking),
    page.calculator && askForCalculator(page.calculator, asking, portrait()),
  ]);
  return {
    ...page,
    calculator,
    teaser: withAnswers(page.teaser, answers),
    uspTeaser: withAnswers(page.uspTeaser, answers),
    body: withAnswers(page.body, answers),
    footerOverride: withAnswers(page.footerOverride, answers),
  };
}

interface BodySurroundings extends Pick<BlockReading, "shop" | "ownHosts" | "leftOut" | "editable"> {
  readonly api: Api;
}

/** Reads blocks alone. */
export async function readBody(body: unknown, { api, ...reading }: BodySurroundings): Promise<readonly Block[]> {
  const { readBlocks, waiting } = blockReader(wholeOf({ ...reading, leftOutOfText: reading.leftOut }));
  const blocks = readBlocks(body);
  return withAnswers(blocks, await askForBlocks(waiting, { api, ...reading }));
}

const wholeOf = <Given extends Pick<BlockReading, "shop">>(given: Given): Given & Place => ({
  ...given,
  channel: given.shop.channel,
  platform: given.shop.platform,
  locale: given.shop.locale,
});

interface PageReading extends BlockReading {
  readonly readBlocks: (body: unknown) => readonly Block[];
}

function pageOf(story: ContentStory, reading: PageReading, bar: ActionBar | null): ContentPage {
  const { content, name, lang } = story;
  const { readBlocks } = reading;
  const path = storyPath(story.full_slug, reading.locale, lang);
  const title = textOf(content.title).trim() || name;
  return {
    path,
    channels: story.channels ?? channels,
    home: homeOfStory(story),
    tags: tagsOf(story),
    title,
    description: textOf(content.description).trim(),
    robots: robotsOf(content.robots),
    canonical: canonicalOf(content.canonicalUrl) ?? path,
    kind: content.kind === "article" ? "article" : "page",
    publishedAt: story.published_at ?? null,
    firstPublishedAt: story.first_published_at ?? null,
    alternates: alternatesOf(story),
    ogImages: listOf(content.ogImages).flatMap(ogImageOf),
    additionalSameAsLinks: addressesOf(content.additionalSameAsLinks),
    breadcrumb: breadcrumbOf(story, reading),
    navigationType: navigationTypes.find((type) => type === content.navigationType) ?? null,
    teaser: readBlocks(content.teaser),
    uspTeaser: readBlocks(content.uspTeaser),
    calculator: readPageCalculator(content.calculator, reading),
    body: readBlocks(content.body),
    footerOverride: readBlocks(content.footerOverride),
    seoText: readSeoText(content.seoText, reading),
    bar,
    ...(reading.editable && editableOf(content)),
  };
}

/** What both channels show alike is at home in the poster channel (decision 0124). */
export const homeOfStory = ({
  differs,
  channels: having,
}: Pick<ContentStory, "differs" | "channels">): Channel | null =>
  differs === true || having?.length === 1 ? null : "poster";

/** Tags of the story, and the experiment that its form names. */
const tagsOf = ({ tag_list, content }: ContentStory): readonly string[] => [
  ...new Set([...tag_list, textOf(content.experiment)].filter((tag) => tag !== "")),
];

const robotsWords = new Set([
  "index",
  "noindex",
  "follow",
  "nofollow",
  "noarchive",
  "nosnippet",
  "noimageindex",
  "none",
  "all",
]);

/** Whether a page's field lets search engines list it. */
export function isForSearch(value: unknown): boolean {
  const words = robotsOf(value).split(",");
  return (words.includes("index") || words.includes("all")) && !words.includes("noindex") && !words.includes("none");
}

function robotsOf(value: unknown): string {
  const words = textOf(value)
    .split(",")
    .map((word) => word.trim().toLowerCase());
  return words.every((word) => robotsWords.has(word)) ? words.join(",") : standardRobots;
}

function canonicalOf(value: unknown): string | null {
  const text = textOf(value).trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

function ogImageOf(asset: unknown): ContentPage["ogImages"] {
  const src = readPicture(asset)?.src;
  const focus = textOf(recordOf(asset).focus);
  return src === undefined ? [] : [{ src, focal: /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/.test(focus) ? focus : null }];
}

/** Addresses one a line, as editors write lists. */
const addressesOf = (value: unknown) =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split("\n")).flatMap((line) => {
    const text = line.trim();
    return /^https:\/\//.test(text) && URL.canParse(text) ? [text] : [];
  });

const alternate = z.object({ locale: z.enum(locales), path: z.string().startsWith("/") });

/** Where the page is in the other locales: as its field says, else wherever its story has an address of its own. */
export function alternatesOf(story: ContentStory): ContentPage["alternates"] {
  const given = listOf(story.content.alternates).flatMap((one) => {
    const read = alternate.safeParse(one);
    return read.success ? [read.data] : [];
  });
  if (given.length > 0) return given;
  const slugs = new Map((story.translated_slugs ?? []).map(({ lang, path }) => [lang, path]));
  const standard = story.default_full_slug ?? story.full_slug;
  return locales.flatMap((locale) => {
    const slug = languageOf(locale) === "de" ? standard : slugs.get(languageOf(locale));
    return slug === undefined ? [] : [{ locale, path: storyPath(slug, locale) }];
  });
}

/** The way from the home page to a page; the last is the page itself. */
export function breadcrumbOf({ content, name }: ContentStory, links: LinkSurroundings): ContentPage["breadcrumb"] {
  const crumb = z.object({ text: textField, link: linkField(links) });
  const before = listOf(content.breadcrumb)
    .filter(isRecord)
    .flatMap((one) => {
      const { text, link } = crumb.parse({ ...recordOf(one) });
      return text === "" || link === null ? [] : [{ text, href: link.href }];
    });
  return [...before, { text: name }];
}
