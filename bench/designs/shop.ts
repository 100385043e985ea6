import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { shopOf } from "../../core/shop.ts";
import { createDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { startEmbeddedPostgres } from "../../platform/embedded-postgres/supervisor.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { paper, paperData } from "../../products/paper.fixture.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { designsRoutes } from "../../services/designs/routes.ts";
import { createDesigns, type SeenDesign } from "../../services/designs/service.ts";

export interface DesignsShop {
  /** The routes of designs, asked as their owner. */
  readonly app: Router;
  /** Freezes a design as it goes into a basket. @throws when it is refused */
  freeze(id: string, seen: SeenDesign): Promise<void>;
  close(): Promise<void>;
}

/** Designs of paper on a PostgreSQL that waits for the disk, reached through their routes in this process. */
export async function openShop(): Promise<DesignsShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "passepartout-designs-"));
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
  const database = createDatabase(server.url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, "../.."));
  if (!migrated.ok) throw new Error("the database could not be migrated");
  const release = { release: paperData.release, data: paperData };
  const designs = createDesigns({
    db: database.db,
    clock: systemClock,
    kindOf: () => paper as DesignableKind,
    releases: { current: async () => release, at: async () => release },
    photos: { ready: async () => new Map() },
  });
  const owner: Owner = { visitorId: newId(), customerId: null };
  await database.db.insertInto("visitor").values({ id: owner.visitorId, token_hash: owner.visitorId }).execute();
  const app = createRouter();
  const asOwner: MiddlewareHandler<AppEnv> = async (c, next) => {
    c.set("visitor", { ...owner, operator: null });
    c.set("shop", shopOf("poster", "de-DE"));
    await next();
  };
  app.use(asOwner);
  const open: MiddlewareHandler<AppEnv> = async (_, next) => next();
  app.route("/", designsRoutes({ designs, requireVisitor: open, limitDesigns: open, offerings: async () => [] }));
  return {
    app,
    async freeze(id, seen) {
      const frozen = await designs.freeze(owner, id, seen);
      if (!frozen.ok) throw new Error(JSON.stringify(frozen.error).slice(0, 200));
    },
    async close() {
      designs.close();
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
