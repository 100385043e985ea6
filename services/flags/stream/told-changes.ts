import type { Db } from "../../../platform/database/database.ts";
import type { ChangeKind } from "../store/change-environment.ts";
import type { ToldChange } from "./messages.ts";

/** Most changes that are sent one by one after a long silence. */
const mostChanges = 1_000;

export async function newestChange(db: Db, environment: number): Promise<number> {
  const row = await db.selectFrom("flag_environment").select("change").where("id", "=", environment).executeTakeFirst();
  return row?.change ?? 0;
}

/** Changes after a number, in order. */
export async function changesSince(db: Db, environment: number, since: number): Promise<ToldChange[]> {
  const rows = await changesOf(db, environment)
    .where("change", ">", since)
    .orderBy("change")
    .limit(mostChanges)
    .execute();
  return rows.map((row) => toldChange(row, environment));
}

/** The last control of streams, for clients that connect later. Null: none. */
export async function newestControl(db: Db, environment: number): Promise<ToldChange | null> {
  const row = await changesOf(db, environment)
    .where("kind", "=", "control")
    .orderBy("change", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toldChange(row, environment) : null;
}

const changesOf = (db: Db, environment: number) =>
  db
    .selectFrom("flag_change")
    .select(["change", "kind", "name", "before", "details"])
    .where("environment_id", "=", environment);

const toldChange = (row: Omit<ToldChange, "environment" | "kind"> & { kind: string }, environment: number) => ({
  ...row,
  environment,
  kind: row.kind as ChangeKind,
});
