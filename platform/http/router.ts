import { OpenAPIHono, type z } from "@hono/zod-openapi";
import type { ValidationTargets } from "hono";
import type { FieldError, RequestPart } from "../../core/http/problem.ts";
import { problem } from "./problem.ts";
import type { AppEnv } from "./variables.ts";

export type Router = OpenAPIHono<AppEnv>;

const parts: Readonly<Record<keyof ValidationTargets, RequestPart>> = {
  json: "body",
  form: "body",
  query: "query",
  param: "path",
  header: "header",
  cookie: "cookie",
};

/**
 * A place for the routes of one service. Input that does not fit a route's schemas is answered before the handler:
 * 422 for a body, 400 for the rest, naming each wrong value.
 *
 * @example
 * const app = createRouter();
 * const answers = { 200: jsonAnswer(basketSchema, "The basket"), default: problems };
 * const route = createRoute({ method: "post", path: "/web-api/basket", request: { body: jsonBody(lineSchema) }, responses: answers });
 * app.openapi(route, async (c) => c.json(await service.add(c.req.valid("json")), 200));
 */
export function createRouter(): Router {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const part = parts[result.target];
      return problem(c, {
        status: part === "body" ? 422 : 400,
        kind: "invalid-request",
        title: "The request has wrong values",
        errors: fieldErrors(part, result.error.issues),
      });
    },
  });
}

/** Names each wrong value by a JSON pointer (RFC 6901) within its part of the request. */
export function fieldErrors(part: RequestPart, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.map(({ path, message }) => ({ in: part, pointer: pointerOf(path), detail: message }));
}

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** `request: { body: jsonBody(schema) }`. Required, because leaving out an optional body skips its validation. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema, example?: z.input<Schema>) =>
  ({
    required: true,
    content: { "application/json": example === undefined ? { schema } : { schema, example } },
  }) as const;

/** `responses: { 200: jsonAnswer(schema, "The basket") }`, with an example of it where there is one. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string, example?: z.input<Schema>) =>
  ({
    description,
    content: { "application/json": example === undefined ? { schema } : { schema, example } },
  }) as const;
