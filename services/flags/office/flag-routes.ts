import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { FlagStore } from "../flag-store.ts";
import type { Refusal } from "../store/refusal.ts";
import { authorOf, knownEnvironment, refused } from "./environment-of.ts";
import { flagExamples as examples } from "./examples.ts";
import { environmentsOf, flagWithAuthor, pageOfFlags } from "./flag-list.ts";
import {
  environmentList,
  environmentParam,
  flagDetail,
  flagList,
  flagRestore,
  flagSave,
  flagStep,
  flagsQuery,
  flagVersions,
  historyQuery,
  killOrder,
  namedParam,
  officeFlagPaths as paths,
  planOrder,
  planParam,
} from "./shapes.ts";

export interface FlagOfficeOptions {
  readonly db: Db;
  readonly store: FlagStore;
  /** Roles that may read, and kill. */
  readonly requireReader: MiddlewareHandler<AppEnv>;
  /** Roles that may change what visitors see. */
  readonly requireChanger: MiddlewareHandler<AppEnv>;
}

/** Versions of a flag on a page of its history. */
const versionsPage = 20;
const answers = { 200: jsonAnswer(flagDetail, "The flag", examples.detail), default: problems };
const [at, named] = [paths.flags("{environment}"), paths.flag("{environment}", "{name}")];
const of = (kind: "kill" | "revive" | "restore") => paths[kind]("{environment}", "{name}");

/** Flags for operators: what they are, changing them now or at a time, and what they were. */
export function flagRoutes({ db, store, requireReader, requireChanger }: FlagOfficeOptions): Router {
  const app = createRouter();
  app.use(paths.environments, requireReader);
  app.use(`${paths.environments}/*`, requireReader);
  app.use(`${paths.environments}/:environment/*`, knownEnvironment(db));
  const one = paths.flag(":environment", ":name");
  app.on(["PUT", "DELETE"], one, requireChanger);
  for (const path of [paths.revive, paths.restore, paths.plans])
    app.on("POST", path(":environment", ":name"), requireChanger);
  app.on("DELETE", paths.plan(":environment", ":name", ":id"), requireChanger);

  async function shown(c: Context<AppEnv>, environment: number, name: string) {
    const found = await flagWithAuthor(db, environment, name);
    if (!found) return refused(c, { kind: "unknown", name });
    return c.json({ ...found, plans: await store.plans.list(environment, name) }, 200);
  }
  const changed = (
    c: Context<AppEnv>,
    { environment, name }: { environment: number; name: string },
    made: Outcome<unknown, Refusal>,
  ) => (made.ok ? shown(c, environment, name) : refused(c, made.error));

  app.openapi(
    createRoute({
      method: "get",
      path: paths.environments,
      responses: { 200: jsonAnswer(environmentList, "All environments", examples.environments), default: problems },
    }),
    async (c) => c.json({ environments: await environmentsOf(db) }, 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      path: at,
      request: { params: environmentParam, query: flagsQuery },
      responses: { 200: jsonAnswer(flagList, "A page of flags", examples.list), default: problems },
    }),
    async (c) => c.json(await pageOfFlags(db, c.req.valid("param").environment, c.req.valid("query")), 200),
  );
  app.openapi(
    createRoute({ method: "get", path: named, request: { params: namedParam }, responses: answers }),
    async (c) => {
      const { environment, name } = c.req.valid("param");
      return shown(c, environment, name);
    },
  );
  app.openapi(
    createRoute({
      method: "put",
      path: named,
      request: { params: namedParam, body: jsonBody(flagSave, examples.save) },
      responses: answers,
    }),
    async (c) => {
      const [param, { definition, changeNumber, comment }] = [c.req.valid("param"), c.req.valid("json")];
      const { environment, name } = param;
      if (definition.name !== name) return refused(c, { kind: "other-name", name, inBody: definition.name });
      return changed(c, param, await store.flags.save(authorOf(c, environment, comment), definition, changeNumber));
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: named,
      request: { params: namedParam, body: jsonBody(flagStep) },
      responses: answers,
    }),
    async (c) => {
      const [param, { changeNumber, comment }] = [c.req.valid("param"), c.req.valid("json")];
      const author = authorOf(c, param.environment, comment);
      return changed(c, param, await store.flags.archive(author, param.name, changeNumber));
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: of("kill"),
      request: { params: namedParam, body: jsonBody(killOrder) },
      responses: answers,
    }),
    async (c) => {
      const [param, { treatment, comment }] = [c.req.valid("param"), c.req.valid("json")];
      // Giving everybody another treatment is no switching off.
      const forbidden = treatment !== undefined && (await requireChanger(c, async () => {}));
      if (forbidden) return forbidden as never;
      return changed(c, param, await store.flags.kill(authorOf(c, param.environment, comment), param.name, treatment));
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: of("revive"),
      request: { params: namedParam, body: jsonBody(flagStep) },
      responses: answers,
    }),
    async (c) => {
      const [param, { changeNumber, comment }] = [c.req.valid("param"), c.req.valid("json")];
      const author = authorOf(c, param.environment, comment);
      return changed(c, param, await store.flags.revive(author, param.name, changeNumber));
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: of("restore"),
      request: { params: namedParam, body: jsonBody(flagRestore) },
      responses: answers,
    }),
    async (c) => {
      const [param, { to, changeNumber, comment }] = [c.req.valid("param"), c.req.valid("json")];
      const author = authorOf(c, param.environment, comment);
      return changed(c, param, await store.flags.restore(author, param.name, to, changeNumber));
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: paths.history("{environment}", "{name}"),
      request: { params: namedParam, query: historyQuery },
      responses: { 200: jsonAnswer(flagVersions, "What the flag was, the newest first"), default: problems },
    }),
    async (c) => {
      const [{ environment, name }, { before }] = [c.req.valid("param"), c.req.valid("query")];
      const versions = await store.versions(environment, name, { before, limit: versionsPage });
      return c.json({ versions, more: versions.length > versionsPage }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.plans("{environment}", "{name}"),
      request: { params: namedParam, body: jsonBody(planOrder, examples.plan) },
      responses: answers,
    }),
    async (c) => {
      const [param, { at: moment, edit, comment }] = [c.req.valid("param"), c.req.valid("json")];
      const author = authorOf(c, param.environment, comment);
      return changed(c, param, await store.plans.plan(author, param.name, new Date(moment), edit));
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: paths.plan("{environment}", "{name}", "{id}"),
      request: { params: planParam },
      responses: answers,
    }),
    async (c) => {
      const { id, ...param } = c.req.valid("param");
      return changed(c, param, await store.plans.cancel(authorOf(c, param.environment, ""), param.name, id));
    },
  );
  return app;
}
