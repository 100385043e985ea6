import { createRoute, z } from "@hono/zod-openapi";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { assetExamples as examples } from "./asset-examples.ts";
import { assetFolder, folderChange, officeAssetPaths } from "./asset-shapes.ts";
import type { OfficeContent } from "./office.ts";
import { detailsFor, refusal, refuseAs } from "./refused.ts";

const path = z.object({ id: z.coerce.number().int().positive() });
const { missing, refused } = refusal("folder-not-found");

/** Folders of the asset library; mounted behind the rights of that. */
export function folderRoutes(office: OfficeContent): Router {
  const app = createRouter();
  const { folders } = officeAssetPaths;
  const body = jsonBody(folderChange, examples.newFolder);

  app.openapi(
    createRoute({
      method: "post",
      path: folders,
      request: { body },
      responses: { 201: jsonAnswer(assetFolder, "The new folder", examples.folder), default: problems },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const made = await office.assets.folders.add(space, c.req.valid("json"));
      return made.ok ? c.json(made.value, 201) : refused(c, made.error);
    },
  );
  app.openapi(
    createRoute({
      method: "patch",
      path: `${folders}/{id}`,
      request: { params: path, body },
      responses: { 200: jsonAnswer(assetFolder, "The folder", examples.folder), default: problems },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const changed = await office.assets.folders.change(space, c.req.valid("param").id, c.req.valid("json"));
      return changed.ok ? c.json(changed.value, 200) : refused(c, changed.error);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: `${folders}/{id}`,
      request: { params: path, query: z.object({ contents: z.literal("up").optional() }) },
      responses: { 204: { description: "It is gone" }, default: problems },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return missing(c);
      const { contents } = c.req.valid("query");
      const removed = await office.assets.folders.remove(space, c.req.valid("param").id, contents === "up");
      if (removed.ok) return c.body(null, 204);
      if (removed.error !== "not-empty") return refused(c, removed.error);
      return refuseAs(c, 409, "folder-not-empty", { detail: detailsFor(c)["folder-not-empty"] });
    },
  );
  return app;
}
