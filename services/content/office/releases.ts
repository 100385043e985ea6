import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { done, failed } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { JsonObject } from "../json.ts";
import { changeSpace } from "../management/change.ts";
import { writeIntoRelease } from "../management/stories.ts";
import { checkContent } from "../management/story-input.ts";
import type { Hand } from "../management/versions.ts";
import { contentWords } from "./content-words.ts";
import { type Compared, differencesOf } from "./difference.ts";
import type { OwnWords } from "./pages.ts";
import { newerThan, openRelease, publishRelease, type ReleaseProblem, releaseSubject } from "./publish-release.ts";
import type { ReleaseHead, ReleasePage, ReleaseView } from "./release-shapes.ts";

interface HeadRow {
  readonly id: number;
  readonly name: string;
  readonly release_at: Date | null;
  readonly released: boolean;
  readonly pages: number;
  readonly conflicts: number;
}

/** A version as it is to become, how it was seen, and in whose name. */
interface ReleaseWrite {
  readonly revision: number;
  readonly operator: string;
  readonly words: OwnWords;
  readonly name?: string;
  /** Left out: as in the page's draft. */
  readonly content?: JsonObject;
}

interface PageRow {
  readonly id: number;
  readonly name: string;
  readonly fullSlug: string;
  readonly content: JsonObject;
  readonly published: JsonObject | null;
  readonly published_name: string | null;
  /** Its draft is neither what visitors see nor the release's version. */
  readonly changed: boolean;
}

/** Releases as the office sees them. */
export function createReleases({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function view(space: number, id: number, own: OwnWords): Promise<ReleaseView | null> {
    const [head] = await readHeads(db, space, id);
    if (!head) return null;
    const [pages, newer, words, outcome] = await Promise.all([
      readPages(db, space, id),
      newerThan(db, space, id),
      contentWords(db, space, own.language),
      readOutcome(db, space, id),
    ]);
    return {
      ...headOf(head),
      outcome,
      pages: pages.map((page) => ({
        id: page.id,
        name: page.name,
        fullSlug: page.fullSlug,
        isPublished: page.published !== null,
        hasDraft: page.published !== null && page.changed,
        conflict: newer.find((one) => one.id === page.id)?.publishedAt ?? null,
        differences: differencesOf(
          { name: page.published_name, content: page.published },
          { name: page.name, content: page.content },
          words,
          own,
        ),
      })),
    };
  }

  const hand = (operator: string): Hand => ({ author: { via: "office", name: operator }, now: clock.now() });

  return {
    view,
    async list(space: number): Promise<ReleaseHead[]> {
      return (await readHeads(db, space, null)).map(headOf);
    },
    async create(space: number, name: string): Promise<number> {
      const { id } = await db
        .insertInto("content_release")
        .values({ space_id: space, name })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    change: (space: number, id: number, changes: { name?: string; release_at?: string | null }) =>
      changeSpace<null, ReleaseProblem>(db, space, async (trx) => {
        const open = await openRelease(trx, space, id);
        if (!open.ok) return open;
        await trx
          .updateTable("content_release")
          .set(changes)
          .where("space_id", "=", space)
          .where("id", "=", id)
          .execute();
        return done(null);
      }),
    async remove(space: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("content_release")
        .where("space_id", "=", space)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    publish: (space: number, id: number, operator: string, overwrite: readonly number[]) =>
      changeSpace<null, ReleaseProblem>(db, space, (trx) => publishRelease(trx, space, id, hand(operator), overwrite)),

    /** The page's version in the release, or its draft. */
    page: (space: number, id: number, page: number): Promise<ReleasePage | null> => readPage(db, space, id, page),
    /** Writes it, and puts the page into the release where it was not in it. */
    write: (space: number, id: number, page: number, { revision, operator, words: own, ...fields }: ReleaseWrite) =>
      changeSpace<ReleasePage, ReleaseProblem>(db, space, async (trx) => {
        const open = await openRelease(trx, space, id);
        if (!open.ok) return open;
        // Before it is compared with anything: that goes down as deep as it is.
        const checked = fields.content === undefined ? done(null) : checkContent(fields.content, false);
        if (!checked.ok) return failed({ kind: "refused", refusal: checked.error });
        const before = await readPage(trx, space, id, page);
        if (!before) return failed({ kind: "not-found" });
        // A repeated request after a lost response finds the operator's own change.
        const isOwn = before.changed?.author === operator && isDeepStrictEqual(before.content, fields.content);
        if (before.revision !== revision && !isOwn) {
          const words = await contentWords(trx, space, own.language);
          const differences = differencesOf(before as Compared, { ...before, ...fields } as Compared, words, own);
          const { revision: newer, changed } = before;
          return failed({ kind: "changed", conflict: { revision: newer, changed, differences } });
        }
        const written = await writeIntoRelease(trx, space, page, id, fields, hand(operator));
        if (!written.ok) return failed({ kind: "refused", refusal: written.error });
        const after = await readPage(trx, space, id, page);
        return after ? done(after) : failed({ kind: "not-found" });
      }),
    async take(space: number, id: number, page: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("content_release_story")
        .where("space_id", "=", space)
        .where("release_id", "=", id)
        .where("story_id", "=", page)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

const headOf = (row: HeadRow): ReleaseHead => ({
  id: row.id,
  name: row.name,
  releaseAt: row.release_at?.toISOString() ?? null,
  isReleased: row.released,
  pageCount: row.pages,
  conflictCount: row.conflicts,
});

async function readHeads(db: Db, space: number, id: number | null): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`select o.id, o.name, o.release_at, o.released, count(s.id) as pages,
      count(s.id) filter (where s.published_at > r.begun_at) as conflicts
    from content_release o left join content_release_story r on r.space_id = o.space_id and r.release_id = o.id
      left join content_story s on s.space_id = r.space_id and s.id = r.story_id
    where o.space_id = ${space} and (${id}::bigint is null or o.id = ${id})
    group by o.space_id, o.id order by o.released, o.release_at nulls last, o.id desc`.execute(db);
  return rows;
}

async function readPages(db: Db, space: number, id: number): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`select s.id, r.name, s.full_slug as "fullSlug", r.content,
      s.published, s.published_name,
      s.changed and (s.draft, s.name) is distinct from (r.content, r.name) as changed
    from content_release_story r join content_story s on s.space_id = r.space_id and s.id = r.story_id
    where r.space_id = ${space} and r.release_id = ${id} order by s.full_slug`.execute(db);
  return rows;
}

interface VersionRow extends Omit<ReleasePage, "changed"> {
  readonly author: string | null;
  readonly changed_at: Date | null;
}

async function readPage(db: Db, space: number, id: number, page: number): Promise<ReleasePage | null> {
  const { rows } = await sql<VersionRow>`select coalesce(r.revision, 0) as revision, coalesce(r.name, s.name) as name,
      coalesce(r.content, s.draft) as content, r.author, r.changed_at
    from content_release o join content_story s on s.space_id = o.space_id
      left join content_release_story r on r.space_id = o.space_id and r.release_id = o.id and r.story_id = s.id
    where o.space_id = ${space} and o.id = ${id} and s.id = ${page} and not s.is_folder`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { author, changed_at: at, ...version } = row;
  const isOffice = author !== null && at !== null;
  return { ...version, changed: isOffice ? { action: "changed", via: "office", author, at: at.toISOString() } : null };
}

async function readOutcome(db: Db, space: number, id: number): Promise<ReleaseView["outcome"]> {
  const deed = await db
    .selectFrom("content_audit")
    .select(["at", "author", "detail"])
    .where("space_id", "=", space)
    .where("subject", "=", releaseSubject(id))
    .where("action", "=", "published")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!deed) return null;
  const { pages } = deed.detail as { pages: string[] };
  return { at: deed.at.toISOString(), author: deed.author, pages };
}
