import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { languageOf } from "../../../core/locale.ts";
import { type Outcome, unreachable } from "../../../core/outcome.ts";
import { problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import { storyFields } from "../management/story-input.ts";
import { examples } from "./examples.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import type { OwnWords, PageProblem, PageWrite } from "./page-desk.ts";
import { listPages } from "./page-rows.ts";
import {
  officeContentPaths,
  type PageView,
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

  const write = async (c: Context<AppEnv>, id: number, revision: number): Promise<PageWrite | null> => {
    const space = await office.space();
    return space === null ? null : { space, id, revision, operator: operatorName(c), words: ownWords(c) };
  };
  const noSpace: Outcome<PageView, PageProblem> = { ok: false, error: { kind: "not-found" } };

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
      const { revision, ...fields } = c.req.valid("json");
      const read = storyFields.pick({ name: true, slug: true, content: true }).safeParse(fields);
      if (!read.success) {
        const issue = read.error.issues[0];
        return refuse(c, { status: 422, body: { [String(issue?.path[0])]: [issue?.message ?? ""] } });
      }
      const wish = await write(c, c.req.valid("param").id, revision);
      return answer(c, wish ? await office.pages.write(wish, read.data) : noSpace);
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
        return answer(c, wish ? await act(wish) : noSpace);
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
      return answer(c, wish ? await office.pages.schedule(wish, plan) : noSpace);
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
      return answer(c, wish ? await office.pages.restore(wish, revision) : noSpace);
    },
  );

  /** Every change was perhaps seen by visitors: this process need not wait to be told. */
  function answer(c: Context<AppEnv>, result: Outcome<PageView, PageProblem>) {
    if (!result.ok) return refusal(c, result.error);
    office.published();
    return c.json(result.value, 200);
  }
  return app;
}

const isGerman = (c: Context<AppEnv>) => languageOf(c.var.shop.locale) === "de";
const ownWords = (c: Context<AppEnv>): OwnWords => ({
  name: "Name",
  slug: isGerman(c) ? "Adresse" : "Address",
});

const notFound = (c: Context<AppEnv>) =>
  problem(c, {
    status: 404,
    kind: "page-not-found",
  });

function refusal(c: Context<AppEnv>, why: PageProblem) {
  switch (why.kind) {
    case "not-found":
      return notFound(c);
    case "changed": {
      const { author, at } = why.conflict.changed ?? { author: null, at: null };
      const [who, when] = [author ?? (isGerman(c) ? "ein Programm" : "a program"), at ?? ""];
      return problem(c, {
        status: 409,
        kind: "page-changed",
        title: isGerman(c) ? "Die Seite wurde inzwischen geändert" : "The page was changed in between",
        detail: isGerman(c)
          ? `${who} hat sie um ${when} geändert. Nichts wurde überschrieben.`
          : `${who} changed it at ${when}. Nothing was overwritten.`,
        extra: { ...why.conflict },
      });
    }
    case "refused":
      return refuse(c, why.refusal);
    default:
      return unreachable(why);
  }
}

/** A refusal of the content service, `{ field: [sentence] }`, as a problem. */
function refuse(c: Context<AppEnv>, { status, body }: { readonly status: number; readonly body: unknown }) {
  if (status === 404) return notFound(c);
  const errors = Object.entries(body as Record<string, unknown>).map(([field, sentence]) => ({
    in: "body" as const,
    pointer: `/${field}`,
    detail: [sentence].flat().join(" "),
  }));
  return problem(c, { status: 422, kind: "invalid-request", errors });
}
