import { sql } from "kysely";
import type { Language } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { JsonObject } from "../json.ts";
import { changeSpace, raiseVersion } from "../management/change.ts";
import { createStoryWriter } from "../management/stories.ts";
import { findPlace, retrace } from "../management/story-tree.ts";
import { recordVersion } from "../management/versions.ts";
import { notFound, type Refusal, refuseField } from "../refusal.ts";
import { contentOf, withNewUids } from "./new-content.ts";
import { templateWords } from "./page-template-words.ts";
import { pageTemplates } from "./page-templates.ts";
import { type BinList, binDays, type NewPage, type TreeFolder } from "./tree-shapes.ts";

/** In which space, and in whose name and language. */
export interface TreeHand {
  readonly space: number;
  readonly operator: string;
  readonly language: Language;
}

/** Why a page was not deleted. */
export type RemovalProblem =
  | { readonly kind: "not-found" | "changed" | "not-empty" }
  /** Visitors see it, and its address was not named. */
  | { readonly kind: "published"; readonly address: string };

interface Doomed {
  readonly revision: number;
  readonly full_slug: string;
  readonly is_folder: boolean;
  readonly is_published: boolean;
}

/** The tree of pages: new ones, copies, folders, the bin. */
export function createPageTree({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function draftOf(space: number, id: number): Promise<{ draft: JsonObject; tags: string[] } | null> {
    const story = await db
      .selectFrom("content_story")
      .select(["draft", "tags"])
      .where("space_id", "=", space)
      .where("id", "=", id)
      .where("is_folder", "=", false)
      .executeTakeFirst();
    return story ? { draft: story.draft as JsonObject, tags: story.tags } : null;
  }

  async function beginning({ space, language }: TreeHand, { from, name }: NewPage) {
    if (from.kind === "folder") return done({ is_folder: true });
    if (from.kind === "template") {
      const template = pageTemplates.find(({ key }) => key === from.template);
      return template ? done({ content: contentOf(template, name, language) }) : refuseField("from", "is no template");
    }
    const other = await draftOf(space, from.page);
    return other
      ? done({ content: withNewUids(other.draft), tag_list: other.tags })
      : refuseField("from", "is no page of this space");
  }

  return {
    templates(language: Language) {
      const { names, purposes } = templateWords(localeOfLanguage(language));
      return pageTemplates.map(({ key }) => ({ key, name: names[key], about: purposes[key] }));
    },

    async folders(space: number): Promise<TreeFolder[]> {
      const { rows } = await sql<TreeFolder>`select id, name, full_slug as "fullSlug" from content_story
        where space_id = ${space} and is_folder order by full_slug`.execute(db);
      return rows;
    },

    /** A draft that nobody sees yet. Answers with its id. */
    async create(hand: TreeHand, wish: NewPage): Promise<Outcome<number, Refusal>> {
      const begins = await beginning(hand, wish);
      if (!begins.ok) return begins;
      const writer = createStoryWriter({ db, clock, author: { via: "office", name: hand.operator } });
      const fields = { name: wish.name, slug: wish.slug, parent_id: wish.parentId, ...begins.value };
      const made = await writer.create(hand.space, fields, { publish: false, release: null });
      return made.ok ? done(Number(made.value.id)) : made;
    },

    /** Whether visitors see a page; null: there is none. */
    async isPublished(space: number, id: number): Promise<boolean | null> {
      return (await readDoomed(db, space, id))?.is_published ?? null;
    },

    /**
     * Moves to the bin. Nothing that changed since it was seen, and nothing published unless its address is confirmed.
     */
    async remove(
      { space, operator }: TreeHand,
      id: number,
      { revision, address }: { readonly revision: number; readonly address?: string | undefined },
    ): Promise<Outcome<null, RemovalProblem>> {
      return changeSpace<null, RemovalProblem>(db, space, async (trx) => {
        const page = await readDoomed(trx, space, id);
        if (!page) return failed({ kind: "not-found" });
        if (page.revision !== revision) return failed({ kind: "changed" });
        if (page.is_folder && (await hasChildren(trx, space, id))) return failed({ kind: "not-empty" });
        if (page.is_published && address !== page.full_slug) {
          return failed({ kind: "published", address: page.full_slug });
        }
        await throwAway(trx, space, id, operator, clock.now());
        await trx.deleteFrom("content_story").where("space_id", "=", space).where("id", "=", id).execute();
        await raiseVersion(trx, space);
        return done(null);
      });
    },

    async bin(space: number): Promise<BinList> {
      const rows = await db
        .selectFrom("content_bin")
        .select(["id", "name", "full_slug", "author", "at"])
        .where("space_id", "=", space)
        .orderBy("at", "desc")
        .orderBy("id")
        .execute();
      const pages = rows.map(({ full_slug, at, ...row }) => ({ ...row, fullSlug: full_slug, at: at.toISOString() }));
      return { pages };
    },

    /** A draft in its place again, in the root where its folder is gone. Its history comes back with it. */
    async recover({ space, operator }: TreeHand, id: number): Promise<Outcome<number, Refusal>> {
      return changeSpace(db, space, async (trx) => {
        const { rows } = await sql<{ slug: string; is_startpage: boolean; parent_id: number | null }>`
          select s.slug, s.is_startpage, f.id as parent_id
          from content_bin b, jsonb_populate_record(null::content_story, b.remains -> 'story') s
            left join content_story f on f.space_id = ${space} and f.id = s.parent_id and f.is_folder
          where b.space_id = ${space} and b.id = ${id}`.execute(trx);
        const [story] = rows;
        if (!story) return failed(notFound);
        const { slug, is_startpage: isStartpage, parent_id: parentId } = story;
        const place = await findPlace(trx, space, { id: null, parentId, slug, isStartpage });
        if (!place.ok) return place;
        await takeOut(trx, space, id, { parentId, ...place.value });
        await retrace(trx, space, [id]);
        const hand = { author: { via: "office", name: operator }, now: clock.now() } as const;
        await recordVersion(trx, space, id, { action: "restored" }, hand);
        return done(id);
      });
    },
  };
}

async function readDoomed(db: Db, space: number, id: number): Promise<Doomed | null> {
  const { rows } = await sql<Doomed>`select revision, full_slug, is_folder, published is not null as is_published
    from content_story where space_id = ${space} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function hasChildren(trx: Trx, space: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from content_story
    where space_id = ${space} and parent_id = ${id} limit 1`.execute(trx);
  return rows.length > 0;
}

async function throwAway(trx: Trx, space: number, id: number, author: string, now: Date): Promise<void> {
  await sql`delete from content_bin
    where space_id = ${space} and at < ${now}::timestamptz - make_interval(days => ${binDays})`.execute(trx);
  await sql`insert into content_bin (space_id, id, name, full_slug, author, at, remains)
    select space_id, id, name, full_slug, ${author}, ${now}::timestamptz, jsonb_build_object(
      'story', to_jsonb(s),
      'slugs', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from content_translated_slug t
        where t.space_id = s.space_id and t.story_id = s.id),
      'versions', (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from content_story_version v
        where v.space_id = s.space_id and v.story_id = s.id))
    from content_story s where space_id = ${space} and id = ${id}`.execute(trx);
}

async function takeOut(
  trx: Trx,
  space: number,
  id: number,
  { parentId, fullSlug, level }: { parentId: number | null; fullSlug: string; level: number },
): Promise<void> {
  const remains = sql`(select remains from content_bin where space_id = ${space} and id = ${id})`;
  // Plans are outdated, and the page stays unpublished until it is published again.
  await sql`insert into content_story select * from jsonb_populate_record(null::content_story, ${remains} -> 'story'
    || jsonb_build_object('parent_id', ${parentId}::bigint, 'full_slug', ${fullSlug}::text, 'level', ${level}::integer,
      'published', null, 'published_name', null, 'published_at', null, 'changed', true, 'settings', '{}'::jsonb))`.execute(
    trx,
  );
  await sql`insert into content_translated_slug
    select * from jsonb_populate_recordset(null::content_translated_slug, ${remains} -> 'slugs')`.execute(trx);
  await sql`insert into content_story_version
    select * from jsonb_populate_recordset(null::content_story_version, ${remains} -> 'versions')`.execute(trx);
  await trx.deleteFrom("content_bin").where("space_id", "=", space).where("id", "=", id).execute();
}
