import type { MiddlewareHandler } from "hono";
import type { Db } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { firstSpace } from "../access.ts";
import { createRedirects } from "../redirects/redirects.ts";
import { createAssetLibrary } from "./asset-library.ts";
import { createAudit } from "./audit.ts";
import { createDrafts } from "./drafts.ts";
import { createPageTree } from "./page-tree.ts";
import { createPages } from "./pages.ts";
import { createPresence } from "./presence.ts";
import { createReleases } from "./releases.ts";
import { createTokens } from "./tokens.ts";

interface OfficeOptions {
  /** Addresses of assets begin with it; an origin. */
  readonly publicUrl: string;
  readonly db: Db;
  readonly clock: Clock;
  /** Something was published by this process. */
  readonly published: () => void;
}

/** The content service for operators: the first space, which is the one that the shop shows. */
export function createOfficeContent({ db, clock, publicUrl, published }: OfficeOptions) {
  return {
    db,
    published,
    pages: createPages({ db, clock }),
    releases: createReleases({ db, clock }),
    tree: createPageTree({ db, clock }),
    drafts: createDrafts({ db, clock }),
    presence: createPresence({ db, clock }),
    assets: createAssetLibrary({ db, clock, publicUrl }),
    redirects: createRedirects({ db, clock }),
    tokens: createTokens({ db, clock }),
    audit: createAudit({ db, clock }),
    /** Null where there is none yet. */
    space: (): Promise<number | null> => firstSpace(db),
  };
}

export type OfficeContent = ReturnType<typeof createOfficeContent>;

export interface OfficeContentRoutesOptions {
  readonly office: OfficeContent;
  /** Lets those through who may see and edit. */
  readonly requireEditor: MiddlewareHandler<AppEnv>;
  /** Lets those through who may change what visitors see. */
  readonly requirePublisher: MiddlewareHandler<AppEnv>;
}
