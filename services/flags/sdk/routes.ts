import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Db } from "../../../platform/database/database.ts";
import { problem } from "../../../platform/http/problem.ts";
import { createRouter, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { checkAccess } from "../access-check.ts";
import { type SpecVersion, specVersions } from "../definition/for-spec.ts";
import { mostOfKey } from "../definition/matcher-schema.ts";
import { describeAddress } from "../describe-address.ts";
import { isFlagKey } from "../keys.ts";
import { flagsPath } from "../protocol.ts";
import type { StreamTokens } from "../stream/stream-token.ts";
import type { Streams } from "../stream/streams.ts";
import { newestControl } from "../stream/told-changes.ts";
import { readFilter } from "./flag-filter.ts";
import { membershipsOf, segmentChanges } from "./segment-changes.ts";
import { splitChanges } from "./split-changes.ts";

export interface SdkRoutesOptions {
  readonly db: Db;
  readonly tokens: StreamTokens;
  readonly streams: Pick<Streams, "open">;
}

/** Reads of the official clients: definitions, segments, stream tokens, and the stream. */
export function sdkRoutes({ db, tokens, streams }: SdkRoutesOptions): Router {
  const app = createRouter();
  const answerSplits = splitChanges(db);

  async function splits(c: Context<AppEnv>): Promise<Response> {
    const access = await checkAccess(c, db, ["server", "client"]);
    if (access instanceof Response) return access;
    const spec = readSpec(c.req.query("s"));
    if (spec === null) {
      return problem(c, { status: 400, title: "Unknown version", detail: `s is one of ${specVersions.join(", ")}.` });
    }
    const filter = readFilter((name) => c.req.query(name));
    if (!filter.ok)
      return problem(c, { status: 414, title: "Too long a filter", detail: `There are too many ${filter.error}.` });
    const answer = await answerSplits(access, {
      spec,
      filter: filter.value,
      since: readNumber(c.req.query("since")),
      ruleSince: spec === "1.3" ? readNumber(c.req.query("rbSince")) : -1,
    });
    const takesGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    const headers = { ...fresh, "content-type": "application/json; charset=utf-8", vary: "accept-encoding" };
    return answer.gzip && takesGzip
      ? c.body(answer.gzip, 200, { ...headers, "content-encoding": "gzip" })
      : c.body(answer.plain, 200, headers);
  }

  async function segment(c: Context<AppEnv>): Promise<Response> {
    const access = await checkAccess(c, db, ["server"]);
    if (access instanceof Response) return access;
    const name = c.req.param("name") ?? "";
    const changes = await segmentChanges(db, access.environment, name, readNumber(c.req.query("since")));
    if (changes) return c.json(changes, 200, fresh);
    return problem(c, { status: 404, kind: "not-found", detail: `There is no segment ${name}.` });
  }

  /** Of a visitor: her key is in the address. */
  async function visitor(
    c: Context<AppEnv>,
    shape: (names: { standard: readonly string[]; large: readonly string[] }, change: number) => object,
  ) {
    const access = await checkAccess(c, db, ["server", "client"]);
    if (access instanceof Response) return access;
    const key = (c.req.param("key") ?? "").trim();
    if (key === "" || key.length > mostOfKey) {
      return problem(c, { status: 422, kind: "invalid-request", detail: `A key has 1 to ${mostOfKey} characters.` });
    }
    return c.json(shape(await membershipsOf(db, access.environment, key), access.change), 200, fresh);
  }

  async function auth(c: Context<AppEnv>): Promise<Response> {
    const access = await checkAccess(c, db, ["server", "client"]);
    if (access instanceof Response) return access;
    // After a disabling control later clients get no stream either, until it is enabled again.
    const isDisabled = (await newestControl(db, access.environment))?.name === "STREAMING_DISABLED";
    if (isDisabled) return c.json({ pushEnabled: false, token: "" }, 200, fresh);
    const spec = readSpec(c.req.query("s")) ?? "1.3";
    const token = await tokens.make({
      environment: access.environment,
      key: access.key,
      audience: access.kind === "server" && c.req.query("users") === undefined ? "server" : "browser",
      isOlder: spec < "1.2",
    });
    // At once: without it clients wait a minute before they open the stream.
    return c.json({ pushEnabled: true, token, connDelay: 0 }, 200, fresh);
  }

  async function stream(c: Context<AppEnv>): Promise<Response> {
    const right = await tokens.read(c.req.query("accessToken") ?? "");
    if (!right || !(await isFlagKey(db, right.environment, right.key)))
      return problem(c, { status: 401, title: "The token has run out or is not ours" });
    const body = await streams.open(right);
    if (!body) {
      c.header("retry-after", "30");
      return problem(c, { status: 503, title: "Too many streams", detail: "Poll, and try again later." });
    }
    return c.body(body, 200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Proxies that buffer keep messages back.
      "x-accel-buffering": "no",
    });
  }

  const get = (
    path: string,
    says: string,
    answer: (c: Context<AppEnv>) => Promise<Response>,
    query: z.ZodRawShape = {},
  ) => {
    describeAddress(app, "get", path, says, query);
    app.get(`${flagsPath}${path.replace(/\{(\w+)\}/, ":$1")}`, answer);
  };
  get("/splitChanges", "Flags and rule-based segments that changed", splits, {
    s: z.enum(specVersions).optional(),
    since: z.string().optional(),
    rbSince: z.string().optional(),
    sets: z.string().optional(),
    names: z.string().optional(),
    prefixes: z.string().optional(),
  });
  get("/segmentChanges/{name}", "Visitors who came to a segment and left it", segment, {
    since: z.string().optional(),
  });
  get("/memberships/{key}", "Segments that a visitor is in", (c) =>
    visitor(c, ({ standard, large }, cn) => ({
      ms: { cn, k: standard.map((n) => ({ n })) },
      ls: { cn, k: large.map((n) => ({ n })) },
    })),
  );
  get("/mySegments/{key}", "The same for older clients", (c) =>
    visitor(c, ({ standard }) => ({ mySegments: standard.map((name) => ({ id: name, name })) })),
  );
  get("/v2/auth", "A token for the stream", auth, { s: z.string().optional(), users: z.string().optional() });
  get("/sse", "The stream of changes (server-sent events)", stream, { accessToken: z.string() });
  get("/version", "Whether the service is there", async (c) => c.json({ version: "1.3" }, 200, fresh));
  return app;
}

/** Browsers keep nothing: the first polls carry nothing that would make their addresses new. */
const fresh = { "cache-control": "no-store" };

/** Left out means the first version; null: one that nobody knows. */
const readSpec = (text: string | undefined): SpecVersion | null =>
  text === undefined ? "1.0" : (specVersions.find((version) => version === text) ?? null);

const readNumber = (text: string | undefined): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : -1;
