import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { isUnstorableText } from "../database/unstorable.ts";
import { problem } from "./problem.ts";
import type { AppEnv } from "./variables.ts";

/** Seconds after which another try may succeed: the time a database takes to restart. */
const retryAfter = "5";

/** Turns what a handler throws into a problem document; of a bug the caller learns only the request's id. */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException && error.status < 500) {
    return problem(c, { status: error.status as ContentfulStatusCode, title: error.message || "Request refused" });
  }
  if (isDatabaseUnavailable(error)) {
    c.var.log.warn({ err: error }, "database unavailable");
    c.header("retry-after", retryAfter);
    return problem(c, {
      status: 503,
      kind: "unavailable",
      title: "The shop cannot reach its database just now",
    });
  }
  if (isUnstorableText(error)) {
    return problem(c, { status: 400, kind: "invalid-request", title: "The request has a character nobody can write" });
  }
  c.var.log.error({ err: error, method: c.req.method, path: c.req.path }, "request failed");
  return problem(c, { status: 500, kind: "internal-error", title: "Something went wrong in the shop" });
}

/** 404, in the words of the specification. */
export function answerNotFound(c: Context): Response {
  return problem(c, { status: 404, kind: "not-found", title: "Not found", detail: `Page not found: ${c.req.path}` });
}
