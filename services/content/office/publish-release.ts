import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { publishStory } from "../management/stories.ts";
import type { Hand } from "../management/versions.ts";
import type { Refusal } from "../refusal.ts";
import { noteDeed } from "./audit.ts";
import type { ReleaseConflict } from "./release-shapes.ts";
import type { PageConflict } from "./shapes.ts";

/** Why a release did not go out; nothing of it did. */
export type ReleaseProblem =
  | { readonly kind: "not-found" | "released" | "empty" }
  | { readonly kind: "changed"; readonly conflict: PageConflict }
  | { readonly kind: "conflict"; readonly conflict: ReleaseConflict }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export const releaseSubject = (id: number) => `release ${id}`;

/** Pages of a release that were published after they were put into it, by address. */
export async function newerThan(db: Db, space: number, release: number): Promise<ReleaseConflict["pages"]> {
  const { rows } = await sql<{ id: number; name: string; fullSlug: string; at: Date }>`
    select s.id, s.name, s.full_slug as "fullSlug", s.published_at as at from content_release_story r
      join content_story s on s.space_id = r.space_id and s.id = r.story_id
    where r.space_id = ${space} and r.release_id = ${release} and s.published_at > r.begun_at
    order by s.full_slug`.execute(db);
  return rows.map(({ at, ...page }) => ({ ...page, publishedAt: at.toISOString() }));
}

/** Only a release that is still to come may be changed, or published. */
export async function openRelease(trx: Trx, space: number, id: number): Promise<Outcome<null, ReleaseProblem>> {
  const release = await trx
    .selectFrom("content_release")
    .select("released")
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!release) return failed({ kind: "not-found" });
  return release.released ? failed({ kind: "released" }) : done(null);
}

/**
 * Publishes all pages of a release, inside `changeSpace`: all or, where one is refused, none.
 *
 * @param overwrite pages of which it is known that what was published meanwhile is lost
 */
export async function publishRelease(
  trx: Trx,
  space: number,
  id: number,
  hand: Hand,
  overwrite: readonly number[],
): Promise<Outcome<null, ReleaseProblem>> {
  const open = await openRelease(trx, space, id);
  if (!open.ok) return open;
  const stories = await trx
    .selectFrom("content_release_story")
    .select(["story_id", "name"])
    .where("space_id", "=", space)
    .where("release_id", "=", id)
    .orderBy("story_id")
    .execute();
  if (stories.length === 0) return failed({ kind: "empty" });
  const pages = (await newerThan(trx, space, id)).filter((page) => !overwrite.includes(page.id));
  if (pages.length > 0) return failed({ kind: "conflict", conflict: { pages } });
  for (const { story_id: story } of stories) {
    const published = await publishStory(trx, space, story, id, hand);
    if (!published.ok) return failed({ kind: "refused", refusal: published.error });
  }
  await trx
    .updateTable("content_release")
    .set({ released: true })
    .where("space_id", "=", space)
    .where("id", "=", id)
    .execute();
  // They are the pages now, and requests for the release get the same.
  await trx.deleteFrom("content_release_story").where("space_id", "=", space).where("release_id", "=", id).execute();
  const author = hand.author.via === "office" ? hand.author.name : "";
  const detail = { pages: stories.map(({ name }) => name) };
  await noteDeed(trx, space, { action: "published", author, subject: releaseSubject(id), detail }, hand.now);
  return done(null);
}
