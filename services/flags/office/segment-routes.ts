import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Outcome } from "../../../core/outcome.ts";
import { problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { boundedBody } from "../../../platform/imports/bounded-body.ts";
import { keptRuleSegmentShape } from "../manage/kept-shapes.ts";
import type { Refusal } from "../store/refusal.ts";
import { authorOf, knownEnvironment, refused, wordsOf } from "./environment-of.ts";
import type { FlagOfficeOptions } from "./flag-routes.ts";
import { readKeyList } from "./read-list.ts";
import {
  environmentParam,
  flagLists,
  listQuery,
  listReport,
  memberMove,
  memberMoved,
  memberPage,
  memberQuery,
  namedParam,
  officeFlagPaths as paths,
  ruleSegmentSave,
  segmentOrder,
  segmentsView,
} from "./shapes.ts";

/** Keys of a segment on a page. */
const keysPage = 100;
/** Bytes: a million keys that are UUIDs. */
const largestList = 40_000_000;
const nothing = { 204: { description: "Done" }, default: problems };
const [segment, rules] = [paths.segment("{environment}", "{name}"), paths.ruleSegment("{environment}", "{name}")];
const params = namedParam;
const commented = z.strictObject({ comment: z.string().trim().max(500).default("") });

/** Segments for operators: lists of visitors, lists from files, and segments by rules. */
export function segmentRoutes({ db, store, requireReader, requireChanger }: FlagOfficeOptions): Router {
  const app = createRouter();
  app.use(`${flagLists}/*`, requireReader, requireChanger);
  app.use(`${flagLists}/:environment/*`, knownEnvironment(db));
  const [one, ruled] = [paths.segment(":environment", ":name"), paths.ruleSegment(":environment", ":name")];
  app.on(["PUT", "DELETE"], [one, ruled], requireChanger);
  app.on("POST", paths.members(":environment", ":name"), requireChanger);
  const noAnswer = (c: Context<AppEnv>, made: Outcome<unknown, Refusal>) =>
    made.ok ? c.body(null, 204) : refused(c, made.error);

  app.openapi(
    createRoute({
      method: "get",
      path: paths.segments("{environment}"),
      request: { params: environmentParam },
      responses: { 200: jsonAnswer(segmentsView, "Lists of visitors, and segments by rules"), default: problems },
    }),
    async (c) => {
      const { environment } = c.req.valid("param");
      const [lists, ruled] = await Promise.all([
        store.segments.list(environment),
        store.ruleSegments.list(environment),
      ]);
      return c.json({ segments: [...lists], ruleSegments: [...ruled] }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: segment,
      request: { params, query: memberQuery },
      responses: { 200: jsonAnswer(memberPage, "A page of its visitors, after the one named"), default: problems },
    }),
    async (c) => {
      const [{ environment, name }, { after }] = [c.req.valid("param"), c.req.valid("query")];
      const known = (await store.segments.list(environment)).find((one) => one.name === name);
      if (!known) return refused(c, { kind: "unknown", name });
      const keys = await store.segments.members(environment, name, after, keysPage + 1);
      const changes = (await store.history(environment, name)).filter(({ kind }) => kind === "segment");
      const [shown, more] = [keys.slice(0, keysPage), keys.length > keysPage];
      return c.json({ ...known, keys: shown, more, changes }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "put",
      path: segment,
      request: { params, body: jsonBody(segmentOrder) },
      responses: nothing,
    }),
    async (c) => {
      const [{ environment, name }, { isLarge, comment }] = [c.req.valid("param"), c.req.valid("json")];
      return noAnswer(c, await store.segments.create(authorOf(c, environment, comment), name, isLarge));
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: segment,
      request: { params, body: jsonBody(commented) },
      responses: nothing,
    }),
    async (c) => {
      const [{ environment, name }, { comment }] = [c.req.valid("param"), c.req.valid("json")];
      return noAnswer(c, await store.segments.remove(authorOf(c, environment, comment), name));
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.members("{environment}", "{name}"),
      request: { params, body: jsonBody(memberMove, { add: ["demo-ida"], remove: [] }) },
      responses: {
        200: jsonAnswer(memberMoved, "How many came and went", { added: 1, removed: 0 }),
        default: problems,
      },
    }),
    async (c) => {
      const [{ environment, name }, { comment, ...move }] = [c.req.valid("param"), c.req.valid("json")];
      const moved = await store.segments.change(authorOf(c, environment, comment), name, move);
      return moved.ok ? c.json(moved.value, 200) : refused(c, moved.error);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.list("{environment}", "{name}"),
      request: {
        params,
        query: listQuery,
        body: { content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
      },
      responses: { 200: jsonAnswer(listReport, "Who was taken in, or what is wrong with the list"), default: problems },
    }),
    async (c) => {
      const [{ environment, name }, { skipBad }] = [c.req.valid("param"), c.req.valid("query")];
      const body = boundedBody(c.req.raw.body, largestList);
      const list = await readKeyList(body.bytes, wordsOf(c).list);
      if (body.tooLarge()) return problem(c, { status: 413, kind: "too-large", detail: wordsOf(c).listTooLarge });
      const { keys, ...report } = list;
      const nobody = { ...report, bad: [...report.bad], keys: keys.length, added: 0, known: 0, taken: false };
      if (list.badCount > 0 && !skipBad) return c.json(nobody, 200);
      const moved = await store.segments.change(authorOf(c, environment, ""), name, { add: keys, remove: [] });
      if (!moved.ok) return refused(c, moved.error);
      const { added } = moved.value;
      return c.json({ ...nobody, taken: true, added, known: keys.length - added }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "put",
      path: rules,
      request: { params, body: jsonBody(ruleSegmentSave) },
      responses: { 200: jsonAnswer(keptRuleSegmentShape, "The segment"), default: problems },
    }),
    async (c) => {
      const [{ environment, name }, { definition, changeNumber, comment }] = [
        c.req.valid("param"),
        c.req.valid("json"),
      ];
      if (definition.name !== name) return refused(c, { kind: "other-name", name, inBody: definition.name });
      const saved = await store.ruleSegments.save(authorOf(c, environment, comment), definition, changeNumber);
      return saved.ok ? c.json(saved.value, 200) : refused(c, saved.error);
    },
  );
  app.openapi(
    createRoute({ method: "delete", path: rules, request: { params, body: jsonBody(commented) }, responses: nothing }),
    async (c) => {
      const [{ environment, name }, { comment }] = [c.req.valid("param"), c.req.valid("json")];
      return noAnswer(c, await store.ruleSegments.archive(authorOf(c, environment, comment), name));
    },
  );
  return app;
}
