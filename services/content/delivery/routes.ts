import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Db } from "../../../platform/database/database.ts";
import { callerOf } from "../../../platform/http/caller.ts";
import type { Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { TokenAccess } from "../access.ts";
import { deliveryPath } from "../protocol.ts";
import type { CallLimit } from "../rate-limit.ts";
import { answerFailure, answerRefusal, notFound, unauthorized } from "../refusal.ts";
import type { createAnswerCache } from "./answer-cache.ts";
import { type Deliver, type Delivered, deliverStories, deliverStory } from "./answers.ts";
import { deliverDatasource, deliverDatasources, deliverEntries, deliverSpace, deliverTags } from "./datasources.ts";
import { deliverLink, deliverLinks } from "./links.ts";
import { readParameters } from "./parameters.ts";

export interface DeliveryOptions {
  readonly db: Db;
  readonly access: TokenAccess;
  readonly cache: ReturnType<typeof createAnswerCache>;
  readonly limit: CallLimit;
}

/** More than a token is long; the rest of the world is not looked up. */
const mostTokenCharacters = 200;

/** The delivery API of the official client. */
export function deliveryRoutes(options: DeliveryOptions): Router {
  const app = new OpenAPIHono<AppEnv>();
  app.onError(answerFailure);
  app.use(`${deliveryPath}/*`, async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-expose-headers", "total, per-page, retry-after");
    headers.set("cross-origin-resource-policy", "cross-origin");
  });

  const serve = (path: string, says: string, deliver: (c: Context<AppEnv>) => Deliver) => {
    app.openAPIRegistry.registerPath(description(path.replace(/:(\w+)(\{.*\})?$/, "{$1}"), says));
    app.get(`${deliveryPath}/cdn${path}`, (c) => answer(c, options, deliver(c)));
  };
  serve("/spaces/me", "The space of the token, with its version", () => deliverSpace);
  serve("/stories", "A page of stories", () => deliverStories);
  serve("/stories/:slug{.+}", "A story by full slug, id or uuid", (c) => deliverStory(c.req.param("slug") ?? ""));
  serve("/links", "The tree of stories without their contents", () => deliverLinks);
  serve("/links/:uuid", "One link", (c) => deliverLink(c.req.param("uuid") ?? ""));
  serve("/tags", "Tags of stories", () => deliverTags);
  serve("/datasources", "Lists of values", () => deliverDatasources);
  serve("/datasources/:key", "A list of values by id or slug", (c) => deliverDatasource(c.req.param("key") ?? ""));
  serve("/datasource_entries", "Values of lists", () => deliverEntries);
  app.all(`${deliveryPath}/*`, (c) => (c.req.method === "OPTIONS" ? preflight(c) : answerRefusal(c, notFound)));
  return app;
}

/** Browsers send a preflight when a client uses other than safelisted headers. */
const preflight = (c: Context) =>
  c.body(null, 204, {
    "access-control-allow-methods": "GET, HEAD",
    "access-control-allow-headers": c.req.header("access-control-request-headers") ?? "*",
    "access-control-max-age": "86400",
  });

async function answer(c: Context<AppEnv>, { db, access, cache, limit }: DeliveryOptions, deliver: Deliver) {
  const parameters = readParameters(new URL(c.req.url).search);
  const token = parameters.text("token") ?? "";
  const perPage = Number(parameters.text("per_page") ?? 25);
  // Before the token is looked up, so that guessing is limited, too.
  if (!(await limit.allows(callerOf(c.var.clientAddress), perPage))) {
    c.header("retry-after", "1");
    return answerRefusal(c, { status: 429, body: { error: "Too many requests" } });
  }
  const found = token === "" || token.length > mostTokenCharacters ? null : await access.of(token);
  if (!found || found.kind === "management") return answerRefusal(c, unauthorized);

  const { id, version } = found.space;
  const published =
    (parameters.text("version") ?? "published") === "published" && parameters.text("from_release") === null;
  const key = `${c.req.path}?${parameters.key}`;
  const kept = published ? cache.get(id, version, key) : undefined;
  const asked = parameters.text("cv");
  // A client with the present cv requests another one after the next publication.
  const caching = !published ? "no-store" : asked === String(version) ? "public, max-age=604800" : "public, max-age=0";
  if (kept) return c.body(kept.bytes, 200, { ...kept.headers, "cache-control": caching });

  const delivered = await deliver(db, found, parameters);
  if (!delivered.ok) return answerRefusal(c, delivered.error);
  const made = {
    bytes: new TextEncoder().encode(JSON.stringify(delivered.value.body)),
    headers: headersOf(delivered.value),
  };
  if (published) cache.set(id, version, key, made);
  return c.body(made.bytes, 200, { ...made.headers, "cache-control": caching });
}

const headersOf = ({ paging }: Delivered): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  ...(paging && { total: String(paging.total), "per-page": String(paging.perPage) }),
});

const error = z.union([z.object({ error: z.string() }), z.array(z.string())]);

const description = (path: string, says: string) => ({
  method: "get" as const,
  path: `${deliveryPath}/cdn${path}`,
  summary: says,
  request: {
    ...(path.includes("{") && { params: z.object({ [/\{(\w+)\}/.exec(path)?.[1] ?? ""]: z.string() }) }),
    query: z.looseObject({
      token: z.string().openapi({ example: "demo-public-token" }),
      version: z.enum(["draft", "published"]).optional(),
      cv: z.string().optional(),
    }),
  },
  responses: {
    200: { description: says, content: { "application/json": { schema: z.looseObject({}) } } },
    default: {
      description: "The fault, in the protocol's form",
      content: { "application/json": { schema: error } },
    },
  },
});
