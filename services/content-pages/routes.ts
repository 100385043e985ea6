import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { contentPagePaths, longestPath, storyAnswer } from "./contract.ts";
import type { ContentPages } from "./service.ts";

const query = z.object({
  path: z.string().startsWith("/").max(longestPath).openapi({ example: "/ratgeber/papier" }),
  platform: z.enum(["web", "desktop"]).optional(),
  version: z.literal("published").optional().openapi({ description: "Drafts are shown in the visual editor only" }),
  apiVersion: z.literal("v2").optional(),
});

/** Stories for pages; see contract.ts. */
export function contentPagesRoutes(pages: ContentPages): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: contentPagePaths.story,
      request: { query },
      responses: { 200: jsonAnswer(storyAnswer, "The published story of a page", example), default: problems },
    }),
    async (c) => {
      const { path } = c.req.valid("query");
      const found = await pages.story(c.var.shop.locale, path);
      if (found.ok) return c.json({ story: found.value }, 200, forAMinute) as never;
      if (found.error.kind === "not-found") return pageNotFound(c, path);
      return problem(c, { status: 503, kind: "content-unreachable", title: "The content cannot be read just now" });
    },
  );
  return app;
}

const forAMinute = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding" };

const pageNotFound = (c: Context<AppEnv>, path: string) =>
  problem(c, { status: 404, kind: "page-not-found", title: `Page not found: ${path}` });

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
