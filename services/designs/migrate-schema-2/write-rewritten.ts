import { sql } from "kysely";
import { COMPILER } from "../../../design/compile.ts";
import { operationFromSchema1 } from "../../../design/migrate-operation.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { sideColumns, sideRecords } from "../save-change.ts";
import { outlineOf, sideRow } from "../stored-side.ts";
import type { RewrittenDocument, StoredDocument } from "./rewrite-document.ts";

/** Stores a design in schema 2, with its sides and its log. */
export function writeDesign(
  db: Db,
  { id, sceneHash: before }: StoredDocument,
  rewritten: RewrittenDocument,
): Promise<void> {
  const { document, sceneHash, pages } = rewritten;
  const named = new Map(pages.map((page) => [page.surface, page]));
  const sides = document.surfaces.map((surface, place) => sideRow(surface, place, named.get(surface.id) ?? null));
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable("design")
      .set({ document: null, outline: jsonb(outlineOf(document)), compiler: COMPILER, scene_hash: sceneHash })
      .where("id", "=", id)
      .execute();
    await sql`insert into design_surface (design_id, ${sideColumns})
      select ${id}::uuid, ${sideColumns} from ${sideRecords(sides)}`.execute(trx);
    await rewriteLog(trx, id);
    await renameScene(trx, before, sceneHash);
  });
}

export function writeVersion(
  db: Db,
  { id, sceneHash: before }: StoredDocument,
  rewritten: RewrittenDocument,
): Promise<void> {
  const { document, sceneHash, pages, tooSmall } = rewritten;
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable("design_version")
      .set({ document: jsonb(document), pages: jsonb(pages), compiler: COMPILER, scene_hash: sceneHash })
      .set(({ fn, val, ref }) => ({ too_small: fn.coalesce(ref("too_small"), val(tooSmall)) }))
      .where("id", "=", id)
      .execute();
    await renameScene(trx, before, sceneHash);
  });
}

/** Operations in memory at a time. */
const logSlice = 500;

async function rewriteLog(trx: Trx, id: string): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await trx
      .selectFrom("design_operation")
      .select(["sequence", "operation"])
      .where("design_id", "=", id)
      .where("sequence", ">", after)
      .orderBy("sequence")
      .limit(logSlice)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)?.sequence ?? after;
    const rewritten = rows.map(({ sequence, operation }) => ({ sequence, operation: operationFromSchema1(operation) }));
    await sql`update design_operation as log set operation = one.operation
      from jsonb_to_recordset(${JSON.stringify(rewritten)}::jsonb) as one (sequence int, operation jsonb)
      where log.design_id = ${id} and log.sequence = one.sequence`.execute(trx);
  }
}

async function renameScene(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .insertInto("renamed_scene")
    .values({ old_hash: before, new_hash: after })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const linesWithScenes = ["cart_line", "removed_cart_line", "order_line", "print_file"] as const;

/** Baskets, orders and print files name their scenes as designs and versions do now. Doing it again changes nothing. */
export function renameEverywhere(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const table of linesWithScenes) {
      await sql`update ${sql.table(table)} as line set scene_hash = new_hash
        from renamed_scene where line.scene_hash = old_hash`.execute(trx);
    }
  });
}
