import { createRoute } from "@hono/zod-openapi";
import { readLocale } from "../../core/locale.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, fieldErrors, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { answerStory, pageNotFound } from "./answer-story.ts";
import { contentPagePaths, movedAnswer, slugAnswer, storyAnswer } from "./contract.ts";
import { addressOf } from "./page-address.ts";
import { slugQuestion, storyQuestion } from "./questions.ts";
import type { ContentPages } from "./service.ts";

/** Stories for pages; see contract.ts. */
export function contentPagesRoutes(pages: ContentPages): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.story,
      request: { query: storyQuestion },
      responses: { 200: jsonAnswer(storyAnswer, "The story of a page", example), default: problems },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const { channel, locale } = c.var.shop;
      const asked = { channel, locale, path: query.path, relations: query.resolveRelations };
      return answerStory(c, pages, asked, query, (story) => ({ story })) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.moved,
      request: { query: storyQuestion.pick({ path: true }) },
      responses: {
        200: jsonAnswer(movedAnswer, "Where a path leads on which there is no page any more", {
          target: "/ratgeber/papier",
        }),
        default: problems,
      },
    }),
    async (c) => {
      const { channel, locale } = c.var.shop;
      const { path } = c.req.valid("query");
      const target = await pages.moved({ channel, locale, path });
      return target === null ? (pageNotFound(c, path) as never) : c.json({ target }, 200);
    },
  );

  // A slug has slashes, which a path of the document cannot have.
  app.openAPIRegistry.registerPath({
    method: "get",
    path: `${contentPagePaths.story}/{locale}/{slug}`,
    request: { query: slugQuestion },
    responses: {
      200: jsonAnswer(slugAnswer, "The story of a locale and slug", { ...example, url: "/ratgeber/papier" }),
      default: problems,
    },
  });
  app.get(`${contentPagePaths.story}/:locale/:slug{.+}`, async (c) => {
    const locale = readLocale(c.req.param("locale"));
    const read = slugQuestion.safeParse(c.req.query());
    if (locale === null) return pageNotFound(c, c.req.path);
    if (!read.success) {
      const errors = fieldErrors("query", read.error.issues, locale);
      return problem(c, { status: 422, kind: "invalid-request", errors });
    }
    const path = addressOf(locale, c.req.param("slug"));
    const { baseUrl = "", resolveRelations } = read.data;
    const url = baseUrl === "" ? path : new URL(path, baseUrl).href;
    const asked = { channel: c.var.shop.channel, locale, path, relations: resolveRelations };
    return answerStory(c, pages, asked, read.data, (story) => ({ story, url }));
  });
  return app;
}

const example = {
  story: {
    id: 12,
    uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1",
    name: "Papier",
    full_slug: "ratgeber/papier",
    default_full_slug: null,
    lang: "default",
    tag_list: ["ratgeber"],
    translated_slugs: [{ lang: "en", path: "guides/paper", name: "Paper" }],
    content: { _uid: "1", component: "page", title: "Welches Papier zu welchem Foto passt", body: [] },
  },
};
