import { sql } from "kysely";
import type { Trx } from "../../../platform/database/database.ts";
import type { VersionAction } from "../office/shapes.ts";

/** Who writes: an operator by name, a program with the management token, or the clock. */
export type Author =
  | { readonly via: "office"; readonly name: string }
  | { readonly via: "program" }
  | { readonly via: "schedule" };

/** Who writes, and when. */
export interface Hand {
  readonly author: Author;
  readonly now: Date;
}

/** Versions of one story that are kept; older ones are forgotten. */
export const mostVersions = 200;

/** Notes how a story stands after a change, as its next revision. Part of every write, in its transaction. */
export async function recordVersion(
  trx: Trx,
  space: number,
  id: number,
  action: VersionAction,
  { author, now }: Hand,
  restoredFrom: number | null = null,
): Promise<void> {
  const name = author.via === "office" ? author.name : null;
  await sql`
    with story as (
      update content_story set revision = revision + 1 where space_id = ${space} and id = ${id} returning *
    ) insert into content_story_version
        (space_id, story_id, revision, action, via, author, at, name, slug, content, restored_from)
      select space_id, id, revision, ${action}, ${author.via}, ${name}::text, ${now}::timestamptz, name, slug, draft,
        ${restoredFrom}::bigint from story`.execute(trx);
  await sql`delete from content_story_version where space_id = ${space} and story_id = ${id}
    and revision <= (select revision from content_story where space_id = ${space} and id = ${id}) - ${mostVersions}`.execute(
    trx,
  );
}

/** The same for all stories of an import that came out otherwise than they stood. */
export async function recordImport(trx: Trx, space: number): Promise<void> {
  await sql`
    with story as (
      update content_story s set revision = revision + 1 from content_import_story p
      where s.space_id = ${space} and s.id = p.id and not exists (
        select from content_story_version v where v.space_id = s.space_id and v.story_id = s.id
          and v.revision = s.revision and v.name = s.name and v.slug = s.slug and v.content = s.draft)
      returning s.*
    ) insert into content_story_version (space_id, story_id, revision, action, via, at, name, slug, content)
      select space_id, id, revision, 'imported', 'import', now(), name, slug, draft from story`.execute(trx);
}
