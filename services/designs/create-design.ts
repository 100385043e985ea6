import { wallClock } from "../../core/calendar-date.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { parseQuery } from "../../core/query-string.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { COMPILER } from "../../design/compile.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { compileDesign } from "./compile-design.ts";
import type { CreateDesignRequest, CreateDesignResponse } from "./contract.ts";
import { dressedIn } from "./dressed-in.ts";
import { insertDesign } from "./insert-design.ts";
import type { DesignsContext } from "./ports.ts";

export type CreateDesignFailure = "unknown-kind" | "no-catalogue";

/** Opens a designer link: stores a blank design; impossible parameters fall back with notices. */
export function createDesign(context: DesignsContext) {
  const { db, releases, clock, kindOf } = context;
  return async (
    owner: Owner,
    request: CreateDesignRequest,
    shop: Shop,
  ): Promise<Outcome<CreateDesignResponse, CreateDesignFailure>> => {
    const kind = kindOf(request.kind);
    if (!kind) return failed("unknown-kind");
    const release = await releases.current(request.kind);
    if (!release) return failed("no-catalogue");

    const on = wallClock(clock.now(), shopZone).date;
    const link = kind.readLink(parseQuery(request.query), release.data, { ...shop, on });
    const { wardrobe, missing } = await dressedIn(context, kind, link.configuration, shop);
    const document = kind.design.blank(link.configuration, release.data, wardrobe);
    const compiled = await compileDesign(context, document, release.data);
    if (!compiled.ok) throw new Error(`a blank design does not compile: ${compiled.error.reason}`);
    const { hash: sceneHash, pages } = compiled.value;
    const stored = { id: newId(), release: release.release, document, sceneHash };
    const updatedAt = await insertDesign(db, {
      ...stored,
      owner,
      compiler: COMPILER,
      copiedFrom: null,
      pages: new Map(pages.map((page) => [page.page.surface, page])),
    });
    const design = { ...stored, sequence: 0, updatedAt: updatedAt.toISOString() };
    return done({
      design: { ...design, document: { ...document } },
      notices: [...link.notices, ...missing],
      addToCart: link.addToCart,
    });
  };
}
