import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { done, type Outcome } from "../../../core/outcome.ts";
import { callerOf } from "../../../platform/http/caller.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { Space, TokenAccess } from "../access.ts";
import type { Paging } from "../delivery/paging.ts";
import { type Parameters, readParameters } from "../delivery/parameters.ts";
import type { CallLimit } from "../rate-limit.ts";
import { answerRefusal, notFound, type Refusal, refuse, unauthorized } from "../refusal.ts";
import { levelsOf, mostLevels } from "../walk.ts";
import { mostBytes, tooLarge } from "./story-input.ts";

export interface ManagementEnv {
  Variables: AppEnv["Variables"] & { readonly space: Space };
}
type Ask = Context<ManagementEnv>;

export type Method = "get" | "post" | "put" | "patch" | "delete";
/** Registers one address below the space's. */
export type ServeManagement = (
  method: Method,
  path: string,
  says: string,
  handle: (c: Context<ManagementEnv>) => Promise<Response>,
) => void;

/** Seldom more than an editor's program needs; the protocol's own limit is lower. */
const perPageOfCall = 25;
const mostTokenCharacters = 200;
/** A story of the largest size, and its envelope. */
const mostBodyBytes = mostBytes + 100_000;

/** Lets in who has the space's management token. */
export const enter = (access: TokenAccess, limit: CallLimit) =>
  createMiddleware<ManagementEnv>(async (c, next) => {
    if (!(await limit.allows(callerOf(c.var.clientAddress), perPageOfCall))) {
      c.header("retry-after", "1");
      return answerRefusal(c, { status: 429, body: { error: "Too many requests" } });
    }
    const token = (c.req.header("authorization") ?? "").replace(/^Bearer /i, "").trim();
    const found = token === "" || token.length > mostTokenCharacters ? null : await access.of(token);
    if (found?.kind !== "management") return answerRefusal(c, unauthorized);
    if (c.req.param("space") !== String(found.space.id)) return answerRefusal(c, notFound);
    c.set("space", found.space);
    return next();
  });

export const limitManagementBody = bodyLimit({
  maxSize: mostBodyBytes,
  onError: (c) => {
    const refused = tooLarge();
    return answerRefusal(c, refused.error);
  },
});

/** The body as an object of JSON, no deeper than a story may be. */
export async function readJson(c: Context): Promise<Outcome<Record<string, unknown>, Refusal>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    return refuse(400, "The body is no JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return refuse(400, "The body is no object");
  // Later checks are recursive.
  if (levelsOf(body, mostLevels + 2) > mostLevels + 2) {
    return { ok: false, error: { status: 422, body: { content: [`is nested deeper than ${mostLevels} levels`] } } };
  }
  return done(body as Record<string, unknown>);
}

/** A handler's response. */
export interface Said {
  readonly status?: 200 | 201;
  readonly body: object;
  readonly paging?: { readonly total: number; readonly perPage: number };
}

/** Answers what a handler says, or refuses in the protocol's shapes. */
export const say =
  (handle: (c: Ask, space: number, parameters: Parameters) => Promise<Outcome<Said, Refusal>>) =>
  async (c: Ask): Promise<Response> => {
    const said = await handle(c, c.var.space.id, readParameters(new URL(c.req.url).search));
    if (!said.ok) return answerRefusal(c, said.error);
    const { status = 200, body, paging } = said.value;
    c.header("cache-control", "no-store");
    if (paging) {
      c.header("total", String(paging.total));
      c.header("per-page", String(paging.perPage));
    }
    return c.json(body as never, status);
  };

export const pagingOf = (total: number, { perPage }: Paging) => ({ total, perPage });
