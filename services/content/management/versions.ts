import { sql } from "kysely";
import type { Trx } from "../../../platform/database/database.ts";
import type { VersionAction } from "./version-actions.ts";

/** Author of a change: an operator by name, an API client with the management token, or the clock. */
export type Author =
  | { readonly via: "office"; readonly name: string }
  | { readonly via: "program" }
  | { readonly via: "schedule" };

/** Author and time of a change. */
export interface Hand {
  readonly author: Author;
  readonly now: Date;
}

/** Versions of one story that are kept; older ones are forgotten. */
export const mostVersions = 200;

/** Facts of a version beside author and time. */
export interface VersionFacts {
  readonly action: VersionAction;
  readonly restoredFrom?: number;
  /** Written by an editor's page of itself: with those before it one version, as long as nothing else comes between. */
  readonly autosaved?: boolean;
}

/** Minutes from the first autosave of a version to its last. */
const seriesMinutes = 15;

/** Records a story after a change as its next revision. Part of every write, in its transaction. */
export async function recordVersion(
  trx: Trx,
  space: number,
  id: number,
  { action, restoredFrom, autosaved = false }: VersionFacts,
  { author, now }: Hand,
): Promise<void> {
  const name = author.via === "office" ? author.name : null;
  await sql`
    with story as (
      update content_story set revision = revision + 1 where space_id = ${space} and id = ${id} returning *
    ), same_series as (
      delete from content_story_version v using story
      where ${autosaved} and v.space_id = story.space_id and v.story_id = story.id
        and v.revision = story.revision - 1 and v.author = ${name}::text
        and v.autosaved_since > ${now}::timestamptz - make_interval(mins => ${seriesMinutes})
      returning v.autosaved_since
    ) insert into content_story_version
        (space_id, story_id, revision, action, via, author, at, name, slug, content, restored_from, autosaved_since)
      select space_id, id, revision, ${action}, ${author.via}, ${name}::text, ${now}::timestamptz, name, slug, draft,
        ${restoredFrom ?? null}::bigint,
        case when ${autosaved} then coalesce((select autosaved_since from same_series), ${now}::timestamptz) end
      from story`.execute(trx);
  // By their number, since series leave gaps between revisions.
  await sql`delete from content_story_version where space_id = ${space} and story_id = ${id} and revision < (
    select revision from content_story_version where space_id = ${space} and story_id = ${id}
    order by revision desc offset ${mostVersions - 1} limit 1)`.execute(trx);
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
