import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { checkAccess } from "../access-check.ts";
import { ruleSegment } from "../definition/flag-schema.ts";
import { flagName } from "../definition/matcher-schema.ts";
import type { FlagStore } from "../flag-store.ts";
import { flagFigures, flagsManagePath } from "../protocol.ts";
import type { Author } from "../store/change-environment.ts";
import type { KeptFlag } from "../store/flags.ts";
import type { Refusal } from "../store/refusal.ts";
import { historyShape, keptFlagShape, keptRuleSegmentShape, movedShape, segmentShape } from "./kept-shapes.ts";
import { answerRefusal } from "./refusal-answer.ts";
import { controlBody, killBody, membersBody, nameParam, restoreBody, saveFlagBody, segmentBody } from "./shapes.ts";

const base = flagsManagePath;
const flag = `${base}/flags/{name}`;
const segment = `${base}/segments/{name}`;
const rules = `${base}/rule-based-segments`;
const flagAnswers = { 200: jsonAnswer(keptFlagShape, "The flag"), default: problems };
const nothing = { 204: { description: "Done" }, default: problems };
const params = nameParam;

const routes = {
  flags: createRoute({
    method: "get",
    path: `${base}/flags`,
    responses: { 200: jsonAnswer(z.object({ flags: z.array(keptFlagShape) }), "All flags in use"), default: problems },
  }),
  flag: createRoute({ method: "get", path: flag, request: { params }, responses: flagAnswers }),
  save: createRoute({
    method: "put",
    path: flag,
    summary: "Creates or replaces a flag",
    request: { params, body: jsonBody(saveFlagBody) },
    responses: flagAnswers,
  }),
  archive: createRoute({
    method: "delete",
    path: flag,
    summary: "Archives a flag: clients give control",
    request: { params },
    responses: flagAnswers,
  }),
  kill: createRoute({
    method: "post",
    path: `${flag}/kill`,
    summary: "Gives everybody the default treatment at once",
    request: { params, body: jsonBody(killBody) },
    responses: flagAnswers,
  }),
  revive: createRoute({
    method: "post",
    path: `${flag}/revive`,
    summary: "Ends a kill",
    request: { params },
    responses: flagAnswers,
  }),
  restore: createRoute({
    method: "post",
    path: `${flag}/restore`,
    summary: "Restores a flag's state after a change",
    request: { params, body: jsonBody(restoreBody) },
    responses: flagAnswers,
  }),
  history: createRoute({
    method: "get",
    path: `${base}/history`,
    request: { query: z.object({ name: flagName.optional() }) },
    responses: { 200: jsonAnswer(historyShape, "The newest 200 changes"), default: problems },
  }),
  figures: createRoute({
    method: "get",
    path: `${flag}/figures`,
    request: { params },
    responses: { 200: jsonAnswer(flagFigures, "How often and by how many the flag was seen"), default: problems },
  }),
  segments: createRoute({
    method: "get",
    path: `${base}/segments`,
    responses: { 200: jsonAnswer(z.object({ segments: z.array(segmentShape) }), "All segments"), default: problems },
  }),
  createSegment: createRoute({
    method: "put",
    path: segment,
    summary: "Makes an empty segment",
    request: { params, body: jsonBody(segmentBody) },
    responses: nothing,
  }),
  removeSegment: createRoute({
    method: "delete",
    path: segment,
    summary: "Removes a segment that nothing needs",
    request: { params },
    responses: nothing,
  }),
  members: createRoute({
    method: "get",
    path: `${segment}/members`,
    request: { params, query: z.object({ after: z.string().max(250).default("") }) },
    responses: { 200: jsonAnswer(z.object({ keys: z.array(z.string()) }), "A page of 1,000 keys"), default: problems },
  }),
  move: createRoute({
    method: "post",
    path: `${segment}/members`,
    summary: "Lets visitors into a segment, and out of it",
    request: { params, body: jsonBody(membersBody) },
    responses: { 200: jsonAnswer(movedShape, "How many came and went"), default: problems },
  }),
  ruleSegments: createRoute({
    method: "get",
    path: rules,
    responses: {
      200: jsonAnswer(z.object({ segments: z.array(keptRuleSegmentShape) }), "All rule-based segments"),
      default: problems,
    },
  }),
  saveRules: createRoute({
    method: "put",
    path: `${rules}/{name}`,
    summary: "Creates or replaces a rule-based segment",
    request: { params, body: jsonBody(ruleSegment) },
    responses: { 200: jsonAnswer(keptRuleSegmentShape, "The segment"), default: problems },
  }),
  archiveRules: createRoute({
    method: "delete",
    path: `${rules}/{name}`,
    summary: "Archives a rule-based segment that nothing needs",
    request: { params },
    responses: nothing,
  }),
  control: createRoute({
    method: "post",
    path: `${base}/streaming`,
    summary: "Tells all clients, also those that come later, how to hear of changes",
    request: { body: jsonBody(controlBody) },
    responses: nothing,
  }),
};

/** Changes by API clients; the office calls the same functions directly. */
export function manageRoutes({ db, store }: { readonly db: Db; readonly store: FlagStore }): Router {
  const app = createRouter();
  const authors = new WeakMap<Request, Author>();
  app.use(
    `${base}/*`,
    createMiddleware<AppEnv>(async (c, next) => {
      const access = await checkAccess(c, db, ["management"]);
      if (access instanceof Response) return access;
      const [by = "", comment = ""] = ["x-author", "x-comment"].map((name) => (c.req.header(name) ?? "").trim());
      const author = { environment: access.environment, by: by.slice(0, 100) || "a management key" };
      authors.set(c.req.raw, { ...author, comment: comment.slice(0, 500) });
      await next();
      return undefined;
    }),
  );
  const authorOf = (c: Context): Author => {
    const author = authors.get(c.req.raw);
    if (!author) throw new Error("the key must be checked first");
    return author;
  };
  const flagAnswer = (c: Context, made: Outcome<KeptFlag, Refusal>) =>
    made.ok ? c.json(made.value, 200) : answerRefusal(c, made.error);
  const noAnswer = (c: Context, made: Outcome<unknown, Refusal>) =>
    made.ok ? c.body(null, 204) : answerRefusal(c, made.error);

  app.openapi(routes.flags, async (c) =>
    c.json({ flags: [...(await store.flags.list(authorOf(c).environment))] }, 200),
  );
  app.openapi(routes.flag, async (c) => {
    const { name } = c.req.valid("param");
    const found = await store.flags.read(authorOf(c).environment, name);
    return found ? c.json(found, 200) : answerRefusal(c, { kind: "unknown", name });
  });
  app.openapi(routes.save, async (c) => {
    const { definition, changeNumber } = c.req.valid("json");
    const { name } = c.req.valid("param");
    if (definition.name !== name) return answerRefusal(c, { kind: "other-name", name, inBody: definition.name });
    return flagAnswer(c, await store.flags.save(authorOf(c), definition, changeNumber));
  });
  app.openapi(routes.archive, async (c) =>
    flagAnswer(c, await store.flags.archive(authorOf(c), c.req.valid("param").name)),
  );
  app.openapi(routes.kill, async (c) =>
    flagAnswer(c, await store.flags.kill(authorOf(c), c.req.valid("param").name, c.req.valid("json").treatment)),
  );
  app.openapi(routes.revive, async (c) =>
    flagAnswer(c, await store.flags.revive(authorOf(c), c.req.valid("param").name)),
  );
  app.openapi(routes.restore, async (c) =>
    flagAnswer(c, await store.flags.restore(authorOf(c), c.req.valid("param").name, c.req.valid("json").changeNumber)),
  );
  app.openapi(routes.history, async (c) =>
    c.json({ changes: await store.history(authorOf(c).environment, c.req.valid("query").name) }, 200),
  );
  app.openapi(routes.figures, async (c) =>
    c.json(await store.figures(authorOf(c).environment, c.req.valid("param").name), 200),
  );
  app.openapi(routes.segments, async (c) =>
    c.json({ segments: [...(await store.segments.list(authorOf(c).environment))] }, 200),
  );
  app.openapi(routes.createSegment, async (c) =>
    noAnswer(c, await store.segments.create(authorOf(c), c.req.valid("param").name, c.req.valid("json").isLarge)),
  );
  app.openapi(routes.removeSegment, async (c) =>
    noAnswer(c, await store.segments.remove(authorOf(c), c.req.valid("param").name)),
  );
  app.openapi(routes.members, async (c) => {
    const { after } = c.req.valid("query");
    const keys = await store.segments.members(authorOf(c).environment, c.req.valid("param").name, after, 1_000);
    return c.json({ keys: [...keys] }, 200);
  });
  app.openapi(routes.move, async (c) => {
    const moved = await store.segments.change(authorOf(c), c.req.valid("param").name, c.req.valid("json"));
    return moved.ok ? c.json(moved.value, 200) : answerRefusal(c, moved.error);
  });
  app.openapi(routes.ruleSegments, async (c) =>
    c.json({ segments: [...(await store.ruleSegments.list(authorOf(c).environment))] }, 200),
  );
  app.openapi(routes.saveRules, async (c) => {
    const definition = c.req.valid("json");
    const { name } = c.req.valid("param");
    if (definition.name !== name) return answerRefusal(c, { kind: "other-name", name, inBody: definition.name });
    const saved = await store.ruleSegments.save(authorOf(c), definition);
    return saved.ok ? c.json(saved.value, 200) : answerRefusal(c, saved.error);
  });
  app.openapi(routes.archiveRules, async (c) =>
    noAnswer(c, await store.ruleSegments.archive(authorOf(c), c.req.valid("param").name)),
  );
  app.openapi(routes.control, async (c) => noAnswer(c, await store.control(authorOf(c), c.req.valid("json").control)));
  return app;
}
