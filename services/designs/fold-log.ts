import type { Db } from "../../platform/database/database.ts";

/** Operations of a design that its log keeps; its sides are the snapshot they lead to. */
export const keptOperations = 1_000;
/** Operations between two foldings, so that most saves have nothing to delete. */
const foldEvery = 250;

/** Deletes what is older than the newest operations, when a save passes the next mark. */
export async function foldLog(db: Db, id: string, before: number, sequence: number): Promise<void> {
  if (sequence <= keptOperations || Math.floor(sequence / foldEvery) === Math.floor(before / foldEvery)) return;
  await db
    .deleteFrom("design_operation")
    .where("design_id", "=", id)
    .where("sequence", "<=", sequence - keptOperations)
    .execute();
}
