import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";

/** What an operator did that is no version of a page. */
export interface Deed {
  readonly action: "imported" | "exported";
  readonly author: string;
  readonly detail: object;
}

/** Who did what; only ever added to. */
export function createAudit({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    async note(space: number, { action, author, detail }: Deed): Promise<void> {
      const what = { space_id: space, action, author, at: clock.now(), detail: jsonb(detail) };
      await db.insertInto("content_audit").values(what).execute();
    },
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
