import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { wordFiles } from "../../core/word-files.ts";
import { acceptedEncoding, encode } from "../../platform/http/content-encoding.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { rewording, type WordingMessage, wordingList, wordingMessage, wordingPaths, wordingQuery } from "./contract.ts";
import { faultText, wordingProblems } from "./problem-words.ts";
import type { Wording } from "./service.ts";

const fileParams = z.object({
  version: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .openapi({ example: "q3J0vK9a_x1B" }),
  file: z.enum(wordFiles),
  name: z
    .string()
    .regex(/^[\w.-]{1,200}\.js$/)
    .openapi({ example: "web.words.cart.js" }),
});

/** Files of words with changes, for browsers. */
export function wordFileRoutes(wording: Wording): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: "/assets/words/{version}/{file}/{name}",
      request: { params: fileParams },
      responses: {
        200: { description: "A file of words as a module", content: { "text/javascript": { schema: z.string() } } },
        default: problems,
      },
    }),
    async (c) => {
      const { version, file, name } = c.req.valid("param");
      const found = wording.module(name.slice(0, -".js".length).replaceAll(".", "/"), file);
      if (found === null) return problem(c, { status: 404, kind: "not-found" });
      // A page from before the last change names an older version, and gets what is said now.
      const cache = found.version === version ? "public, max-age=31536000, immutable" : "no-store";
      const encoding = acceptedEncoding(c.req.header("accept-encoding"));
      const bytes = await encode(new TextEncoder().encode(found.text), encoding, "fly");
      c.header("vary", "accept-encoding");
      if (encoding !== "identity") c.header("content-encoding", encoding);
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": cache,
      }) as never;
    },
  );
  return app;
}

export interface WordingOfficeOptions {
  readonly wording: Wording;
  readonly requireReader: MiddlewareHandler<AppEnv>;
  readonly requireChanger: MiddlewareHandler<AppEnv>;
}

/** Sentences for operators; see contract.ts. */
export function wordingOfficeRoutes({ wording, requireReader, requireChanger }: WordingOfficeOptions): Router {
  const app = createRouter();
  app.use(wordingPaths.messages, async (c, next) =>
    c.req.method === "PUT" ? requireChanger(c, next) : requireReader(c, next),
  );
  app.openapi(
    createRoute({
      method: "get",
      path: wordingPaths.messages,
      request: { query: wordingQuery },
      responses: { 200: jsonAnswer(wordingList, "Sentences, and how they are said", exampleList), default: problems },
    }),
    async (c) => c.json(await wording.list(c.req.valid("query")), 200),
  );

  app.openapi(
    createRoute({
      method: "put",
      path: wordingPaths.messages,
      request: { body: jsonBody(rewording, exampleChange) },
      responses: { 200: jsonAnswer(wordingMessage, "The sentence as it is said now", example), default: problems },
    }),
    async (c) => {
      const outcome = await wording.reword(c.req.valid("json"), operatorName(c));
      if (outcome.ok) {
        await wording.refresh();
        return c.json(outcome.value, 200);
      }
      const refusal = outcome.error;
      const t = wordingProblems(localeOf(c));
      if (refusal.kind === "no-such-message")
        return problem(c, { status: 404, kind: "sentence-not-found", title: t.notFound });
      if (refusal.kind === "changed-meanwhile")
        return problem(c, { status: 409, kind: "sentence-changed", title: t.changedMeanwhile });
      const detail = faultText(refusal.fault, localeOf(c));
      const errors = [{ in: "body" as const, pointer: "/message", detail }];
      return problem(c, { status: 422, kind: "sentence-unfit", title: t.unfit, errors });
    },
  );
  return app;
}

const exampleChange = {
  folder: "web/words/cart",
  key: "empty",
  file: "de" as const,
  message: "Noch nichts im Warenkorb",
  before: null,
};
const example: WordingMessage = {
  folder: "web/words/cart",
  key: "empty",
  note: null,
  texts: [
    {
      file: "de",
      shipped: "Der Warenkorb ist leer",
      own: {
        message: "Noch nichts im Warenkorb",
        by: "Mira",
        at: "2026-11-29T09:00:00.000Z",
        outdated: false,
        applies: true,
      },
    },
  ],
};
const exampleList = {
  messages: [example],
  folders: ["web/words/cart"],
  counts: { all: 1, changed: 1 },
  total: 1,
  page: 1,
  pageSize: 30,
};
