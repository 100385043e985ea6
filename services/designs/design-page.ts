import type { CompiledPage } from "../../design/compile-page.ts";
import type { Db } from "../../platform/database/database.ts";
import { drawSides } from "./compile-sides.ts";
import type { NamedPage } from "./design-to-freeze.ts";
import { SideTooHeavy } from "./heavy-sides.ts";
import { createPause } from "./pause.ts";
import type { DesignsContext } from "./ports.ts";
import type { PicturedDesign } from "./version-scene.ts";

/**
 * One page of a design, frozen or not, by its place from 0; null when there is no such page or it cannot be compiled. The
 * other pages are not compiled.
 */
export function pageOfDesign({ releases, kindOf, compiler }: DesignsContext) {
  return async ({ document, ...design }: PicturedDesign, index: number): Promise<CompiledPage | null> => {
    const release = await releases.at(design.kind, design.release);
    const kind = kindOf(design.kind);
    if (!release || !kind?.configurationSchema.safeParse(document.configuration).success) return null;
    const layout = kind.design.surfaces(document, release.data)[index];
    if (!layout) return null;
    const surface = document.surfaces.find(({ id }) => id === layout.surface);
    try {
      const [page] = await drawSides([{ surface, layout }], {
        ...compiler,
        photos: document.photos,
        pause: createPause(),
      });
      return page ?? null;
    } catch (error) {
      if (error instanceof SideTooHeavy) return null;
      throw error;
    }
  };
}

/** Hashes of a frozen version's pages in their order; null when there is no such version. */
export function pageHashesOf({ db }: { readonly db: Db }) {
  return async (versionId: string): Promise<readonly string[] | null> => {
    const row = await db.selectFrom("design_version").select("pages").where("id", "=", versionId).executeTakeFirst();
    const pages = (row?.pages ?? null) as readonly NamedPage[] | null;
    return pages?.map(({ hash }) => hash) ?? null;
  };
}
