import { data, type MetaDescriptor, redirect } from "react-router";
import { socialImage } from "../../../core/image/image-presets.ts";
import { localPath, splitAddress } from "../../../core/locale-address.ts";
import { longestQuery } from "../../../core/query-string.ts";
import { barePath, shopPath, spelledPath } from "../../../core/shop-path.ts";
import { type JsonObject, markEditable } from "../../../services/content/contract.ts";
import { type ContentStory, contentPagePaths, longestPath } from "../../../services/content-pages/contract.ts";
import { legalPaths } from "../../../services/legal/contract.ts";
import { productPagePaths } from "../../../services/product-pages/contract.ts";
import { contentGraph } from "../../content/content-graph.ts";
import { type ContentPage, readPage } from "../../content/read-page.ts";
import { contentRelations } from "../../content/relations.ts";
import { readPlace } from "../../frame/navigation/read-strip.ts";
import { graphOf } from "../../frame/page-head/graph.ts";
import { pageHead } from "../../frame/page-head/page-head-of.ts";
import { ask, unanswered } from "../../reading/ask.ts";
import type { PageContext, PagePreview } from "../../reading/page-context.ts";
import { messagesOf } from "../../words/all.ts";
import { type SpecialPath, specialPath } from "./special-paths.ts";

/**
 * The content page of a path; its parts come as the page needs them, with what tab and search engines read.
 *
 * @throws 404 where there is none, and a redirect where it has another address in this locale
 */
export async function loadContent(url: URL, context: PageContext) {
  const path = barePath(url.pathname);
  const elsewhere = cardAddress(path, url, context);
  if (elsewhere !== null) throw redirect(elsewhere);
  const own = isErrorPath(path) ? null : await contentAt(path, context);
  const found = own ?? (await standIn(path, context));
  if (found === null) {
    context.note("cms-page-not-found", { path });
    const said = {
      message: `Page not found: ${context.asked.pathname}`,
      content: (await contentAt(errorPath, context))?.page ?? null,
    };
    throw data(said, { status: 404 });
  }
  if (found === own && barePath(found.page.path) !== path)
    throw redirect(spelledPath(context.shop, found.page.path) + queryOn(context), context.preview ? 302 : 301);
  return { ...found, channels: found.page.channels, ...(await aroundOf(found.page, url, context)) };
}

/**
 * The home page as editors wrote it. Null where there is none, it says nothing or it cannot be read: the shop then
 * shows its own.
 */
export async function loadHome(url: URL, context: PageContext) {
  try {
    const found = await contentAt(barePath(url.pathname), context);
    if (found !== null && found.page.teaser.length + found.page.body.length > 0) {
      return { ...found, ...(await aroundOf(found.page, url, context)) };
    }
    context.note("empty-hybrid-layout", { story: "home", what: found === null ? "no page" : "no blocks" });
  } catch (error) {
    context.report(error);
    context.lacking();
  }
  return null;
}

/**
 * What is shown where no page stands; null: nothing is.
 *
 * @throws a redirect where the page is elsewhere now
 */
async function standIn(path: string, context: PageContext): Promise<Found | null> {
  const { api, shop, preview } = context;
  const search = queryOn(context);
  if (preview !== null || isErrorPath(path) || path.length > longestPath) return null;
  const moved = await ask(api, contentPagePaths.moved, { query: { path } });
  if (moved.ok) throw redirect(spelledPath(shop, moved.value.target) + search, 301);
  // Whether it has moved is not known: to say that there is no such page would be final.
  if (moved.error.status !== 404) throw unanswered(`moved ${path}`, moved.error);
  const special = specialPath(path);
  const product = (await productAt(splitAddress(path).rest.slice(1), context)) ?? (await productOf(special, context));
  // Not to itself, which would never end: the page may have come since it was looked for here.
  if (product !== null && product !== path) throw redirect(spelledPath(shop, product) + search);
  if (special === null) return null;
  const found = await firstOf(special, context);
  if (found && special.inPlace) return found;
  if (found) throw redirect(spelledPath(shop, found.page.path) + search);
  if (special.otherwise === null) return null;
  throw redirect(shopPath(shop, special.otherwise) + search);
}

/** A redirect keeps the query of the visitor's address: the next page counts its referrer (`gclid`). */
const queryOn = ({ asked: { search } }: PageContext): string => (search.length > longestQuery ? "" : search);

const productOf = async (special: SpecialPath | null, context: PageContext): Promise<string | null> =>
  special?.product === undefined ? null : productAt(special.product, context);

/** Longest name that a product is looked for by. */
const longestName = 100;

/**
 * Where a product has its page in the visitor's language; null: there is no such product, or no page of it there.
 *
 * @param name its key, or its address in any language
 */
async function productAt(name: string, { api }: PageContext): Promise<string | null> {
  if (name === "" || name.length > longestName) return null;
  const found = await ask(api, productPagePaths.localizedUrls, { query: { uniqueIdentifiers: [name] } });
  if (found.ok) return found.value.urls[0]?.url ?? null;
  // A name that no product can have is refused.
  if (found.error.status === 422) return null;
  throw unanswered(`product ${name}`, found.error);
}

/** The first of its stories that exists. */
async function firstOf({ stories }: SpecialPath, context: PageContext): Promise<Found | null> {
  for (const slug of stories) {
    const found = await contentAt(localPath(context.shop.locale, `/${slug}`), context);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A visual editor looks for a story where its slug says; one that stands in for another in the card channel is shown on
 * that channel's host. Null: it is not one, or for visitors, who find no page there.
 */
function cardAddress(
  path: string,
  { search }: URL,
  { preview, cardsFolder, origins, shop }: PageContext,
): string | null {
  const { rest } = splitAddress(path);
  const origin = origins.card[shop.country];
  if (preview === null || origin === undefined || !rest.startsWith(`/${cardsFolder}/`)) return null;
  return `${origin}${shopPath({ ...shop, channel: "card" }, `/${rest.slice(cardsFolder.length + 2)}`)}${search}`;
}

/** Where visitors of an unknown language are sent; its story is shown instead of every page that does not exist. */
const errorPath = "/error";
const isErrorPath = (path: string): boolean => splitAddress(path).rest === errorPath;

/** A page that follows what is typed in the visual editor. */
export interface FollowedPage extends Pick<PagePreview, "proof" | "editors"> {
  readonly story: { readonly id: number; readonly slug: string };
}

interface Found {
  readonly page: ContentPage;
  /** Null: the page is for visitors, or the editor shows another story than this one. */
  readonly preview: FollowedPage | null;
}

async function contentAt(path: string, context: PageContext): Promise<Found | null> {
  if (path.length > longestPath) return null;
  const { preview, api } = context;
  const isDraft = preview?.version === "draft";
  const draft = isDraft && { version: "draft", release: preview.release, _storyblok_tk: preview.proof };
  const query = { path, resolveRelations: contentRelations, ...draft };
  const found = await ask(api, contentPagePaths.story, { query });
  if (!found.ok) {
    if (found.error.status === 404) return null;
    throw unanswered(`content ${path}`, found.error);
  }
  const story = preview === null || isDraft ? found.value.story : markedStory(found.value.story, preview);
  const page = await readPage(story, { ...context, editable: preview !== null });
  return page && { page, preview: preview?.story === story.id ? followed(preview, story) : null };
}

/** What is published carries no marks for editors; beside a draft its blocks are chosen as well. */
function markedStory(story: ContentStory, { proof }: PagePreview): ContentStory {
  const content = structuredClone(story.content);
  markEditable(content as JsonObject, Number(proof.space_id), story.id);
  return { ...story, content };
}

const followed = ({ proof, editors }: PagePreview, { id, full_slug }: ContentStory): FollowedPage => ({
  proof,
  editors,
  story: { id, slug: full_slug },
});

/** What stands over a page: its head, its place in the navigation, and the experiment that it is part of. */
async function aroundOf(page: ContentPage, url: URL, context: PageContext) {
  const { tags, calculator } = page;
  const experiment = context.experimentOf({ tags, product: null, hasCalculator: calculator !== null });
  const [head, place] = await Promise.all([
    headOf(page, url, context),
    readPlace(context, { path: page.path, type: page.navigationType }),
  ]);
  return { head, place, experiment };
}

async function headOf(page: ContentPage, url: URL, { api, shop, origins }: PageContext): Promise<MetaDescriptor[]> {
  const seller = await ask(api, legalPaths.seller);
  const graph = contentGraph(page, {
    shop,
    origin: url.origin,
    seller: seller.ok ? seller.value : null,
    home: { name: messagesOf(shop.locale).product.home, path: shopPath({ ...shop, platform: "web" }, "/") },
  });
  return [
    ...pageHead(
      {
        ...page,
        images: page.ogImages.map(({ src, focal }) => socialImage(src, focal)),
        isArticle: page.kind === "article",
      },
      { url, shop, origins },
    ),
    { "script:ld+json": graphOf(graph) },
  ];
}
