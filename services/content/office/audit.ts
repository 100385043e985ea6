import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";

/** An operator's action that is no version of a page. */
export interface Deed {
  readonly action: "imported" | "exported" | "uploaded" | "changed" | "replaced" | "removed" | "published";
  readonly author: string;
  /** Its object; absent: the whole space. */
  readonly subject?: string;
  readonly detail?: object;
}

/** Writes it down in the transaction that does it. */
export async function noteDeed(trx: Db | Trx, space: number, deed: Deed, at: Date): Promise<void> {
  const { action, author, subject = "", detail = {} } = deed;
  const what = { space_id: space, action, author, at, subject, detail: jsonb(detail) };
  await trx.insertInto("content_audit").values(what).execute();
}

/** Audit log; append-only. */
export function createAudit({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    note: (space: number, deed: Deed): Promise<void> => noteDeed(db, space, deed, clock.now()),
    /** The newest first. */
    list: (space: number, actions: readonly Deed["action"][], most: number) =>
      db
        .selectFrom("content_audit")
        .select(["action", "author", "at", "detail"])
        .where("space_id", "=", space)
        .where("action", "in", [...actions])
        .orderBy("id", "desc")
        .limit(most)
        .execute(),
  };
}
