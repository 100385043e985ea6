import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { JsonObject } from "../json.ts";
import { changeSpace } from "../management/change.ts";
import { publishStory, unpublishStory, updateStory } from "../management/stories.ts";
import { checkContent, type StoryFields } from "../management/story-input.ts";
import type { Hand } from "../management/versions.ts";
import type { Refusal } from "../refusal.ts";
import { contentWords } from "./content-words.ts";
import { type Compared, type ContentWords, differencesOf } from "./difference.ts";
import { checkLanguages, checkPaths, type PageFields } from "./page-addresses.ts";
import { foldersTo, headOf, type PageRow, pageColumns, pageTables, traceOf } from "./page-rows.ts";
import type { Differences, PageConflict, PageVersion, PageView, VersionView } from "./shapes.ts";

/** Why a page was not written. `refused`: the content service says why, by field. */
export type PageProblem =
  | { readonly kind: "not-found" }
  | { readonly kind: "changed"; readonly conflict: PageConflict }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Labels of a page's own fields, in the reader's language. */
export interface OwnWords {
  /** ISO 639. */
  readonly language: string;
  readonly name: string;
  readonly slug: string;
}

interface FullRow extends PageRow {
  readonly revision: number;
  readonly parent_id: number | null;
  readonly draft: JsonObject;
  readonly published: JsonObject | null;
  readonly published_name: string | null;
  readonly published_at: Date | null;
  readonly first_published_at: Date | null;
  readonly created_at: Date;
  readonly tags: string[];
  readonly translated_slugs: readonly (PageView["translatedSlugs"][number] & { readonly name: string | null })[];
  readonly space_languages: string[];
}

interface VersionRow {
  readonly revision: number;
  readonly action: PageVersion["action"];
  readonly via: PageVersion["via"];
  readonly author: string | null;
  readonly at: Date;
  readonly name: string;
  readonly slug: string;
  readonly restored_from: number | null;
  readonly content: JsonObject;
}

type Changed = Outcome<PageView, PageProblem>;
type Work = (trx: Trx, story: FullRow, hand: Hand) => Promise<Outcome<number, Refusal>>;

/** Which page is written, how it was seen, and in whose name. */
export interface PageWrite {
  readonly space: number;
  readonly id: number;
  readonly revision: number;
  readonly operator: string;
  readonly words: OwnWords;
}

/** Pages as the office sees and changes them. Nobody writes over what she has not seen. */
export function createPages({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function view(space: number, id: number, own: OwnWords): Promise<PageView | null> {
    const [row, words] = await Promise.all([readRow(db, space, id), contentWords(db, space, own.language)]);
    return row ? viewOf(row, await foldersTo(db, space, row.parent_id), words, own) : null;
  }

  /** @param wish what was to be written, to be set beside what the other wrote */
  async function change(write: PageWrite, wish: Partial<Compared>, work: Work): Promise<Changed> {
    const { space, id, revision, operator, words: own } = write;
    const written = await changeSpace<number, PageProblem>(db, space, async (trx) => {
      const story = await readRow(trx, space, id);
      if (!story) return failed({ kind: "not-found" });
      // A repeated request after a lost response finds the operator's own change.
      if (story.revision !== revision && !isOwn(story, wish, operator)) {
        return failed({
          kind: "changed",
          conflict: conflictOf(story, wish, await contentWords(trx, space, own.language), own),
        });
      }
      const hand: Hand = { author: { via: "office", name: operator }, now: clock.now() };
      const result = await work(trx, story, hand);
      return result.ok ? result : failed({ kind: "refused", refusal: result.error });
    });
    if (!written.ok) return written;
    const after = await view(space, id, own);
    return after ? done(after) : failed({ kind: "not-found" });
  }

  return {
    view,
    /** Revision and last author; null where there is no such page. */
    async state(space: number, id: number): Promise<Pick<PageView, "revision" | "changed"> | null> {
      const row = await readRow(db, space, id);
      return row && { revision: row.revision, changed: traceOf(row) };
    },
    /** Saves without a version for every pause in typing; also when nothing changed. */
    async autosave(write: PageWrite, content: JsonObject): Promise<Changed> {
      // Before it is compared with anything: that goes down as deep as it is.
      const checked = checkContent(content, false);
      if (!checked.ok) return failed({ kind: "refused", refusal: checked.error });
      return change(write, { content }, async (trx, { id, draft }, hand) =>
        isDeepStrictEqual(draft, content)
          ? done(id)
          : updateStory(trx, write.space, id, { content }, hand, { action: "changed", autosaved: true }),
      );
    },
    write: (write: PageWrite, fields: PageFields): Promise<Changed> =>
      change(write, fields as Partial<Compared>, async (trx, story, hand) => {
        const slugs = fields.translated_slugs_attributes;
        const free = slugs ? checkLanguages(story.space_languages, slugs) : done(null);
        if (!free.ok) return free;
        const written = await updateStory(trx, write.space, story.id, withNames(fields, story), hand);
        return written.ok && (slugs || fields.slug !== undefined || fields.parent_id !== undefined)
          ? checkPaths(trx, write.space, story.id)
          : written;
      }),
    publish: (write: PageWrite): Promise<Changed> =>
      change(write, {}, (trx, { id }, hand) => publishStory(trx, write.space, id, null, hand)),
    unpublish: (write: PageWrite): Promise<Changed> =>
      change(write, {}, (trx, { id }, hand) => unpublishStory(trx, write.space, id, hand)),
    schedule: (write: PageWrite, plan: Pick<StoryFields, "publish_at" | "expire_at">): Promise<Changed> =>
      change(write, {}, (trx, { id }, hand) => updateStory(trx, write.space, id, plan, hand, { action: "scheduled" })),

    async versions(space: number, id: number): Promise<PageVersion[]> {
      const { rows } = await sql<VersionRow>`select * from content_story_version
        where space_id = ${space} and story_id = ${id} order by revision desc`.execute(db);
      return rows.map(versionOf);
    },
    async version(space: number, id: number, revision: number, own: OwnWords): Promise<VersionView | null> {
      const [story, version, words] = await Promise.all([
        readRow(db, space, id),
        readVersion(db, space, id, revision),
        contentWords(db, space, own.language),
      ]);
      if (!story || !version) return null;
      return { ...versionOf(version), differences: differencesOf(draftOf(story), textOf(version), words, own) };
    },
    /** Name and content become what they were; the slug stays, because addresses lead to it. */
    restore: (write: PageWrite, revision: number): Promise<Changed> =>
      change(write, {}, async (trx, { id }, hand) => {
        const version = await readVersion(trx, write.space, id, revision);
        if (!version) return failed({ status: 404, body: ["there is no such version"] });
        const fields = { name: version.name, content: version.content };
        return updateStory(trx, write.space, id, fields, hand, { action: "restored", restoredFrom: revision });
      }),
  };
}

async function readRow(db: Db, space: number, id: number): Promise<FullRow | null> {
  const { rows } = await sql<FullRow>`select ${pageColumns}, s.revision, s.parent_id, s.draft, s.published,
      s.published_name, s.published_at, s.first_published_at, s.created_at, s.tags, space.languages as space_languages,
      (select coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'slug', slug, 'path', path, 'name', name) order by lang), '[]')
        from content_translated_slug t where t.space_id = s.space_id and t.story_id = s.id) as translated_slugs
    from ${pageTables} where s.space_id = ${space} and s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function readVersion(db: Db, space: number, id: number, revision: number): Promise<VersionRow | null> {
  const { rows } = await sql<VersionRow>`select * from content_story_version
    where space_id = ${space} and story_id = ${id} and revision = ${revision}`.execute(db);
  return rows[0] ?? null;
}

const draftOf = ({ name, draft }: FullRow): Compared => ({ name, content: draft });
const textOf = ({ name, content }: VersionRow): Compared => ({ name, content });

const versionOf = (row: VersionRow): PageVersion => ({
  revision: row.revision,
  action: row.action,
  via: row.via,
  author: row.author,
  at: row.at.toISOString(),
  name: row.name,
  slug: row.slug,
  restoredFrom: row.restored_from,
});

const none: Differences = { fields: [], count: 0 };

function viewOf(row: FullRow, folders: PageView["folders"], words: ContentWords, own: OwnWords): PageView {
  const seen = { name: row.published_name, content: row.published };
  return {
    ...headOf(row),
    revision: row.revision,
    folders,
    component: typeof row.draft.component === "string" ? words.component(row.draft.component) : null,
    tags: row.tags,
    translatedSlugs: row.translated_slugs.map(({ name, ...slug }) => slug),
    spaceLanguages: row.space_languages,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    firstPublishedAt: row.first_published_at?.toISOString() ?? null,
    unpublished: row.published === null ? none : differencesOf(seen, draftOf(row), words, own),
  };
}

/** Members that another author changed and the request wanted to change, too. */
function conflictOf(story: FullRow, wish: Partial<Compared>, words: ContentWords, own: OwnWords): PageConflict {
  const theirs = { name: story.name, slug: story.slug, content: story.draft };
  return {
    revision: story.revision,
    changed: traceOf(story),
    differences: differencesOf(theirs, { ...theirs, ...definedOf(wish) }, words, own),
  };
}

const isOwn = ({ author, draft }: FullRow, { content }: Partial<Compared>, operator: string): boolean =>
  author === operator && content !== undefined && isDeepStrictEqual(draft, content);

const definedOf = (wish: Partial<Compared>): Partial<Compared> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));

/** The names of a page in other languages stand beside its slugs, and stay. */
function withNames(fields: PageFields, { translated_slugs: known }: FullRow): PageFields {
  const slugs = fields.translated_slugs_attributes;
  if (!slugs) return fields;
  const nameOf = (lang: string) => known.find((one) => one.lang === lang)?.name ?? null;
  return { ...fields, translated_slugs_attributes: slugs.map((one) => ({ ...one, name: nameOf(one.lang) })) };
}
