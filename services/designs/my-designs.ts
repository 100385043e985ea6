import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Configuration } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownerColumns } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DesignsDependencies } from "./ports.ts";
import { asDocument, designsOf, documentText } from "./read-design.ts";
import { sideColumns } from "./save-change.ts";
import type { PicturedDesign } from "./version-scene.ts";

/** A design of the owner's with what it takes to name and price it. */
export interface MyDesign {
  readonly id: string;
  readonly kind: string;
  readonly release: number;
  readonly title: string;
  readonly configuration: Configuration;
  readonly sceneHash: string;
  readonly updatedAt: Date;
}

/** Most designs a list shows. */
export const longestList = 200;

const listed = (db: Db, owner: Owner) =>
  designsOf(db, owner)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("sequence", ">", 0), eb("copied_from", "is not", null)]))
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(longestList)
    .select(["id", "kind", "release", "scene_hash as sceneHash", "updated_at as updatedAt"]);

/** The owner's designs, the last changed first; without removed ones, and without links that were only opened. */
export function listDesigns({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner): Promise<readonly MyDesign[]> => {
    const rows = await listed(db, owner)
      .select([
        sql<string>`outline ->> 'title'`.as("title"),
        sql<Configuration>`outline -> 'configuration'`.as("configuration"),
      ])
      .execute();
    return rows;
  };
}

/** The same with their documents, for her copy of all that the shop keeps of her. */
export function exportDesigns({ db }: Pick<DesignsDependencies, "db">) {
  return async (
    owner: Owner,
  ): Promise<readonly (PicturedDesign & { readonly id: string; readonly updatedAt: Date })[]> => {
    const rows = await listed(db, owner).select(documentText.as("document")).execute();
    return rows.map(({ document, ...columns }) => ({ ...columns, document: asDocument(document) }));
  };
}

/** One design of the owner's as it is now. */
export function picturedDesign({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string): Promise<PicturedDesign | null> => {
    const row = await designsOf(db, owner)
      .where("id", "=", id)
      .select(["kind", "release", "scene_hash as sceneHash", documentText.as("document")])
      .executeTakeFirst();
    return row ? { ...row, document: asDocument(row.document) } : null;
  };
}

/** Copies a design, with an empty history. With a given id it is created once, however often it is requested. */
export function copyDesign({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string, copy = newId()): Promise<Outcome<{ readonly id: string }, "not-found">> => {
    const { visitor_id, customer_id } = ownerColumns(owner);
    const original = designsOf(db, owner)
      .where("id", "=", id)
      .select(["id", "kind", "release", "compiler", "outline", "scene_hash"]);
    const { rows } = await sql<{ id: string }>`with original as (${original}), copied as (
      insert into design (id, visitor_id, customer_id, kind, release, compiler, outline, scene_hash, copied_from)
      select ${copy}::uuid, ${visitor_id}::uuid, ${customer_id}, kind, release, compiler, outline, scene_hash, id from original
      on conflict (id) do nothing returning id
    ), sides as (
      insert into design_surface (design_id, ${sideColumns})
      select copied.id, ${sideColumns} from copied, design_surface where design_id in (select id from original)
    ) select id from copied`.execute(db);
    if (rows.length > 0) return done({ id: copy });
    const made = await designsOf(db, owner)
      .select("id")
      .where("id", "=", copy)
      .where("copied_from", "=", id)
      .executeTakeFirst();
    return made ? done({ id: copy }) : failed("not-found");
  };
}

/**
 * Takes a design out of the owner's list. One that was never frozen is gone for good; of one that was, a basket or an
 * order may show a version and lead back to it, so it only leaves the list.
 */
export function removeDesign({ db }: Pick<DesignsDependencies, "db">) {
  return (owner: Owner, id: string): Promise<Outcome<void, "not-found">> =>
    db.transaction().execute(async (trx) => {
      const row = await designsOf(trx, owner)
        .select("id")
        .where("id", "=", id)
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
