import { done, failed, type Outcome } from "../../core/outcome.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/random.ts";
import type { DesignsDependencies } from "./ports.ts";
import { designColumns, documentOf, type StoredDesign } from "./read-design.ts";
import type { PicturedDesign } from "./version-scene.ts";

/** A design of the owner's with what it takes to name, price and draw it. */
export interface MyDesign extends PicturedDesign {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Most designs a list shows. */
export const longestList = 200;

/** The owner's designs, the last changed first; those she removed are not in it, nor links she only looked at. */
export function listDesigns({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner): Promise<readonly MyDesign[]> => {
    const rows = await db
      .selectFrom("design")
      .select(designColumns)
      .where(ownedBy(owner))
      .where("removed_at", "is", null)
      .where((eb) => eb.or([eb("sequence", ">", 0), eb("copied_from", "is not", null)]))
      .orderBy("updated_at", "desc")
      .orderBy("id", "desc")
      .limit(longestList)
      .execute();
    return rows.map(toMyDesign);
  };
}

/** One design of the owner's as it is now. */
export function picturedDesign({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string): Promise<MyDesign | null> => {
    const row = await db
      .selectFrom("design")
      .select(designColumns)
      .where("id", "=", id)
      .where(ownedBy(owner))
      .executeTakeFirst();
    return row ? toMyDesign(row) : null;
  };
}

/** A second design that starts as this one is; its history begins anew. */
export function copyDesign({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string): Promise<Outcome<{ readonly id: string }, "not-found">> => {
    const original = await picturedDesign({ db })(owner, id);
    if (!original) return failed("not-found");
    const { kind, release, document, sceneHash } = original;
    const copy = newId();
    await db
      .insertInto("design")
      .values({
        id: copy,
        ...ownerColumns(owner),
        kind,
        release,
        document: jsonb(document),
        scene_hash: sceneHash,
        copied_from: id,
      })
      .execute();
    return done({ id: copy });
  };
}

/**
 * Takes a design out of the owner's list. One that was never frozen is gone for good; of one that was, a basket or an
 * order may show a version and lead back to it, so it only leaves the list.
 */
export function removeDesign({ db }: Pick<DesignsDependencies, "db">) {
  return (owner: Owner, id: string): Promise<Outcome<void, "not-found">> =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("design")
        .select("id")
        .where("id", "=", id)
        .where(ownedBy(owner))
        .where("removed_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return failed("not-found");
      const version = await trx
        .selectFrom("design_version")
        .select("id")
        .where("design_id", "=", id)
        .executeTakeFirst();
      if (version) await trx.updateTable("design").set({ removed_at: new Date() }).where("id", "=", id).execute();
      else await trx.deleteFrom("design").where("id", "=", id).execute();
      return done(undefined);
    });
}

const toMyDesign = (row: StoredDesign & { readonly kind: string }): MyDesign => ({
  id: row.id,
  kind: row.kind,
  release: row.release,
  document: documentOf(row),
  sceneHash: row.scene_hash,
  updatedAt: row.updated_at,
});
