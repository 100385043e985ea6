import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Router } from "../../platform/http/router.ts";
import { createAccess } from "./access.ts";
import { createAnswerCache } from "./delivery/answer-cache.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import { managementRoutes } from "./management/routes.ts";
import { createCallLimit } from "./rate-limit.ts";

export { addToken, createSpace, type NewSpace } from "./access.ts";
export type { ImportReport } from "./transfer/apply-lines.ts";
export { exportSpace, type Progress } from "./transfer/export-space.ts";
export { importSpace } from "./transfer/import-space.ts";

export interface ContentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** How many times as many calls as the protocol's own limits one caller may make. */
  readonly limitFactor: number;
  /** Bytes of published answers kept in memory. */
  readonly cacheBytes?: number;
}

const standardCacheBytes = 32 * 1024 * 1024;

/** The content service: what pages read, and what editors' programs write. */
export function createContent({ db, clock, limitFactor, cacheBytes = standardCacheBytes }: ContentDependencies) {
  const access = createAccess({ db, clock });
  const cache = createAnswerCache(cacheBytes);
  const limit = createCallLimit(limitFactor);
  const routes: readonly Router[] = [
    deliveryRoutes({ db, access, cache, limit }),
    managementRoutes({ db, clock, access, limit, published: access.forget }),
  ];
  return {
    routes,
    /** Something was published, here or by another process. */
    forget: access.forget,
  };
}

export type Content = ReturnType<typeof createContent>;
