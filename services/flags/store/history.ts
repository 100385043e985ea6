import type { Db } from "../../../platform/database/database.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";
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

/** Changes with their authors, the newest first; of one name where given. */
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
    changeNumber: change,
    kind: kind as ChangeKind,
    at: at.toISOString(),
  }));
}

/** A flag after a change. */
export interface FlagVersion extends Omit<HistoryEntry, "name" | "kind"> {
  readonly kind: "flag" | "kill";
  readonly definition: FlagDefinition;
  readonly isArchived: boolean;
  /** Made at a planned time. */
  readonly isPlanned: boolean;
}

/** Versions of a flag, the newest first: one more than a page, so that each has its predecessor for comparison. */
export async function versionsOf(
  db: Db,
  environment: number,
  name: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<FlagVersion[]> {
  const rows = await db
    .selectFrom("flag_change as made")
    .leftJoin("flag_plan as plan", (join) =>
      join.onRef("plan.environment_id", "=", "made.environment_id").onRef("plan.change", "=", "made.change"),
    )
    .select(["made.change", "made.kind", "made.details", "made.by", "made.comment", "made.at", "plan.id as plan"])
    .where("made.environment_id", "=", environment)
    .where("made.kind", "in", ["flag", "kill"])
    .where("made.name", "=", name)
    .$if(before !== undefined, (query) => query.where("made.change", "<", before ?? 0))
    .orderBy("made.change", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(({ change, kind, details, by, comment, at, plan }) => ({
    ...(details as { definition: FlagDefinition; isArchived: boolean }),
    changeNumber: change,
    kind: kind as "flag" | "kill",
    by,
    comment,
    at: at.toISOString(),
    isPlanned: plan !== null,
  }));
}
