import { createRoute } from "@hono/zod-openapi";
import { problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { addEnvironment, addFlagKey, endFlagKey, flagKeysOf } from "../keys.ts";
import { wordsOf } from "./environment-of.ts";
import { flagExamples as examples } from "./examples.ts";
import type { FlagOfficeOptions } from "./flag-routes.ts";
import { environmentMade, environmentOrder, keyList, keyMade, keyOrder, keyParam } from "./key-shapes.ts";
import { environmentParam, officeFlagPaths as paths } from "./shapes.ts";

/**
 * Environments and their keys for the management. A key is shown once, when created, except for a browser's, which is
 * public. `flag-routes.ts` checks rights and the environment.
 */
export function environmentRoutes({
  db,
  requireReader,
  requireChanger,
}: Pick<FlagOfficeOptions, "db" | "requireReader" | "requireChanger">): Router {
  const app = createRouter();
  app.on("POST", paths.environments, requireReader, requireChanger);
  app.use(paths.keys(":environment"), requireChanger);
  app.use(paths.key(":environment", ":id"), requireChanger);

  app.openapi(
    createRoute({
      method: "post",
      path: paths.environments,
      request: { body: jsonBody(environmentOrder, { name: "staging" }) },
      responses: {
        201: jsonAnswer(environmentMade, "The environment, without flags", examples.made),
        default: problems,
      },
    }),
    async (c) => {
      const { name } = c.req.valid("json");
      const made = await addEnvironment(db, { name });
      if (made) return c.json({ id: made.id, name, keys: made.keys }, 201);
      return problem(c, {
        status: 409,
        kind: "environment-known",
        title: wordsOf(c).environmentTitle,
        detail: wordsOf(c).environmentKnown({ name }),
      }) as never;
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: paths.keys("{environment}"),
      request: { params: environmentParam },
      responses: { 200: jsonAnswer(keyList, "What opens it, the newest first", examples.keys), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      return c.json({ keys: await flagKeysOf(db, c.req.valid("param").environment) }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.keys("{environment}"),
      request: { params: environmentParam, body: jsonBody(keyOrder, { kind: "server" }) },
      responses: {
        201: jsonAnswer(keyMade, "A key beside those that open it already", examples.key),
        default: problems,
      },
    }),
    async (c) => {
      const { kind } = c.req.valid("json");
      const { environment } = c.req.valid("param");
      const key = await addFlagKey(db, environment, kind);
      c.header("cache-control", "private, no-store");
      return c.json({ kind, key, keys: await flagKeysOf(db, environment) }, 201);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: paths.key("{environment}", "{id}"),
      request: { params: keyParam },
      responses: { 204: { description: "It opens nothing from now on" }, default: problems },
    }),
    async (c) => {
      const { environment, id } = c.req.valid("param");
      if (await endFlagKey(db, environment, id)) return c.body(null, 204);
      return problem(c, {
        status: 404,
        kind: "not-found",
        detail: wordsOf(c).noKey,
      }) as never;
    },
  );
  return app;
}
