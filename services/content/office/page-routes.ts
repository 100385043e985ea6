import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { JsonObject } from "../json.ts";
import { examples } from "./examples.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { answerPage, noPage, notFound, ownWords, pageWriter } from "./page-answers.ts";
import { listPages } from "./page-rows.ts";
import {
  officeContentPaths,
  pageChange,
  pageList,
  pageSchedule,
  pagesQuery,
  pageView,
  seenRevision,
  versionList,
  versionView,
} from "./shapes.ts";

const path = z.object({ id: z.coerce.number().int().positive() });
const versionPath = path.extend({ revision: z.coerce.number().int().positive() });
const onePage = "/office-api/content/pages/{id}";

/** Pages for operators: tree, history, publication. */
export function pageRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.use(officeContentPaths.pages, requireEditor);
  app.use(`${officeContentPaths.pages}/*`, requireEditor);
  for (const name of ["publication", "schedule"]) app.use(`${officeContentPaths.pages}/:id/${name}`, requirePublisher);
  const answers = { 200: jsonAnswer(pageView, "The page", examples.page), default: problems };

  const write = pageWriter(office);
  const answer = (c: Context<AppEnv>, result: Parameters<typeof answerPage>[2]) => answerPage(c, office, result);

  app.openapi(
    createRoute({
      method: "get",
      path: officeContentPaths.pages,
      request: { query: pagesQuery },
      responses: {
        200: jsonAnswer(pageList, "What is in a folder, folders first; searched, all pages below it", examples.pages),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const filter = c.req.valid("query");
      const nothing = { folders: [], pages: [], total: 0, page: filter.page, pageSize: 1 };
      const search = filter.search === "" ? undefined : filter.search;
      return c.json(space === null ? nothing : await listPages(office.db, space, { ...filter, search }), 200);
    },
  );

  app.openapi(
    createRoute({ method: "get", path: onePage, request: { params: path }, responses: answers }),
    async (c) => {
      const space = await office.space();
      const found = space === null ? null : await office.pages.view(space, c.req.valid("param").id, ownWords(c));
      return found ? c.json(found, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: onePage,
      request: { params: path, body: jsonBody(pageChange, examples.change) },
      responses: answers,
    }),
    async (c) => {
      const { revision, parentId, tags, translatedSlugs, content, ...words } = c.req.valid("json");
      const fields = {
        ...words,
        ...(content && { content: content as JsonObject }),
        ...(parentId !== undefined && { parent_id: parentId }),
        ...(tags && { tag_list: tags }),
        ...(translatedSlugs && { translated_slugs_attributes: translatedSlugs }),
      };
      const wish = await write(c, c.req.valid("param").id, revision);
      return answer(c, wish ? await office.pages.write(wish, fields) : noPage);
    },
  );

  for (const [method, act] of [
    ["post", office.pages.publish],
    ["delete", office.pages.unpublish],
  ] as const) {
    app.openapi(
      createRoute({
        method,
        path: `${onePage}/publication`,
        request: { params: path, body: jsonBody(seenRevision, examples.seen) },
        responses: answers,
      }),
      async (c) => {
        const wish = await write(c, c.req.valid("param").id, c.req.valid("json").revision);
        return answer(c, wish ? await act(wish) : noPage);
      },
    );
  }

  app.openapi(
    createRoute({
      method: "put",
      path: `${onePage}/schedule`,
      request: { params: path, body: jsonBody(pageSchedule, examples.schedule) },
      responses: answers,
    }),
    async (c) => {
      const { revision, publishAt, expireAt } = c.req.valid("json");
      const wish = await write(c, c.req.valid("param").id, revision);
      const plan = { publish_at: publishAt, expire_at: expireAt };
      return answer(c, wish ? await office.pages.schedule(wish, plan) : noPage);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${onePage}/versions`,
      request: { params: path },
      responses: {
        200: jsonAnswer(versionList, "What was done to a page, the newest first", examples.versions),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const versions = space === null ? [] : await office.pages.versions(space, c.req.valid("param").id);
      return c.json({ versions }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${onePage}/versions/{revision}`,
      request: { params: versionPath },
      responses: {
        200: jsonAnswer(versionView, "A version, and what restoring it would change", examples.version),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const { id, revision } = c.req.valid("param");
      const found = space === null ? null : await office.pages.version(space, id, revision, ownWords(c));
      return found ? c.json(found, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${onePage}/versions/{revision}/restoration`,
      request: { params: versionPath, body: jsonBody(seenRevision, examples.seen) },
      responses: answers,
    }),
    async (c) => {
      const { id, revision } = c.req.valid("param");
      const wish = await write(c, id, c.req.valid("json").revision);
      return answer(c, wish ? await office.pages.restore(wish, revision) : noPage);
    },
  );
  return app;
}
