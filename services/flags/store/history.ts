import type { Db } from "../../../platform/database/database.ts";
import type { ChangeKind } from "./change-environment.ts";

export interface HistoryEntry {
  readonly changeNumber: number;
  readonly kind: ChangeKind;
  readonly name: string;
  readonly by: string;
  readonly comment: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const mostEntries = 200;

/** Who changed what, the newest first; of one thing where it is named. */
export async function historyOf(db: Db, environment: number, name?: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("flag_change")
    .select(["change", "kind", "name", "by", "comment", "at"])
    .where("environment_id", "=", environment)
    .$if(name !== undefined, (query) => query.where("name", "=", name ?? ""))
    .orderBy("change", "desc")
    .limit(mostEntries)
    .execute();
  return rows.map(({ change, kind, at, ...row }) => ({
    ...row,
    ...{ changeNumber: change, kind: kind as ChangeKind, at: at.toISOString() },
  }));
}
