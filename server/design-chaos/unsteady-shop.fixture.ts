import type { MiddlewareHandler } from "hono";
import { createApi } from "../../core/http/api.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { createRouter } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { paperDesigns } from "../../services/designs/paper-designs.fixture.ts";
import { designsRoutes } from "../../services/designs/routes.ts";
import { httpDesignApi } from "../../web/designer/store/http-design-api.ts";
import type { Journal } from "../../web/designer/store/journal.ts";
import type { KeptDesign } from "../../web/designer/store/kept-design.ts";

/** Fate of the next requests: no response, or a crash after the work and before the response. */
export type Weather = "fair" | "no-shop" | "answer-lost";

/** The shop's HTTP interface for designs on a real database, with a line that can be cut at any moment. */
export function unsteadyShop(database: Database, owner: () => Owner) {
  const { designs } = paperDesigns(database);
  const app = createRouter();
  app.use(async (c, next) => {
    c.set("visitor", { ...owner(), operator: false } as never);
    await next();
  });
  const pass: MiddlewareHandler<AppEnv> = (_, next) => next();
  app.route("/", designsRoutes({ designs, requireVisitor: pass, limitDesigns: pass, offerings: async () => [] }));
  app.onError((_error, c) => c.body(null, 500));
  let weather: Weather = "fair";
  const underWay = new Set<Promise<unknown>>();

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const now = weather;
    if (now === "no-shop") throw new TypeError("fetch failed");
    const response = await app.request(new Request(new URL(String(input), "http://shop.example"), init));
    if (now === "answer-lost") throw new TypeError("fetch failed");
    return response;
  }
  const api = httpDesignApi(
    createApi(
      ((input: string, init?: RequestInit) => {
        const answered = answer(input, init);
        const over = answered.then(
          () => {},
          () => {},
        );
        underWay.add(over);
        void over.then(() => underWay.delete(over));
        return answered;
      }) as typeof fetch,
      "",
    ),
  );
  return {
    api,
    designs,
    turn(next: Weather) {
      weather = next;
    },
    /** The database ends every connection, whatever is being done on it. */
    killDatabase: () =>
      database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      ),
    /** Nothing is on its way any more. */
    async quiet() {
      do {
        await Promise.all(underWay);
        await new Promise((resolve) => setImmediate(resolve));
      } while (underWay.size > 0);
    },
  };
}

/** A device's storage: takes a moment to write, and may be full. What it said it has outlives the tab. */
export function unsteadyJournal() {
  const stored = new Map<string, unknown>();
  let full = false;
  const journal: Journal = {
    read: async (design) => stored.get(design) ?? null,
    async write(kept: KeptDesign) {
      const copy = structuredClone(kept);
      await Promise.resolve();
      if (full) return false;
      stored.set(kept.design, copy);
      return true;
    },
    forget: async (design) => void stored.delete(design),
  };
  const fill = (value: boolean) => {
    full = value;
  };
  return { journal, fill };
}
