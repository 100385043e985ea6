import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Locale } from "../../core/locale.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { AppendFailure } from "./append-operations.ts";
import {
  appendOperationsRequest,
  appendOperationsResponse,
  copiedDesign,
  createDesignRequest,
  createDesignResponse,
  designId,
  designRecord,
  madeSequel,
  myDesigns,
  operationsAfter,
  operationsSince,
  sequelRequest,
} from "./contract.ts";
import type { Offerings } from "./ports.ts";
import { designProblem } from "./problem-words.ts";
import { recordText } from "./read-design.ts";
import type { Designs } from "./service.ts";
import { viewMyDesign } from "./view-my-design.ts";

export interface DesignsRoutesOptions {
  readonly designs: Designs;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slow down who makes designs by the hundred. */
  readonly limitDesigns: MiddlewareHandler<AppEnv>;
  /** Names and prices what designs make. */
  readonly offerings: Offerings;
}

const idParam = z.object({ id: designId });
const notFound = { status: 404, kind: "design-not-found" } as const;

export function designsRoutes({ designs, requireVisitor, limitDesigns, offerings }: DesignsRoutesOptions): Router {
  const app = createRouter();

  app.post("/web-api/designs", limitDesigns, requireVisitor);
  app.post("/web-api/designs/:id/copy", limitDesigns);
  app.put("/web-api/designs/:id/copies/:copy", limitDesigns);
  app.post("/web-api/design-versions/:id/sequel", limitDesigns);
  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/designs",
      request: { body: jsonBody(createDesignRequest) },
      responses: { 201: jsonAnswer(createDesignResponse, "A blank design of the visitor's"), default: problems },
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      if (!visitor) throw new Error("requireVisitor is missing");
      const created = await designs.create(visitor, c.req.valid("json"), shop);
      if (created.ok) return c.json(created.value, 201);
      return problem(c, { status: 422, kind: created.error, title: designProblem("not-designable", localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/designs",
      responses: { 200: jsonAnswer(myDesigns, "The visitor's designs, the last changed first"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { visitor, shop } = c.var;
      const mine = visitor ? await designs.list(visitor) : [];
      const offered = await offerings(mine, shop.locale);
      const shown = mine.flatMap((design, index) => {
        const one = offered[index];
        return one ? [viewMyDesign(design, one)] : [];
      });
      return c.json({ designs: shown }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/designs/{id}/copy",
      request: { params: idParam },
      responses: { 201: jsonAnswer(copiedDesign, "A second design like this one"), default: problems },
    }),
    async (c) => {
      const copied = c.var.visitor && (await designs.copy(c.var.visitor, c.req.valid("param").id));
      return copied?.ok ? c.json(copied.value, 201) : problem(c, notFound);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: "/web-api/designs/{id}/copies/{copy}",
      request: { params: idParam.extend({ copy: designId }) },
      responses: { 200: jsonAnswer(copiedDesign, "A second design like this one, made once"), default: problems },
    }),
    async (c) => {
      const { id, copy } = c.req.valid("param");
      const copied = c.var.visitor && (await designs.copy(c.var.visitor, id, copy));
      return copied?.ok ? c.json(copied.value, 200) : problem(c, notFound);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/design-versions/{id}/sequel",
      request: { params: idParam, body: jsonBody(sequelRequest) },
      responses: { 201: jsonAnswer(madeSequel, "A draft that follows the ordered design"), default: problems },
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      if (!visitor) return problem(c, notFound);
      const made = await designs.sequel(visitor, c.req.valid("param").id, c.req.valid("json"), shop);
      if (made.ok) return c.json(made.value, 201);
      if (made.error === "not-found") return problem(c, notFound);
      return problem(c, { status: 422, kind: "no-sequel", title: designProblem("no-sequel", localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/web-api/designs/{id}",
      request: { params: idParam },
      responses: { 204: { description: "It is not in her list any more" }, default: problems },
    }),
    async (c) => {
      const removed = c.var.visitor && (await designs.remove(c.var.visitor, c.req.valid("param").id));
      return removed?.ok ? c.body(null, 204) : problem(c, notFound);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/designs/{id}",
      request: { params: idParam },
      responses: { 200: jsonAnswer(designRecord, "The design"), default: problems },
    }),
    async (c) => {
      const found = c.var.visitor && (await designs.written(c.var.visitor, c.req.valid("param").id));
      c.header("cache-control", "private, no-store");
      if (!found?.ok) return problem(c, notFound);
      // Parsing a large document only to write it again would hold up others.
      return c.body(recordText(found.value), 200, { "content-type": "application/json" }) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/designs/{id}/operations",
      request: { params: idParam, query: operationsAfter },
      responses: { 200: jsonAnswer(operationsSince, "What was taken since"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { id } = c.req.valid("param");
      const since = c.var.visitor && (await designs.since(c.var.visitor, id, c.req.valid("query").after));
      return since?.ok ? c.json(since.value, 200) : problem(c, notFound);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/designs/{id}/operations",
      request: { params: idParam, body: jsonBody(appendOperationsRequest) },
      responses: { 200: jsonAnswer(appendOperationsResponse, "Taken"), default: problems },
    }),
    async (c) => {
      if (!c.var.visitor) return problem(c, notFound);
      const bytes = Buffer.byteLength(await c.req.text());
      const appended = await designs.append(c.var.visitor, c.req.valid("param").id, c.req.valid("json"), bytes);
      if (appended.ok) return c.json(appended.value, 200);
      if (appended.error.kind === "too-much-sent") c.header("retry-after", appended.error.until.toUTCString());
      // The browser applied them by the same rules: it and the server disagree, and a customer cannot go on.
      if ("reason" in appended.error)
        c.var.log.error({ design: c.req.valid("param").id, ...appended.error }, "a change of a design is refused");
      return problem(c, problemOf(appended.error, localeOf(c)));
    },
  );

  return app;
}

function problemOf(failure: AppendFailure, locale: Locale) {
  switch (failure.kind) {
    case "not-found":
      return notFound;
    case "sequence-conflict":
      return {
        status: 409,
        kind: "sequence-conflict",
        title: designProblem("sequence-conflict", locale),
        extra: { sequence: failure.sequence },
      } as const;
    case "operation-refused":
      return {
        status: 422,
        kind: "operation-refused",
        title: designProblem("operation-refused", locale),
        detail: failure.reason,
        errors: [{ in: "body", pointer: `/operations/${failure.index}`, detail: failure.reason }],
      } as const;
    case "design-refused":
      return {
        status: 422,
        kind: "design-refused",
        title: designProblem("design-refused", locale),
        detail: failure.reason,
      } as const;
    case "too-much-sent":
      return {
        status: 429,
        kind: "too-much-sent",
        title: designProblem("too-much-sent", locale),
        extra: { until: failure.until.toISOString() },
      } as const;
  }
}
