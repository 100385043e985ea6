import { sql } from "kysely";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { isUuid } from "../delivery/references.ts";
import type { Json, JsonObject } from "../json.ts";
import { notFound, type Refusal, refuseField } from "../refusal.ts";
import { changeSpace, raiseVersion } from "./change.ts";
import { checkContent, type StoryFields, settingNames } from "./story-input.ts";
import { findPlace, retrace } from "./story-tree.ts";
import { readStory } from "./story-view.ts";
import { type Author, type Hand, recordVersion, type VersionFacts } from "./versions.ts";

/** Options of a write: publish it immediately, or write it into a release instead of the draft. */
export interface WriteOptions {
  readonly publish: boolean;
  readonly release: number | null;
}

type Written = Outcome<Record<string, Json>, Refusal>;

interface StoryWriterOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** In whose name it is written. */
  readonly author: Author;
}

/** Writing stories of one space. Everything that visitors see afterwards raises the version. */
export function createStoryWriter({ db, clock, author }: StoryWriterOptions) {
  const hand = (): Hand => ({ author, now: clock.now() });
  const change = async (space: number, work: (trx: Trx) => Promise<Outcome<number, Refusal>>): Promise<Written> => {
    const written = await changeSpace(db, space, work);
    if (!written.ok) return written;
    const story = await readStory(db, clock, space, written.value);
    return story ? done(story) : { ok: false, error: notFound };
  };

  return {
    create(space: number, fields: StoryFields, options: WriteOptions): Promise<Written> {
      return change(space, async (trx) => {
        const made = await insertStory(trx, space, fields, hand());
        if (!made.ok) return made;
        if (options.publish) await publishStory(trx, space, made.value, null, hand());
        return made;
      });
    },

    update(space: number, id: number, fields: StoryFields, options: WriteOptions): Promise<Written> {
      return change(space, async (trx) => {
        const changed =
          options.release === null
            ? await updateStory(trx, space, id, fields, hand())
            : await writeIntoRelease(trx, space, id, options.release, fields, hand());
        if (!changed.ok) return changed;
        return options.publish ? publishStory(trx, space, id, options.release, hand()) : changed;
      });
    },

    publish: (space: number, id: number, release: number | null): Promise<Written> =>
      change(space, (trx) => publishStory(trx, space, id, release, hand())),

    unpublish: (space: number, id: number): Promise<Written> =>
      change(space, (trx) => unpublishStory(trx, space, id, hand())),

    /** With everything below it, where it is a folder. Answers with what it was. */
    async remove(space: number, id: number): Promise<Written> {
      const before = await readStory(db, clock, space, id);
      if (!before) return { ok: false, error: notFound };
      return changeSpace(db, space, async (trx) => {
        await trx.deleteFrom("content_story").where("space_id", "=", space).where("id", "=", id).execute();
        await raiseVersion(trx, space);
        return done(before);
      });
    },

    updateUuid(space: number, id: number, uuid: string): Promise<Written> {
      return change(space, async (trx) => {
        if (!isUuid(uuid)) return refuseField("uuid", "is no uuid");
        const other = await trx
          .selectFrom("content_story")
          .select("id")
          .where("space_id", "=", space)
          .where("uuid", "=", uuid)
          .where("id", "<>", id)
          .executeTakeFirst();
        if (other) return refuseField("uuid", "has already been taken");
        const { numUpdatedRows } = await trx
          .updateTable("content_story")
          .set({ uuid })
          .where("space_id", "=", space)
          .where("id", "=", id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return { ok: false, error: notFound };
        await raiseVersion(trx, space);
        return done(id);
      });
    },
  };
}

async function insertStory(
  trx: Trx,
  space: number,
  fields: StoryFields,
  hand: Hand,
): Promise<Outcome<number, Refusal>> {
  const { name, slug, is_folder: isFolder = false, is_startpage: isStartpage = false } = fields;
  if (name === undefined) return refuseField("name", "can't be blank");
  if (slug === undefined) return refuseField("slug", "can't be blank");
  const content = checkContent((fields.content ?? {}) as JsonObject, isFolder);
  if (!content.ok) return content;
  const parentId = fields.parent_id || null;
  const place = await findPlace(trx, space, { id: null, parentId, slug, isStartpage });
  if (!place.ok) return place;
  const { id } = await trx
    .insertInto("content_story")
    .values({
      space_id: space,
      name,
      slug,
      full_slug: place.value.fullSlug,
      level: place.value.level,
      parent_id: parentId,
      is_folder: isFolder,
      is_startpage: isStartpage,
      draft: jsonb(content.value),
      ...(fields.first_published_at ? { first_published_at: fields.first_published_at } : {}),
      ...plainColumns(fields),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeTranslatedSlugs(trx, space, id, fields);
  await recordVersion(trx, space, id, { action: "created" }, hand);
  return done(id);
}

/**
 * Writes the draft and the place of a story, inside `changeSpace`.
 *
 * @param meaning what was done, where it is not just a change
 */
export async function updateStory(
  trx: Trx,
  space: number,
  id: number,
  fields: StoryFields,
  hand: Hand,
  meaning: VersionFacts = { action: "changed" },
): Promise<Outcome<number, Refusal>> {
  const before = await trx
    .selectFrom("content_story")
    .selectAll()
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return { ok: false, error: notFound };
  if (fields.is_folder !== undefined && fields.is_folder !== before.is_folder) {
    return refuseField("is_folder", "cannot be changed");
  }
  const content = fields.content === undefined ? null : checkContent(fields.content as JsonObject, before.is_folder);
  if (content?.ok === false) return content;
  const [slug, isStartpage] = [fields.slug ?? before.slug, fields.is_startpage ?? before.is_startpage];
  const parentId = fields.parent_id === undefined ? before.parent_id : fields.parent_id || null;
  const place = await findPlace(trx, space, { id, parentId, slug, isStartpage });
  if (!place.ok) return place;
  await trx
    .updateTable("content_story")
    .set({
      name: fields.name ?? before.name,
      slug,
      is_startpage: isStartpage,
      parent_id: parentId,
      full_slug: place.value.fullSlug,
      level: place.value.level,
      updated_at: sql<Date>`now()`,
      changed: sql<boolean>`(published, published_name) is distinct from
        (${content ? jsonb(content.value) : sql.ref("draft")}, ${fields.name ?? before.name}::text)`,
      ...(content && { draft: jsonb(content.value) }),
      ...plainColumns(fields, before.settings as JsonObject),
    })
    .where("space_id", "=", space)
    .where("id", "=", id)
    .execute();
  await writeTranslatedSlugs(trx, space, id, fields);
  const moved = place.value.fullSlug !== before.full_slug || slug !== before.slug;
  if (moved || fields.translated_slugs_attributes) await retrace(trx, space, [id]);
  // A draft is nobody's business but the editors'; its place, its tags and its addresses are seen at once.
  if ((before.published !== null || before.is_folder) && isSeenAtOnce(fields)) await raiseVersion(trx, space);
  await recordVersion(trx, space, id, meaning, hand);
  return done(id);
}

const isSeenAtOnce = (fields: StoryFields) =>
  Object.keys(fields).some(
    (name) => name !== "content" && name !== "name" && !(settingNames as readonly string[]).includes(name),
  );

/** Columns that are written as they come. */
function plainColumns(fields: StoryFields, before: JsonObject = {}) {
  const settings = Object.fromEntries(
    settingNames.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])),
  );
  return {
    ...(fields.group_id !== undefined && { group_id: fields.group_id }),
    ...(fields.path !== undefined && { path: fields.path }),
    ...(fields.position !== undefined && { position: fields.position }),
    ...(fields.tag_list !== undefined && { tags: fields.tag_list }),
    ...(fields.sort_by_date !== undefined && { sort_by_date: fields.sort_by_date }),
    ...(fields.meta_data !== undefined && { meta_data: fields.meta_data === null ? null : jsonb(fields.meta_data) }),
    ...(Object.keys(settings).length > 0 && { settings: jsonb({ ...before, ...settings }) }),
  };
}

async function writeTranslatedSlugs(trx: Trx, space: number, id: number, fields: StoryFields): Promise<void> {
  const slugs = fields.translated_slugs_attributes;
  if (!slugs) return;
  await trx.deleteFrom("content_translated_slug").where("space_id", "=", space).where("story_id", "=", id).execute();
  const kept = [...new Map(slugs.filter(({ slug }) => slug !== "").map((one) => [one.lang, one])).values()];
  if (kept.length === 0) return;
  await trx
    .insertInto("content_translated_slug")
    .values(
      kept.map(({ lang, slug, name }) => ({
        space_id: space,
        story_id: id,
        lang,
        slug,
        name: name ?? null,
        // Not an address until it is traced.
        path: `/${slug}`,
      })),
    )
    .execute();
  await retrace(trx, space, [id]);
}

/** Writes the version of a story in a release, inside `changeSpace`; what is left out is as in the draft. */
export async function writeIntoRelease(
  trx: Trx,
  space: number,
  id: number,
  release: number,
  { name, content }: Pick<StoryFields, "name" | "content">,
  { author, now }: Hand,
): Promise<Outcome<number, Refusal>> {
  const story = await trx
    .selectFrom("content_story")
    .select(["name", "draft", "is_folder"])
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!story) return { ok: false, error: notFound };
  const known = await trx
    .selectFrom("content_release")
    .select("id")
    .where("space_id", "=", space)
    .where("id", "=", release)
    .executeTakeFirst();
  if (!known) return refuseField("release_id", "is no release of this space");
  const checked = checkContent((content ?? story.draft) as JsonObject, story.is_folder);
  if (!checked.ok) return checked;
  const version = {
    name: name ?? story.name,
    content: jsonb(checked.value),
    changed_at: now,
    author: author.via === "office" ? author.name : null,
  };
  await trx
    .insertInto("content_release_story")
    .values({ space_id: space, release_id: release, story_id: id, begun_at: now, ...version })
    .onConflict((conflict) =>
      conflict
        .columns(["space_id", "release_id", "story_id"])
        .doUpdateSet({ ...version, revision: sql`content_release_story.revision + 1` }),
    )
    .execute();
  return done(id);
}

/** The draft, or its version in a release, becomes what visitors see. */
export async function publishStory(
  trx: Trx,
  space: number,
  id: number,
  release: number | null,
  hand: Hand,
): Promise<Outcome<number, Refusal>> {
  const { now } = hand;
  if (release !== null) {
    await sql`update content_story s set draft = r.content, name = r.name from content_release_story r
      where s.space_id = ${space} and s.id = ${id}
        and r.space_id = s.space_id and r.story_id = s.id and r.release_id = ${release}`.execute(trx);
  }
  const { rows } = await sql<{ is_folder: boolean }>`
    update content_story set
      published = case when is_folder then null else draft end,
      published_name = case when is_folder then null else name end,
      published_at = case when is_folder then null else ${now}::timestamptz end,
      first_published_at = case when is_folder then null else coalesce(first_published_at, ${now}) end,
      changed = false
    where space_id = ${space} and id = ${id} returning is_folder`.execute(trx);
  if (!rows[0]) return { ok: false, error: notFound };
  if (rows[0].is_folder) return refuseField("is_folder", "Folders cannot be published");
  await raiseVersion(trx, space);
  await recordVersion(trx, space, id, { action: "published" }, hand);
  return done(id);
}

/** Visitors see it no longer; the draft stays. */
export async function unpublishStory(
  trx: Trx,
  space: number,
  id: number,
  hand: Hand,
): Promise<Outcome<number, Refusal>> {
  const { numUpdatedRows } = await trx
    .updateTable("content_story")
    .set({ published: null, published_name: null, published_at: null, changed: true })
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { ok: false, error: notFound };
  await raiseVersion(trx, space);
  await recordVersion(trx, space, id, { action: "unpublished" }, hand);
  return done(id);
}
