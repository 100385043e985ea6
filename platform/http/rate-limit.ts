import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { hashToken } from "../tokens/random.ts";
import { callerOf } from "./caller.ts";
import { localeOf, problem } from "./problem.ts";
import { againIn } from "./value-words.ts";
import type { AppEnv } from "./variables.ts";

export interface RateRule {
  /** Kebab-case; rules of one name share their counters. */
  readonly name: string;
  /** Requests that one key may make ... */
  readonly points: number;
  /** ... within so many seconds, counted from its first. */
  readonly seconds: number;
  /**
   * Points that each process counts in memory before it uses a statement; every process lets so many more through. For
   * limits far above normal use, not against guessing. 0 when left out.
   */
  readonly ownPoints?: number;
  /** Key of requests that count together, null for one that does not count; the caller's address when left out. */
  readonly key?: (c: Context<AppEnv>) => string | null | Promise<string | null>;
}

/** Makes the middleware of a rule: beyond it, 429 with Retry-After. */
export type RateLimit = (rule: RateRule) => MiddlewareHandler<AppEnv>;

/**
 * Counts in PostgreSQL for all processes together, and in memory while the database is away or when none is given.
 * Keys are stored hashed, because they are addresses of people.
 *
 * @example
 * const rateLimit = createRateLimit(database.pool);
 * app.use("/web-api/customer-login", rateLimit({ name: "login", points: 10, seconds: 600 }));
 */
export function createRateLimit(pool: Pool | null): RateLimit {
  return (rule) => {
    const limiter = pool && rule.ownPoints ? looseLimiter(pool, rule, rule.ownPoints) : createLimiter(pool, rule);
    const keyOf = rule.key ?? ((c) => callerOf(c.var.clientAddress));
    return createMiddleware<AppEnv>(async (c, next) => {
      const key = await keyOf(c);
      if (key === null) return next();
      try {
        await limiter.consume(hashToken(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return tooMany(c, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
      return next();
    });
  };
}

/** Within a handler: what a limit says of this request, or else the answer. Only asked for where it is answered. */
export async function withinLimit(
  c: Context<AppEnv>,
  limit: MiddlewareHandler<AppEnv>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const refused = await limit(c, async () => {
    c.res = await answer();
  });
  // Rules that are put together leave their refusal in the context, a single one gives it back.
  return refused ?? c.res;
}

/** Its own points from memory, and then those that all processes share. */
function looseLimiter(pool: Pool, rule: RateRule, points: number) {
  const own = new RateLimiterMemory({ keyPrefix: rule.name, points, duration: rule.seconds });
  const shared = createLimiter(pool, { ...rule, points: rule.points - points });
  return {
    async consume(key: string): Promise<unknown> {
      const used = await own.get(key);
      return (used?.consumedPoints ?? 0) < points ? own.consume(key) : shared.consume(key);
    },
  };
}

function createLimiter(pool: Pool | null, { name, points, seconds }: RateRule) {
  const rule = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(rule);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    // A caller over the limit costs no further statement.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}

function tooMany(c: Context<AppEnv>, seconds: number) {
  c.header("retry-after", String(seconds));
  return problem(c, {
    status: 429,
    kind: "too-many-requests",
    detail: againIn(seconds, localeOf(c)),
    extra: { retryAfter: seconds },
  });
}
