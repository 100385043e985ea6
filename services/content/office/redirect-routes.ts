import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import { redirectKey, redirectList, redirectsPath, redirectWish } from "../redirects/shapes.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { detailsFor, noSpace, refuseAs } from "./refused.ts";

/** Redirects for operators: where pages were, and what they wrote themselves. */
export function redirectRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.get(redirectsPath, requireEditor);
  app.put(redirectsPath, requirePublisher);
  app.delete(redirectsPath, requirePublisher);
  const listed = async (space: number, search = "") => ({ redirects: await office.redirects.list(space, search) });
  const answers = { 200: jsonAnswer(redirectList, "All redirects, the newest first", example), default: problems };

  app.openapi(
    createRoute({
      method: "get",
      path: redirectsPath,
      request: { query: z.object({ search: z.string().trim().max(200).default("") }) },
      responses: answers,
    }),
    async (c) => {
      const space = await office.space();
      return c.json(space === null ? { redirects: [] } : await listed(space, c.req.valid("query").search), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: redirectsPath,
      request: { body: jsonBody(redirectWish, { path: "/alte-seite", target: "/ratgeber/papier" }) },
      responses: answers,
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return noSpace(c);
      const written = await office.redirects.write(space, { ...c.req.valid("json"), author: operatorName(c) });
      if (!written.ok) return circle(c);
      return c.json(await listed(space), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: redirectsPath,
      request: { body: jsonBody(redirectKey, { kind: "written", lang: "", path: "/alte-seite" }) },
      responses: answers,
    }),
    async (c) => {
      const space = await office.space();
      if (space === null || !(await office.redirects.remove(space, c.req.valid("json")))) {
        return refuseAs(c, 404, "redirect-not-found");
      }
      return c.json(await listed(space), 200);
    },
  );
  return app;
}

function circle(c: Context<AppEnv>) {
  const { circle: detail } = detailsFor(c);
  return problem(c, { status: 422, kind: "invalid-request", errors: [{ in: "body", pointer: "/target", detail }] });
}

const example = {
  redirects: [
    {
      kind: "moved" as const,
      lang: "",
      path: "ratgeber/papiere",
      target: "ratgeber/papier",
      author: null,
      page: 1004,
      at: "2026-11-21T10:00:00.000Z",
    },
  ],
};
