import { failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { DesignsDependencies } from "./ports.ts";
import { type CompiledDesign, sceneOfDesign, type UncompilableDesign } from "./scene-of-design.ts";

/** What it takes to draw a design, frozen or not. */
export interface PicturedDesign {
  readonly kind: string;
  readonly release: number;
  readonly document: DesignDocument;
  readonly sceneHash: string;
}

/** Compiles a frozen version again, with the release it was frozen with. */
export function sceneOfVersion({ releases }: DesignsDependencies) {
  return async ({
    document,
    kind,
    release,
  }: PicturedDesign): Promise<Outcome<CompiledDesign & { readonly data: unknown }, UncompilableDesign>> => {
    const found = await releases.at(kind, release);
    if (!found) return failed({ reason: "release-missing" });
    const compiled = await sceneOfDesign(document, found.data);
    return compiled.ok ? { ok: true, value: { ...compiled.value, data: found.data } } : compiled;
  };
}

/** Whether the design a version was frozen from belongs to this owner. */
export function ownsVersion({ db }: DesignsDependencies) {
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
