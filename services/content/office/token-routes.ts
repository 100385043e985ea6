import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import { contentTokensPath, newToken, tokenList, tokenWish } from "../tokens/shapes.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { detailsFor, noSpace, refuseAs } from "./refused.ts";

/** Tokens for operators who may publish: a token may change what visitors see, or read what they do not see yet. */
export function tokenRoutes({ office, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.use(contentTokensPath, requirePublisher);
  app.use(`${contentTokensPath}/*`, requirePublisher);
  const listed = async (space: number) => ({ tokens: [...(await office.tokens.list(space))] });
  const answer = jsonAnswer(tokenList, "All tokens, the newest first", { tokens: [example] });

  app.openapi(
    createRoute({ method: "get", path: contentTokensPath, responses: { 200: answer, default: problems } }),
    async (c) => {
      const space = await office.space();
      return c.json(space === null ? { tokens: [] } : await listed(space), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: contentTokensPath,
      request: { body: jsonBody(tokenWish, { kind: "preview", name: "Agency's website" }) },
      responses: {
        201: jsonAnswer(newToken, "The new token, once", { token: "q0Zc6pWm3VYx1sTbH8dLk2Rf", tokens: [example] }),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return noSpace(c);
      const token = await office.tokens.make(space, { ...c.req.valid("json"), author: operatorName(c) });
      c.header("cache-control", "no-store");
      return c.json({ token, ...(await listed(space)) }, 201);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: `${contentTokensPath}/{id}`,
      request: { params: z.object({ id: z.coerce.number().int().positive() }) },
      responses: { 200: answer, default: problems },
    }),
    async (c) => {
      const space = await office.space();
      const done = space === null ? "unknown" : await office.tokens.revoke(space, c.req.valid("param").id);
      if (space === null || done === "unknown") return gone(c);
      if (done === "last") return last(c);
      office.published();
      return c.json(await listed(space), 200);
    },
  );
  return app;
}

const gone = (c: Context<AppEnv>) => refuseAs(c, 404, "token-not-found");

const last = (c: Context<AppEnv>) => refuseAs(c, 409, "last-token", { detail: detailsFor(c)["last-token"] });

const example = {
  id: 4,
  kind: "preview" as const,
  name: "Agency's website",
  author: "Mira Werkstatt",
  createdAt: "2026-11-21T10:00:00.000Z",
  usedAt: "2026-11-22T09:12:00.000Z",
};
