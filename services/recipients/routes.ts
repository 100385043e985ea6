import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  erasure,
  keepListRequest,
  keptList,
  listHash,
  myLists,
  ownList,
  readListAnswer,
  recipientPaths,
} from "./contract.ts";
import { exampleList, listFile } from "./list-file.ts";
import { listProblem } from "./problem-words.ts";
import { readList } from "./reading/read-list.ts";
import type { Recipients } from "./service.ts";

export interface RecipientsRoutesOptions {
  readonly recipients: Recipients;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slow down who sends lists by the hundred. */
  readonly limitRecipients: MiddlewareHandler<AppEnv>;
}

const params = z.object({ list: listHash });
const notFound = (c: Context) =>
  problem(c, { status: 404, kind: "list-not-found", title: listProblem("list-not-found", localeOf(c)) });

/** Lists of recipients of a visitor; see contract.ts. */
export function recipientsRoutes({ recipients, requireVisitor, limitRecipients }: RecipientsRoutesOptions): Router {
  const app = createRouter();
  app.post(recipientPaths.read, limitRecipients);
  app.post(recipientPaths.lists, limitRecipients, requireVisitor);

  app.openapi(
    createRoute({
      method: "post",
      path: recipientPaths.read,
      request: {
        body: { content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
      },
      responses: { 200: jsonAnswer(readListAnswer, "Who is in the file"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const read = readList(new Uint8Array(await c.req.arrayBuffer()));
      if (!read.ok) return problem(c, { status: 422, kind: read.error, title: listProblem(read.error, localeOf(c)) });
      return c.json(readListAnswer.parse(read.value), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: recipientPaths.lists,
      request: { body: jsonBody(keepListRequest, { ...exampleList, name: "guests.csv" }) },
      responses: { 201: jsonAnswer(keptList, "The list is kept"), default: problems },
    }),
    async (c) => {
      const { visitor } = c.var;
      if (!visitor) throw new Error("requireVisitor is missing");
      return c.json(await recipients.keep(visitor, c.req.valid("json")), 201);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: recipientPaths.lists,
      responses: { 200: jsonAnswer(myLists, "The visitor's lists, the newest first"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      return c.json({ lists: c.var.visitor ? await recipients.mine(c.var.visitor) : [] }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${recipientPaths.lists}/{list}`,
      request: { params },
      responses: { 200: jsonAnswer(ownList, "The list"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const list = c.var.visitor && (await recipients.read(c.var.visitor, c.req.valid("param").list));
      return list ? c.json(list, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${recipientPaths.lists}/{list}/file`,
      request: { params },
      responses: { 200: csvAnswer("The list for a spreadsheet", listFile(exampleList)), default: problems },
    }),
    async (c) => {
      const list = c.var.visitor && (await recipients.read(c.var.visitor, c.req.valid("param").list));
      if (!list) return notFound(c);
      return c.body(listFile(list), 200, {
        ...csvHeaders("recipients"),
        "cache-control": "private, no-store",
      }) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: `${recipientPaths.lists}/{list}`,
      request: { params },
      responses: { 200: jsonAnswer(erasure, "The list is the visitor's no more"), default: problems },
    }),
    async (c) => {
      const erased = c.var.visitor && (await recipients.erase(c.var.visitor, c.req.valid("param").list));
      return erased?.ok ? c.json(erased.value, 200) : notFound(c);
    },
  );

  return app;
}
