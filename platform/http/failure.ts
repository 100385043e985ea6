import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { isUnstorableText } from "../database/unstorable.ts";
import { TooLate } from "../time/within.ts";
import { problem } from "./problem.ts";
import type { TitledKind } from "./problem-titles.ts";
import type { Router } from "./router.ts";
import type { AppEnv } from "./variables.ts";

/** Seconds after which another try may succeed: the time a database takes to restart. */
const retryAfter = "5";

const refusalKinds: Readonly<Partial<Record<ContentfulStatusCode, TitledKind>>> = {
  400: "unreadable-request",
  415: "media-type-unknown",
};

/** Turns what a handler throws into a problem document; of a bug the caller learns only the request's id. */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException && error.status < 500) {
    // Its message is the framework's, in English; what it means is in the status.
    const status = error.status as ContentfulStatusCode;
    return problem(c, { status, kind: refusalKinds[status] ?? "request-refused" });
  }
  if (isDatabaseUnavailable(error)) {
    c.var.log.warn({ err: error }, "database unavailable");
    c.header("retry-after", retryAfter);
    return problem(c, { status: 503, kind: "unavailable" });
  }
  if (error instanceof TooLate) {
    c.var.log.error({ err: error, path: c.req.path }, "request took too long");
    c.header("retry-after", retryAfter);
    return problem(c, { status: 503, kind: "unavailable" });
  }
  if (isUnstorableText(error)) {
    return problem(c, { status: 400, kind: "unreadable-request" });
  }
  c.var.log.error({ err: error, method: c.req.method, path: c.req.path }, "request failed");
  return problem(c, { status: 500, kind: "internal-error" });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Methods of the routes at an address, without middleware that matches all methods. */
export function methodsOf(app: Router, path: string): readonly string[] {
  const known = methods.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method !== "ALL"),
  );
  return known.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

/** 405 where the address is known under other methods, otherwise 404. */
export const answerUnknown =
  (app: Router) =>
  (c: Context): Response => {
    const allowed = methodsOf(app, c.req.path);
    if (allowed.length === 0 || allowed.includes(c.req.method)) return answerNotFound(c);
    c.header("allow", allowed.join(", "));
    return problem(c, { status: 405, kind: "method-not-allowed" });
  };

/** 404, in the words of the specification. */
export function answerNotFound(c: Context): Response {
  return problem(c, { status: 404, kind: "not-found", detail: `Page not found: ${c.req.path}` });
}
