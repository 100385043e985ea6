import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { literally } from "../../../platform/database/like.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { firstSpace } from "../access.ts";
import type { Redirect, RedirectKey } from "./shapes.ts";

/** Most consecutive redirects that are followed; operators can write two. */
const mostSteps = 10;
const mostListed = 200;

/** Former addresses of pages in the first space, and operators' redirects. */
export function createRedirects({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const target = async (space: number, path: string): Promise<string | null> =>
    (
      await db
        .selectFrom("content_redirect")
        .select("target")
        .where("space_id", "=", space)
        .where("path", "=", path)
        .executeTakeFirst()
    )?.target ?? null;

  return {
    /** An operator's redirect of a path; null: none. */
    async written(path: string): Promise<string | null> {
      const space = await firstSpace(db);
      return space === null ? null : target(space, path);
    },

    /**
     * The slug that a published page has now whose address another one was.
     *
     * @param language code; "" for the default one
     */
    async former(slug: string, language: string): Promise<string | null> {
      const { rows } = await sql<{ slug: string }>`
        select coalesce(t.path, rtrim(s.full_slug, '/')) as slug from content_former_address f
          join content_story s on s.space_id = f.space_id and s.id = f.story_id and s.published is not null
          left join content_translated_slug t on t.space_id = s.space_id and t.story_id = s.id and t.lang = ${language}
        where f.space_id = (select min(id) from content_space) and f.path = ${slug} and f.lang in ('', ${language})
        order by f.lang desc limit 1`.execute(db);
      return rows[0]?.slug ?? null;
    },

    /** The newest first; a path that a page has again is not among them. */
    async list(space: number, search: string): Promise<Redirect[]> {
      const like = `%${literally(search)}%`;
      const { rows } = await sql<Omit<Redirect, "at"> & { at: Date }>`
        select 'written' as kind, '' as lang, path, target, author, null::bigint as page, at from content_redirect
          where space_id = ${space} and (path ilike ${like} or target ilike ${like})
        union all
        select 'moved', f.lang, f.path, coalesce(t.path, rtrim(s.full_slug, '/')), null, s.id, f.at from content_former_address f
          join content_story s on s.space_id = f.space_id and s.id = f.story_id
          left join content_translated_slug t on t.space_id = s.space_id and t.story_id = s.id and t.lang = f.lang
          where f.space_id = ${space} and s.published is not null and (f.path ilike ${like} or s.full_slug ilike ${like})
            and coalesce(t.path, rtrim(s.full_slug, '/')) <> f.path
        order by at desc, path limit ${mostListed}`.execute(db);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },

    /** Writes a redirect, or another target of one; refused where visitors would go in a circle. */
    async write(
      space: number,
      redirect: { readonly path: string; readonly target: string; readonly author: string },
    ): Promise<Outcome<null, "circle">> {
      let here: string | null = redirect.target;
      for (let step = 0; here !== null && step < mostSteps; step++) {
        if (here === redirect.path) return failed("circle");
        here = await target(space, here);
      }
      const row = { ...redirect, space_id: space, at: clock.now() };
      await db
        .insertInto("content_redirect")
        .values(row)
        .onConflict((conflict) => conflict.columns(["space_id", "path"]).doUpdateSet(row))
        .execute();
      return done(null);
    },

    /** @returns whether there was one */
    async remove(space: number, { kind, lang, path }: RedirectKey): Promise<boolean> {
      const { numDeletedRows } =
        kind === "written"
          ? await db
              .deleteFrom("content_redirect")
              .where("space_id", "=", space)
              .where("path", "=", path)
              .executeTakeFirst()
          : await db
              .deleteFrom("content_former_address")
              .where("space_id", "=", space)
              .where("lang", "=", lang)
              .where("path", "=", path)
              .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
