import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { languageOf } from "../../../core/locale.ts";
import { unreachable } from "../../../core/outcome.ts";
import { localeOf, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import { examples } from "./examples.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { notFound, ownWords, refuse } from "./page-answers.ts";
import type { RemovalProblem, TreeHand } from "./page-tree.ts";
import { detailsFor, refuseAs } from "./refused.ts";
import { officeContentPaths, pageView } from "./shapes.ts";
import { treeExamples } from "./tree-examples.ts";
import { binList, newPage, officeTreePaths, pageRemoval, templateList, treeFolders } from "./tree-shapes.ts";

const path = z.object({ id: z.coerce.number().int().positive() });

/** New pages, folders and the bin, for operators. */
export function treeRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  const { templates, folders, bin } = officeTreePaths;
  for (const prefix of [
    templates,
    folders,
    bin,
    `${bin}/*`,
    officeContentPaths.pages,
    officeTreePaths.removal(":id"),
  ]) {
    app.use(prefix, requireEditor);
  }
  // Only publishers may remove published pages.
  app.use(officeTreePaths.removal(":id"), async (c, next) => {
    const space = await office.space();
    const id = Number(c.req.param("id"));
    const isSeen = space !== null && Number.isSafeInteger(id) && (await office.tree.isPublished(space, id));
    return isSeen ? requirePublisher(c, next) : next();
  });
  const language = (c: Context<AppEnv>) => languageOf(localeOf(c));
  const handOf = async (c: Context<AppEnv>): Promise<TreeHand | null> => {
    const space = await office.space();
    return space === null ? null : { space, operator: operatorName(c), language: language(c) };
  };

  app.openapi(
    createRoute({
      method: "get",
      path: templates,
      responses: {
        200: jsonAnswer(templateList, "What a new page may begin as", treeExamples.templates),
        default: problems,
      },
    }),
    (c) => c.json({ templates: office.tree.templates(language(c)) }, 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      path: folders,
      responses: { 200: jsonAnswer(treeFolders, "All folders of pages", treeExamples.folders), default: problems },
    }),
    async (c) => {
      const space = await office.space();
      return c.json({ folders: space === null ? [] : await office.tree.folders(space) }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: officeContentPaths.pages,
      request: { body: jsonBody(newPage, treeExamples.newPage) },
      responses: { 201: jsonAnswer(pageView, "The new page, a draft", examples.page), default: problems },
    }),
    async (c) => {
      const hand = await handOf(c);
      if (!hand) return notFound(c);
      const made = await office.tree.create(hand, c.req.valid("json"));
      if (!made.ok) return refuse(c, made.error);
      const view = await office.pages.view(hand.space, made.value, ownWords(c));
      return view ? c.json(view, 201) : notFound(c);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: officeTreePaths.removal("{id}"),
      request: { params: path, body: jsonBody(pageRemoval, treeExamples.removal) },
      responses: { 204: { description: "It is in the bin" }, default: problems },
    }),
    async (c) => {
      const hand = await handOf(c);
      if (!hand) return notFound(c);
      const removed = await office.tree.remove(hand, c.req.valid("param").id, c.req.valid("json"));
      if (!removed.ok) return refuseRemoval(c, removed.error);
      office.published();
      return c.body(null, 204);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: bin,
      responses: { 200: jsonAnswer(binList, "Deleted pages, the newest first", treeExamples.bin), default: problems },
    }),
    async (c) => {
      const space = await office.space();
      return c.json(space === null ? { pages: [] } : await office.tree.bin(space), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: officeTreePaths.recovery("{id}"),
      request: { params: path },
      responses: { 200: jsonAnswer(pageView, "The page, a draft again", examples.page), default: problems },
    }),
    async (c) => {
      const hand = await handOf(c);
      if (!hand) return notFound(c);
      const recovered = await office.tree.recover(hand, c.req.valid("param").id);
      if (!recovered.ok) return refuse(c, recovered.error);
      const view = await office.pages.view(hand.space, recovered.value, ownWords(c));
      return view ? c.json(view, 200) : notFound(c);
    },
  );
  return app;
}

function refuseRemoval(c: Context<AppEnv>, why: RemovalProblem) {
  switch (why.kind) {
    case "not-found":
      return notFound(c);
    case "changed":
      return refuseAs(c, 409, "page-changed");
    case "not-empty":
      return refuseAs(c, 409, "folder-not-empty");
    case "published":
      return refuseAs(c, 409, "page-published", {
        detail: detailsFor(c)["page-published"]({ address: why.address }),
        extra: { address: why.address },
      });
    default:
      return unreachable(why);
  }
}
