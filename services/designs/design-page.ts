import { sql } from "kysely";
import type { CompiledPage } from "../../design/compile-page.ts";
import type { DesignDocument, Surface } from "../../design/document.ts";
import { bindFields, namedFields } from "../../design/recipients/bind-fields.ts";
import { hasFields } from "../../design/recipients/placeholders.ts";
import type { Db } from "../../platform/database/database.ts";
import { recipientsOf } from "../../products/recipients.ts";
import { drawSides } from "./compile-sides.ts";
import type { NamedPage } from "./design-to-freeze.ts";
import { SideTooHeavy } from "./heavy-sides.ts";
import { createPause } from "./pause.ts";
import type { DesignsContext } from "./ports.ts";
import type { PicturedDesign } from "./version-scene.ts";

/** Values of fields: the first recipient's, or none for other viewers. */
export type Shown = "first-recipient" | "nobody";

export interface PicturedPage extends CompiledPage {
  /** The drawn side, with its fields filled. */
  readonly surface: Surface | undefined;
  /** It shows somebody of a list, which is erasable: no copy of it may be kept. */
  readonly personal: boolean;
}

/**
 * Compiles one page of a design, frozen or not, by its index from 0; null when there is no such page or it cannot be
 * compiled.
 */
export function pageOfDesign(context: DesignsContext) {
  const { releases, kindOf, compiler } = context;
  return async (
    { document, ...design }: PicturedDesign,
    index: number,
    shown: Shown = "first-recipient",
  ): Promise<PicturedPage | null> => {
    const release = await releases.at(design.kind, design.release);
    const kind = kindOf(design.kind);
    if (!release || !kind?.configurationSchema.safeParse(document.configuration).success) return null;
    const layout = kind.design.surfaces(document, release.data)[index];
    if (!layout) return null;
    const written = document.surfaces.find(({ id }) => id === layout.surface);
    const { surface, personal } = await withValues(context, document, written, shown);
    try {
      const [page] = await drawSides([{ surface, layout }], {
        ...compiler,
        photos: document.photos,
        pause: createPause(),
      });
      return page ? { ...page, surface, personal } : null;
    } catch (error) {
      if (error instanceof SideTooHeavy) return null;
      throw error;
    }
  };
}

async function withValues(
  { recipients }: DesignsContext,
  { configuration }: DesignDocument,
  surface: Surface | undefined,
  shown: Shown,
): Promise<Pick<PicturedPage, "surface" | "personal">> {
  if (!surface || !hasFields(surface)) return { surface, personal: false };
  const wanted = shown === "first-recipient" ? recipientsOf(configuration) : null;
  const list = wanted && (await recipients?.ordered(wanted.list));
  const [first] = list?.rows ?? [];
  const [bound] = list && first ? bindFields([surface], first, list.columns) : namedFields([surface]);
  return { surface: bound, personal: first !== undefined };
}

/** Page hashes of a frozen version in order, null where a page may show a recipient; null: no such version. */
export function pageHashesOf({ db }: { readonly db: Db }) {
  return async (versionId: string): Promise<readonly (string | null)[] | null> => {
    const row = await db
      .selectFrom("design_version")
      .select(["pages", sql`document -> 'configuration'`.as("configuration")])
      .where("id", "=", versionId)
      .executeTakeFirst();
    const pages = (row?.pages ?? null) as readonly NamedPage[] | null;
    const isForPeople = recipientsOf((row?.configuration ?? {}) as DesignDocument["configuration"]) !== null;
    return pages?.map(({ hash }) => (isForPeople ? null : hash)) ?? null;
  };
}
