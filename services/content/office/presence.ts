import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";

/** A window that said nothing for so long is closed, in milliseconds; windows speak three times as often. */
const silentFor = 60_000;

/** Which window of which operator has which version of a page open. */
export interface OpenPage {
  readonly space: number;
  readonly id: number;
  readonly window: string;
  /** Null: the draft as such. */
  readonly release: number | null;
  readonly name: string;
}

/** Knows who has which page open in the visual editor, in whichever process. */
export function createPresence({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /** Announces a window; returns the other names on this version, each once. Null: no such page. */
    async say({ space, id, window, release, name }: OpenPage): Promise<string[] | null> {
      const now = clock.now();
      const old = new Date(now.getTime() - silentFor);
      const story = await db
        .selectFrom("content_story")
        .select("id")
        .where("space_id", "=", space)
        .where("id", "=", id)
        .executeTakeFirst();
      if (!story) return null;
      await db.deleteFrom("content_presence").where("seen_at", "<", old).execute();
      await db
        .insertInto("content_presence")
        .values({ space_id: space, story_id: id, window_id: window, release_id: release, name, seen_at: now })
        .onConflict((known) =>
          known.columns(["space_id", "story_id", "window_id"]).doUpdateSet({ release_id: release, name, seen_at: now }),
        )
        .execute();
      const others = await db
        .selectFrom("content_presence")
        .select("name")
        .distinct()
        .where("space_id", "=", space)
        .where("story_id", "=", id)
        .where("window_id", "<>", window)
        .where("release_id", "is not distinct from", release)
        .orderBy("name")
        .execute();
      return others.map((other) => other.name);
    },
    /** The window closed the page. */
    async leave(space: number, id: number, window: string): Promise<void> {
      await db
        .deleteFrom("content_presence")
        .where("space_id", "=", space)
        .where("story_id", "=", id)
        .where("window_id", "=", window)
        .execute();
    },
  };
}
