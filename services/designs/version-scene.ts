import { failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { compileDesign, type DrawnDesign, type UncompilableDesign } from "./compile-design.ts";
import type { DesignsContext } from "./ports.ts";

/** Data to draw a design, frozen or not. */
export interface PicturedDesign {
  readonly kind: string;
  readonly release: number;
  readonly document: DesignDocument;
  readonly sceneHash: string;
}

/** Compiles a frozen version again, with the release it was frozen with. */
export function sceneOfVersion(context: DesignsContext) {
  return async ({
    document,
    kind,
    release,
  }: PicturedDesign): Promise<Outcome<DrawnDesign & { readonly data: unknown }, UncompilableDesign>> => {
    const found = await context.releases.at(kind, release);
    if (!found) return failed({ reason: "release-missing" });
    const compiled = await compileDesign(context, document, found.data);
    return compiled.ok ? { ok: true, value: { ...compiled.value, data: found.data } } : compiled;
  };
}

/** Whether the design a version was frozen from belongs to this owner. */
export function ownsVersion({ db }: { readonly db: Db }) {
  return async (owner: Owner, versionId: string): Promise<boolean> => {
    const row = await db
      .selectFrom("design_version")
      .innerJoin("design", "design.id", "design_version.design_id")
      .select("design.id")
      .where("design_version.id", "=", versionId)
      .where(ownedBy(owner))
      .executeTakeFirst();
    return row !== undefined;
  };
}

/** Those of these versions that show a photo with too few pixels: frozen before that was refused. */
export function versionsTooSmall({ db }: { readonly db: Db }) {
  return async (versionIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (versionIds.length === 0) return new Set();
    const rows = await db
      .selectFrom("design_version")
      .select("id")
      .where("id", "in", versionIds)
      .where("too_small", "is", true)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
}
