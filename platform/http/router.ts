import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { ValidationTargets } from "hono";
import { type FieldError, pointerOf, type RequestPart } from "../../core/http/problem.ts";
import type { Locale } from "../../core/locale.ts";
import { localeOf, problem } from "./problem.ts";
import { valueDetail } from "./value-words.ts";
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
 * Router of one service. Input that breaks a route's schemas gets 422 before the handler, naming each wrong value and
 * its place; 400 is for input that cannot be parsed, such as broken JSON.
 *
 * @example
 * const app = createRouter();
 * const answers = { 200: jsonAnswer(basketSchema, "The basket"), default: problems };
 * const request = { body: jsonBody(lineSchema) };
 * const route = createRoute({ method: "post", path: "/web-api/basket", request, responses: answers });
 * app.openapi(route, async (c) => c.json(await service.add(c.req.valid("json")), 200));
 */
export function createRouter(): Router {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const part = parts[result.target];
      return problem(c, {
        status: 422,
        kind: "invalid-request",
        errors: fieldErrors(part, result.error.issues, localeOf(c)),
      });
    },
  });
}

/** Names each wrong value by a JSON pointer (RFC 6901) within its part of the request. */
export function fieldErrors(part: RequestPart, issues: readonly z.core.$ZodIssue[], locale: Locale): FieldError[] {
  return issues.map((issue) => ({
    in: part,
    // Unknown keys have no path in the schema; they have one in the request.
    pointer: pointerOf(issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path),
    detail: valueDetail(issue, locale),
  }));
}

/** `request: { body: jsonBody(schema) }`. Required, because leaving out an optional body skips its validation. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema, example?: z.input<Schema>) =>
  ({
    required: true,
    content: { "application/json": example === undefined ? { schema } : { schema, example } },
  }) as const;

/** `responses: { 200: csvAnswer("The counts as a table", example) }`, given out with `csvHeaders`. */
export const csvAnswer = (description: string, example: string) =>
  ({ description, content: { "text/csv": { schema: z.string(), example } } }) as const;

/** Headers of a table that is kept as a file. */
export const csvHeaders = (name: string) => ({
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": `attachment; filename="${name}.csv"`,
});

/** `responses: { 200: jsonAnswer(schema, "The basket") }`, with an example of it where there is one. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string, example?: z.input<Schema>) =>
  ({
    description,
    content: { "application/json": example === undefined ? { schema } : { schema, example } },
  }) as const;
