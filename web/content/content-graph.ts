import type { Money } from "../../core/money.ts";
import type { Shop } from "../../core/shop.ts";
import { spelledPath } from "../../core/shop-path.ts";
import type { Seller } from "../../services/legal/contract.ts";
import {
  amountText,
  availability,
  brand,
  breadcrumbList,
  organisation,
  organisationId,
  type Thing,
  website,
} from "../frame/page-head/graph.ts";
import { plainText } from "../reading/rich-text/plain-text.ts";
import { isRecord } from "../reading/values/json.ts";
import type { Faq } from "./blocks/faq/block.ts";
import { structuredReviews } from "./blocks/reviews/structured.ts";
import type { Block } from "./read-blocks.ts";
import type { ContentPage } from "./read-page.ts";

export interface ContentGraph {
  readonly shop: Shop;
  readonly origin: string;
  /** Null where nobody says who sells. */
  readonly seller: Seller | null;
  /** Name of the home page in breadcrumbs, and its path. */
  readonly home: { readonly name: string; readonly path: string };
}

/** Structured data of an editor's page: seller, place and the content of its blocks, nothing that is hidden. */
export function contentGraph(given: ContentPage, { shop, origin, seller, home }: ContentGraph): Thing[] {
  // Search engines know the page under its address in browsers.
  const page = { ...given, path: spelledPath({ ...shop, platform: "web" }, given.path) };
  const blocks = [...page.teaser, ...page.uspTeaser, ...page.body, ...page.footerOverride];
  const crumbs = page.breadcrumb.map(({ text, href }) => ({ name: text, path: href ?? page.path }));
  const reviews = structuredReviews(blocks);
  return [
    ...(seller === null ? [] : [{ ...organisation(seller, origin, page.additionalSameAsLinks), ...reviews }]),
    ...(page.path === home.path ? [website(origin, home.path, shop.locale)] : []),
    pageThing(page, shop, origin),
    breadcrumbList(origin, [{ name: home.name, path: home.path }, ...crumbs]),
    ...offersOf(page, blocks, origin),
    ...questionsOf(blocks, origin + page.path),
  ];
}

function pageThing(page: ContentPage, { locale }: Shop, origin: string): Thing {
  const images = page.ogImages.map(({ src }) => new URL(src, origin).href);
  const same = {
    url: origin + page.path,
    description: page.description,
    inLanguage: locale,
    ...(images.length > 0 && { image: images }),
    ...(page.publishedAt !== null && { dateModified: page.publishedAt }),
  };
  if (page.kind === "page") return { "@type": "WebPage", name: page.title, ...same };
  return {
    "@type": "Article",
    headline: page.title,
    ...same,
    ...(page.firstPublishedAt !== null && { datePublished: page.firstPublishedAt }),
    author: { "@id": organisationId(origin) },
    publisher: { "@id": organisationId(origin) },
    mainEntityOfPage: origin + page.path,
  };
}

/** The prices that stand on the page, from the lowest to the highest; none where it shows none. */
function offersOf(
  { title, description, path, ogImages }: ContentPage,
  blocks: readonly Block[],
  origin: string,
): Thing[] {
  const prices = pricesIn(blocks);
  const [first] = prices;
  if (!first) return [];
  const amounts = prices.filter(({ currency }) => currency === first.currency).map(({ amount }) => amount);
  return [
    {
      "@type": "Product",
      name: title,
      description,
      url: origin + path,
      ...(ogImages.length > 0 && { image: ogImages.map(({ src }) => new URL(src, origin).href) }),
      brand,
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: first.currency,
        lowPrice: amountText(Math.min(...amounts)),
        highPrice: amountText(Math.max(...amounts)),
        offerCount: amounts.length,
        availability,
      },
    },
  ];
}

/** Prices of a block are in fields `money`, at any depth; null: the article cannot be ordered yet. */
function pricesIn(value: unknown): Money[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === "money" && one !== null ? [one as Money] : pricesIn(one),
  );
}

function questionsOf(blocks: readonly Block[], url: string): Thing[] {
  const asked = blocks.flatMap((block) => (block.component === "faq" ? (block as Faq).items : []));
  if (asked.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      url,
      mainEntity: asked.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    },
  ];
}
