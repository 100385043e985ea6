import { wallClock } from "../../core/calendar-date.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { parseQuery } from "../../core/query-string.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownerColumns } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/random.ts";
import { designableKindOf } from "../../products/registry.ts";
import type { CreateDesignRequest, CreateDesignResponse } from "./contract.ts";
import type { DesignsDependencies } from "./ports.ts";
import { designColumns, toRecord } from "./read-design.ts";
import { sceneOfDesign } from "./scene-of-design.ts";

export type CreateDesignFailure = "unknown-kind" | "no-catalogue";

/** Opens a designer link: reads its parameters (what is impossible falls back and is said) and stores a blank design. */
export function createDesign({ db, releases, clock }: DesignsDependencies) {
  return async (
    owner: Owner,
    request: CreateDesignRequest,
    shop: Shop,
  ): Promise<Outcome<CreateDesignResponse, CreateDesignFailure>> => {
    const kind = designableKindOf(request.kind);
    if (!kind) return failed("unknown-kind");
    const release = await releases.current(request.kind);
    if (!release) return failed("no-catalogue");

    const on = wallClock(clock.now(), shopZone).date;
    const link = kind.readLink(parseQuery(request.query), release.data, { ...shop, on });
    const document = kind.design.blank(link.configuration, release.data);
    const compiled = await sceneOfDesign(document, release.data);
    if (!compiled.ok) throw new Error(`a blank design does not compile: ${compiled.error.reason}`);

    const row = await db
      .insertInto("design")
      .values({
        id: newId(),
        ...ownerColumns(owner),
        kind: request.kind,
        release: release.release,
        document: jsonb(document),
        scene_hash: compiled.value.hash,
      })
      .returning(designColumns)
      .executeTakeFirstOrThrow();
    return done({ design: toRecord(row), notices: [...link.notices], addToCart: link.addToCart });
  };
}
