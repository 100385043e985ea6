import { wallClock } from "../../core/calendar-date.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { parseQuery } from "../../core/query-string.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { COMPILER } from "../../design/compile.ts";
import { loadWardrobe } from "../../design/template/load-wardrobe.ts";
import type { Wardrobe } from "../../design/template/wardrobe.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/random.ts";
import type { Refusal } from "../../products/kind.ts";
import { refuse } from "../../products/link-values.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { compileDesign } from "./compile-design.ts";
import type { CreateDesignRequest, CreateDesignResponse } from "./contract.ts";
import { insertDesign } from "./insert-design.ts";
import type { DesignsContext } from "./ports.ts";
import { serverFonts } from "./server-fonts.ts";

/** The wardrobe of the style that a configuration names; one that the shop does not have is said. */
async function dressedIn(
  { styles }: DesignsContext,
  kind: DesignableKind,
  configuration: unknown,
  shop: Shop,
): Promise<{ readonly wardrobe: Wardrobe | null; readonly missing: readonly Refusal[] }> {
  const key = kind.design.styles?.keyOf(configuration) ?? null;
  if (key === null) return { wardrobe: null, missing: [] };
  const style = (await styles?.(kind.key, key, shop)) ?? null;
  if (!style) return { wardrobe: null, missing: [refuse("style", "theme-unknown", { value: key })] };
  return { wardrobe: await loadWardrobe(style, serverFonts), missing: [] };
}

export type CreateDesignFailure = "unknown-kind" | "no-catalogue";

/** Opens a designer link: reads its parameters (what is impossible falls back and is said) and stores a blank design. */
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
      ...{ ...stored, owner, compiler: COMPILER, copiedFrom: null },
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
