import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { StoredDocument } from "./rewrite-document.ts";

/** Tables with documents of schema 1; each row is migrated exactly once. */
export type Place = "design" | "design_version";
export const places: readonly Place[] = ["design", "design_version"];

/** Documents in memory at a time. */
const batchSize = 50;

interface Waiting extends StoredDocument {
  /** A basket or an order shows it. */
  readonly shown: boolean;
}

/** Documents that are not rewritten yet, in the order of their ids. */
export async function* waitingDocuments(db: Db, place: Place): AsyncGenerator<Waiting> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const batch = await nextBatch(db, place, after);
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function nextBatch(db: Db, place: Place, after: string): Promise<readonly Waiting[]> {
  const versions =
    place === "design" ? sql`(select id from design_version where design_id = one.id)` : sql`(select one.id)`;
  const waiting = place === "design" ? sql`one.document is not null` : sql`one.pages is null`;
  const { rows } = await sql<Waiting>`
    select one.id, one.kind, one.release, one.document, one.scene_hash as "sceneHash", (
      exists (select from cart_line where version_id in ${versions})
      or exists (select from removed_cart_line where version_id in ${versions})
      or exists (select from order_line where version_id in ${versions})
    ) as shown
    from ${sql.table(place)} as one
    where ${waiting} and one.id > ${after}
    order by one.id limit ${batchSize}`.execute(db);
  return rows;
}
