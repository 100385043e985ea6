import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { NamedPage } from "./design-to-freeze.ts";
import { insertDesign } from "./insert-design.ts";
import type { DesignsDependencies } from "./ports.ts";

/** A design as a basket stores it. */
export interface FrozenVersion {
  readonly versionId: string;
  readonly designId: string;
  readonly kind: string;
  readonly release: number;
  readonly title: string;
  readonly configuration: DesignDocument["configuration"];
  readonly sceneHash: string;
}

/** The whole of it. Never changes. */
export interface DesignVersion extends FrozenVersion {
  readonly document: DesignDocument;
  /** Number of the compiler whose scene it was approved as. */
  readonly compiler: number;
}

const versionColumns = ["id", "design_id", "kind", "release", "compiler", "document", "pages", "scene_hash"] as const;

/** A frozen version by id. The caller has checked that this basket or order may see it. */
export function readVersion({ db }: Pick<DesignsDependencies, "db">) {
  return async (versionId: string): Promise<DesignVersion | null> => {
    const row = await db
      .selectFrom("design_version")
      .select(versionColumns)
      .where("id", "=", versionId)
      .where("pages", "is not", null)
      .executeTakeFirst();
    return row ? toVersion(row) : null;
  };
}

/** A version of a design of this owner's, with the pages it was approved as; null: there is none, or it is not hers. */
export async function ownVersion(db: Db, owner: Owner, versionId: string) {
  const row = await db
    .selectFrom("design_version")
    .select(versionColumns)
    .where("id", "=", versionId)
    .where("pages", "is not", null)
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom("design")
          .select("design.id")
          .whereRef("design.id", "=", ref("design_version.design_id"))
          .where(ownedBy(owner)),
      ),
    )
    .executeTakeFirst();
  return row ? { version: toVersion(row), pages: row.pages as readonly NamedPage[] } : null;
}

/** Creates a design of this owner from a version, with an empty history. */
export function duplicateVersion({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, versionId: string): Promise<Outcome<{ designId: string }, "not-found">> => {
    const own = await ownVersion(db, owner, versionId);
    if (!own) return failed("not-found");
    const { document, release, compiler, sceneHash, designId: copiedFrom } = own.version;
    const pages = new Map(own.pages.map((page) => [page.surface, page]));
    const id = newId();
    await insertDesign(db, { id, owner, document, release, compiler, sceneHash, copiedFrom, pages });
    return done({ designId: id });
  };
}

/** Documents are parsed before they are stored. */
function toVersion(row: {
  readonly id: string;
  readonly design_id: string;
  readonly kind: string;
  readonly release: number;
  readonly compiler: number;
  readonly document: unknown;
  readonly scene_hash: string;
}): DesignVersion {
  const document = row.document as DesignDocument;
  return {
    versionId: row.id,
    designId: row.design_id,
    kind: row.kind,
    release: row.release,
    compiler: row.compiler,
    title: document.title,
    configuration: document.configuration,
    document,
    sceneHash: row.scene_hash,
  };
}
