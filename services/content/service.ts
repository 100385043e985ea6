import { OpenAPIHono } from "@hono/zod-openapi";
import type { Db } from "../../platform/database/database.ts";
import type { Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createAccess, firstSpace, previewTokens, publicToken } from "./access.ts";
import { createAssetStore } from "./assets/asset-store.ts";
import { assets } from "./assets/assets.ts";
import { serveUploads } from "./assets/upload-routes.ts";
import { createAnswerCache } from "./delivery/answer-cache.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import { type SearchPage, searchPages, searchParts } from "./delivery/search-pages.ts";
import { managementRoutes } from "./management/routes.ts";
import { createOfficeContent } from "./office/office.ts";
import { schedule } from "./office/schedule.ts";
import { createCallLimit } from "./rate-limit.ts";
import { createRedirects } from "./redirects/redirects.ts";

export { addToken, createSpace, firstSpace, type NewSpace } from "./access.ts";
export { createStoryWriter } from "./management/stories.ts";
export { signPreview } from "./management/story-view.ts";
export { contentOfficeRoutes } from "./office/routes.ts";
export { deliveryPath } from "./protocol.ts";
export { exportFolder } from "./transfer/export-folder.ts";
export { exportSpace, type Progress } from "./transfer/export-space.ts";
export { type AddedLine, linesOfFolder } from "./transfer/folder-lines.ts";
export { importFolder } from "./transfer/import-folder.ts";
export { importSpace } from "./transfer/import-space.ts";
export { jsonText } from "./transfer/json-text.ts";
export { type LineKind, lineKinds } from "./transfer/line.ts";
export { walkObjects } from "./walk.ts";

export interface ContentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Addresses of new assets begin with it; an origin. */
  readonly publicUrl: string;
  /** Multiple of the protocol's own limits that one caller may use. */
  readonly limitFactor: number;
  /** Bytes of published answers kept in memory. */
  readonly cacheBytes?: number;
}

/** The content service: what pages read, and what editors' programs write. */
export function createContent(dependencies: ContentDependencies) {
  const { db, clock, log, publicUrl, limitFactor, cacheBytes } = dependencies;
  const access = createAccess({ db, clock });
  const cache = createAnswerCache(cacheBytes);
  const limit = createCallLimit(limitFactor);
  const routes: readonly Router[] = [
    deliveryRoutes({ db, access, cache, limit }),
    managementRoutes({
      db,
      clock,
      access,
      limit,
      published: access.forget,
      assets,
      serveUploads: (serve) => serveUploads(serve, { db, clock, publicUrl, published: access.forget }),
    }),
  ];
  const inProcess = new OpenAPIHono<AppEnv>();
  inProcess.use(async (c, next) => {
    c.set("log", log);
    await next();
  });
  inProcess.route("/", deliveryRoutes({ db, access, cache, limit: { allows: async () => true } }));

  return {
    routes,
    /** For operators; `contentOfficeRoutes` serves it. */
    office: createOfficeContent({ db, clock, publicUrl, published: access.forget }),
    ...schedule({ db, clock, published: access.forget }),
    /** Delivery for this process itself: the same protocol without a network, and nobody counts the calls. */
    answer: async (request: Request): Promise<Response> => inProcess.fetch(request),
    /** A token for what is published in the first space; null while there is none. */
    publicToken: () => publicToken(db),
    /** Parts of the first space's pages that search engines may list, by their first ids; and the pages of one. */
    searchParts: (size: number): Promise<readonly number[]> =>
      inFirstSpace(db, (space) => searchParts(db, space, size)),
    searchPages: (from: number, size: number): Promise<readonly SearchPage[]> =>
      inFirstSpace(db, (space) => searchPages(db, space, from, size)),
    /** Former addresses and operators' redirects. */
    redirects: createRedirects({ db, clock }),
    /** The tokens for drafts of that space. */
    previewTokens: () => previewTokens(db),
    /** For `services/images`, which stores the bytes of assets. */
    assets: createAssetStore({ db, clock }),
    /** Something was published, here or by another process. */
    forget: access.forget,
  };
}

/** Content of the shop's first space; empty without one. */
async function inFirstSpace<Found>(db: Db, find: (space: number) => Promise<Found[]>): Promise<readonly Found[]> {
  const space = await firstSpace(db);
  return space === null ? [] : find(space);
}

export type Content = ReturnType<typeof createContent>;
