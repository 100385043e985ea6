import type { Outcome } from "../../core/outcome.ts";
import type { Db, Trx } from "./database.ts";

/** Carries a refusal out of the transaction that it rolls back. */
class RolledBack<Refusal> extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super("rolled back");
    this.refusal = refusal;
  }
}

/**
 * Does work in one transaction; what it refuses by its outcome leaves nothing behind.
 *
 * @param work refuses by its outcome
 */
export async function changeOrRefuse<Value, Refusal>(
  db: Db,
  work: (trx: Trx) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (!result.ok) throw new RolledBack(result.error);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return { ok: false, error: error.refusal };
    throw error;
  }
}
