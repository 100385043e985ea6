import { createRoute, z } from "@hono/zod-openapi";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { operatorName } from "../../../platform/http/variables.ts";
import { assetExamples as examples } from "./asset-examples.ts";
import {
  announcedAsset,
  assetAnnouncement,
  assetChange,
  assetList,
  assetReplacement,
  assetsQuery,
  assetView,
  officeAssetPaths,
} from "./asset-shapes.ts";
import { folderRoutes } from "./folder-routes.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { detailsFor, refusal, refuseAs } from "./refused.ts";

const path = z.object({ id: z.coerce.number().int().positive() });
const gone = { 204: { description: "It is gone" }, default: problems };
const { missing, refused } = refusal("asset-not-found");

/** The asset library for operators; what visitors see at once, another file or none, is for publishers. */
export function assetRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  const { assets, uploads, folders } = officeAssetPaths;
  for (const prefix of [assets, uploads, folders]) {
    app.use(prefix, requireEditor);
    app.use(`${prefix}/*`, requireEditor);
  }
  app.use(`${assets}/:id/replacement`, requirePublisher);
  app.on("DELETE", `${assets}/:id`, requirePublisher);
  const view = { 200: jsonAnswer(assetView, "The asset", examples.asset), default: problems };

  app.openapi(
    createRoute({
      method: "get",
      path: assets,
      request: { query: assetsQuery },
      responses: {
        200: jsonAnswer(assetList, "Assets, the newest first, and all folders", examples.list),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const query = c.req.valid("query");
      const nothing = { folders: [], assets: [], total: 0, page: query.page, pageSize: 1 };
      return c.json(space === null ? nothing : await office.assets.list(space, query), 200);
    },
  );
  app.openapi(
    createRoute({ method: "get", path: `${assets}/{id}`, request: { params: path }, responses: view }),
    async (c) => {
      const space = await office.space();
      const found = space === null ? null : await office.assets.view(space, c.req.valid("param").id);
      return found ? c.json(found, 200) : missing(c);
    },
  );
  app.openapi(
    createRoute({
      method: "patch",
      path: `${assets}/{id}`,
      request: { params: path, body: jsonBody(assetChange, examples.change) },
      responses: view,
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const changed = await office.assets.change(space, c.req.valid("param").id, c.req.valid("json"), operatorName(c));
      if (!changed.ok) return refused(c, changed.error);
      office.published();
      return c.json(changed.value, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: `${assets}/{id}/replacement`,
      request: { params: path, body: jsonBody(assetReplacement, examples.replacement) },
      responses: view,
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const { id } = c.req.valid("param");
      const replaced = await office.assets.replace(space, id, c.req.valid("json").upload, operatorName(c));
      if (!replaced.ok) return refused(c, replaced.error);
      office.published();
      return c.json(replaced.value, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: `${assets}/{id}`,
      request: { params: path, query: z.object({ used: z.stringbool().default(false) }) },
      responses: gone,
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const { used } = c.req.valid("query");
      const removed = await office.assets.remove(space, c.req.valid("param").id, operatorName(c), used);
      if (removed.ok) {
        office.published();
        return c.body(null, 204);
      }
      if ("status" in removed.error) return refused(c, removed.error);
      return refuseAs(c, 409, "asset-used", {
        detail: detailsFor(c)["asset-used"],
        extra: { ...removed.error },
      });
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: uploads,
      request: { body: jsonBody(assetAnnouncement, examples.announcement) },
      responses: {
        201: jsonAnswer(announcedAsset, "Where the file is to be sent", examples.announced),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const announced = await office.assets.announce(space, c.req.valid("json"));
      return announced.ok ? c.json(announced.value, 201) : refused(c, announced.error);
    },
  );
  app.openapi(
    createRoute({ method: "post", path: `${uploads}/{id}/finish`, request: { params: path }, responses: view }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const finished = await office.assets.finish(space, c.req.valid("param").id, operatorName(c));
      if (!finished.ok) return refused(c, finished.error);
      office.published();
      return c.json(finished.value, 200);
    },
  );

  app.route("/", folderRoutes(office));
  return app;
}
