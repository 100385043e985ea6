import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Api } from "../core/http/api.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import { spelledPath } from "../core/shop-path.ts";
import { problem, problems } from "../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../platform/http/router.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import {
  answerStory,
  forAMinute,
  forNobodyElse,
  mayPreview,
  previewRefused,
} from "../services/content-pages/answer-story.ts";
import {
  alternatesAnswer,
  barAnswer,
  breadcrumbAnswer,
  contentPagePaths,
  contentStory,
  customerPicturesAnswer,
  customerPicturesQuery,
  longestPath,
  menusAnswer,
  transformAnswer,
} from "../services/content-pages/contract.ts";
import { isPublished, readVersion, storyQuestion, transformQuestion } from "../services/content-pages/questions.ts";
import type { ContentPages } from "../services/content-pages/service.ts";
import { customerPhotos } from "../web/content/blocks/customer-picture/photos.ts";
import { alternatesOf, breadcrumbOf, readPage } from "../web/content/read-page.ts";
import { contentRelations } from "../web/content/relations.ts";
import { readMenus } from "../web/frame/navigation/read-menus.ts";
import { wordsHtml } from "../web/reading/action-bar/bar-words.ts";
import { type ActionBar, readActionBar } from "../web/reading/action-bar/read-action-bar.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { linksOf } from "../web/reading/values/content-link.ts";
import { shopPageAt } from "./shop-page-answers.ts";

export interface ContentAnswersOptions {
  readonly pages: ContentPages;
  readonly origins: PageContext["origins"];
  readonly cardsFolder: string;
  readonly teamHost: string | null;
  /** The shop's own interface, for blocks that show prices. */
  readonly apiOf: (shop: Shop, origin: string) => Api;
}

/**
 * A page's story as JSON (specification section 7, BFF paths). It uses the functions that read it for the page, so it
 * is here and not in the service.
 */
export function contentAnswers({ pages, origins, cardsFolder, teamHost, apiOf }: ContentAnswersOptions): Router {
  const app = createRouter();
  /** A shop page without story, as published: only stories have drafts. */
  const shopPage = async (c: Context<AppEnv>, query: z.infer<typeof storyQuestion>) => {
    const { shop } = c.var;
    return isPublished(readVersion(query))
      ? shopPageAt(query.path, { shop, origins, cardsFolder, teamHost, api: apiOf(shop, new URL(c.req.url).origin) })
      : null;
  };
  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.alternates,
      request: { query: storyQuestion },
      responses: {
        200: jsonAnswer(alternatesAnswer, "The page in other locales", alternatesExample),
        default: problems,
      },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const { channel, locale } = c.var.shop;
      const own = await shopPage(c, query);
      if (own) return c.json({ alternates: own.alternates }, 200, forAMinute) as never;
      const asked = { channel, locale, path: query.path };
      return answerStory(c, pages, asked, query, (story) => ({
        alternates: alternatesOf(story).map((one) => ({ ...one, path: spelledPath(c.var.shop, one.path) })),
      })) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.breadcrumb,
      request: { query: storyQuestion },
      responses: {
        200: jsonAnswer(breadcrumbAnswer, "The way to a page", breadcrumbExample),
        default: problems,
      },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const { shop } = c.var;
      const { channel, locale } = shop;
      const own = await shopPage(c, query);
      if (own) return c.json({ breadcrumb: own.breadcrumb }, 200, forAMinute) as never;
      const links = linksOf({ shop, origins, cardsFolder, teamHost });
      const breadcrumb = (story: Parameters<typeof breadcrumbOf>[0]) =>
        breadcrumbOf(story, links).map(({ text, href }) =>
          href === undefined ? { text } : { text, link: { url: href } },
        );
      return answerStory(c, pages, { channel, locale, path: query.path }, query, (story) => ({
        breadcrumb: breadcrumb(story),
      })) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.bar,
      request: { query: z.object({ url: z.string().min(1).max(2_000).openapi({ example: "/ratgeber/papier" }) }) },
      responses: { 200: jsonAnswer(barAnswer, "The bar over a page", barExample), default: problems },
    }),
    async (c) => {
      const { shop } = c.var;
      const path = pathOf(c.req.valid("query").url);
      const reading = { ...linksOf({ shop, origins, cardsFolder, teamHost }), now: new Date() };
      const silent = { leftOut: () => {}, countdownPast: () => {} };
      const barAt = async (at: string) => {
        const found = await pages.story({ channel: shop.channel, locale: shop.locale, path: at });
        return found.ok ? readActionBar(found.value.content.bar, { ...reading, ...silent }) : null;
      };
      const bar = (path !== null && (await barAt(path))) || (await barAt("/global"));
      return c.json({ bar: bar && barOf(bar) }, 200, forAMinute);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.navigation,
      responses: {
        200: jsonAnswer(menusAnswer, "What opens under the entries of the navigation", menusExample),
        default: problems,
      },
    }),
    async (c) => {
      const { shop } = c.var;
      const found = await pages.story({ channel: shop.channel, locale: shop.locale, path: "/global" });
      const api = apiOf(shop, new URL(c.req.url).origin);
      const reading = { ...linksOf({ shop, origins, cardsFolder, teamHost }), leftOut: () => {}, shop, api };
      const menus = await readMenus(found.ok ? found.value.content : {}, reading);
      return c.json(menus, 200, forAMinute) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.customerPictures,
      request: { query: customerPicturesQuery },
      responses: {
        200: jsonAnswer(customerPicturesAnswer, "Pictures of customers that were approved", picturesExample),
        default: problems,
      },
    }),
    async (c) => {
      const { page, perPage } = c.req.valid("query");
      const { shop } = c.var;
      const found = await pages.story({ channel: shop.channel, locale: shop.locale, path: "/global" });
      const written = found.ok ? found.value.content.customerPictures : [];
      const silent = { leftOut: () => {}, leftOutOfText: () => {}, readBlocks: () => [], editable: false };
      const reading = { ...linksOf({ shop, origins, cardsFolder, teamHost }), ...silent, shop };
      const all = customerPhotos().read(reading).parse(written);
      const pictures = all.slice((page - 1) * perPage, page * perPage);
      return c.json({ pictures, total: all.length, page, perPage }, 200, forAMinute) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: contentPagePaths.transform,
      request: { query: transformQuestion, body: jsonBody(contentStory, transformExample) },
      responses: { 200: jsonAnswer(transformAnswer, "The page of the edited story", pageExample), default: problems },
    }),
    async (c) => {
      const query = c.req.valid("query");
      if (!(await mayPreview(pages, query))) return previewRefused(c);
      const shop = shopOf(c.var.shop.channel, query.locale);
      const api = apiOf(shop, new URL(c.req.url).origin);
      const story = await pages.placed(c.req.valid("json"), query.locale);
      const context = { shop, origins, cardsFolder, teamHost, api, note: () => {} };
      const told = { locale: query.locale, relations: contentRelations };
      const whole = story.ok ? await pages.withRelations(story.value, told) : null;
      const page = whole && (await readPage(whole, { ...context, editable: true }));
      if (page !== null) return c.json({ page }, 200, forNobodyElse) as never;
      const errors = [{ in: "body" as const, pointer: "/content/component", detail: "page" }];
      return problem(c, { status: 422, kind: "invalid-request", errors });
    },
  );
  return app;
}

/** The path of an address of ours, whole or not; null: of none that a page could have. */
function pathOf(url: string): string | null {
  const parsed = URL.parse(url, "http://shop.invalid");
  return parsed === null || parsed.pathname.length > longestPath ? null : parsed.pathname;
}

const barOf = ({ id, words, colours, countdownEndDate, actionBarEndDate }: ActionBar) => ({
  id,
  text: wordsHtml(words),
  countdownEndDate,
  actionBarEndDate,
  color: colours?.text ?? null,
  backgroundColor: colours?.background ?? null,
});

const picturesExample = {
  pictures: [
    {
      picture: {
        src: "/pictures/canvas-trio.webp",
        alt: "Drei Leinwände über einer Kommode",
        width: 1600,
        height: 1067,
      },
      name: "",
      product: "Leinwand, dreimal",
      link: { href: "/leinwanddruck" },
      source: "sample" as const,
    },
  ],
  total: 1,
  page: 1,
  perPage: 9,
};
const menusExample = {
  menus: [
    {
      key: "wandbilder",
      flyout: {
        type: "wandbilder",
        rows: [
          [
            {
              part: "images",
              identifier: "material",
              title: "Material",
              width: 150,
              categories: [
                {
                  name: "",
                  text: "",
                  subline: "",
                  links: [],
                  items: [
                    {
                      text: "Leinwand",
                      href: "/wandbilder/leinwand",
                      price: "ab 14,90 €",
                      links: [],
                      picture: { src: "/pictures/room-canvas-480.webp", width: 150, height: 100 },
                    },
                  ],
                },
              ],
            },
          ],
        ],
        feature: null,
      },
      burger: { text: "", items: [{ text: "Leinwand", href: "/wandbilder/leinwand", items: [] }] },
    },
  ],
  note: "Mit Mehrwertsteuer, ohne Versand.",
};
const barExample = {
  bar: {
    id: "advent-2026",
    text: "Bis <b>15. Dezember</b> bestellt, zum Fest da",
    color: null,
    backgroundColor: null,
    countdownEndDate: "2026-12-15T11:00:00.000Z",
    actionBarEndDate: "2026-12-15T11:00:00.000Z",
  },
};
const alternatesExample = {
  alternates: [
    { locale: "de-DE" as const, path: "/ratgeber/papier" },
    { locale: "en-GB" as const, path: "/guides/paper" },
  ],
};
const breadcrumbExample = { breadcrumb: [{ text: "Ratgeber", link: { url: "/ratgeber" } }, { text: "Papier" }] };
const transformExample = {
  id: 12,
  uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1",
  name: "Papier",
  full_slug: "ratgeber/papier",
  lang: "default",
  content: {
    component: "page",
    title: "Welches Papier zu welchem Foto passt",
    body: [{ _uid: "h", component: "headline", text: "Matt oder glänzend" }],
  },
};
const pageExample = { page: { path: "/ratgeber/papier", title: "Welches Papier zu welchem Foto passt" } };
