import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { likePattern } from "../delivery/filter-sql.ts";
import { offsetOf, readPaging } from "../delivery/paging.ts";
import type { Parameters } from "../delivery/parameters.ts";
import { isUuid } from "../delivery/references.ts";
import { isId } from "../delivery/story-question.ts";
import { notFound, type Refusal, refuse, refuseField } from "../refusal.ts";
import { pagingOf, readJson, type Said, type ServeManagement, say } from "./enter.ts";
import { createStoryWriter, type WriteOptions } from "./stories.ts";
import { readBody, type StoryFields, storyBody } from "./story-input.ts";
import { listStories, readStory } from "./story-view.ts";

const mostStories = 100;
const sortable = ["name", "slug", "full_slug", "position", "created_at", "updated_at", "published_at", "id"];
const releaseBody = z.looseObject({ release_id: z.coerce.number().int().positive().nullish() });

/** Stories of a space: list, read, write, publish, withdraw, remove. */
export function serveStories(serve: ServeManagement, { db, clock, published }: StoryRoutesOptions): void {
  const writer = createStoryWriter({ db, clock, author: { via: "program" } });
  const written = (result: Outcome<object, Refusal>, status: 200 | 201 = 200): Outcome<Said, Refusal> => {
    if (!result.ok) return result;
    published();
    return done({ status, body: { story: result.value } });
  };
  const withId = (id: string | undefined, work: (id: number) => Promise<Outcome<Said, Refusal>>) =>
    id !== undefined && isId(id) ? work(Number(id)) : Promise.resolve({ ok: false as const, error: notFound });

  serve(
    "get",
    "/stories",
    "A page of stories without their contents",
    say((_, space, parameters) => list(db, space, parameters)),
  );
  serve(
    "post",
    "/stories",
    "Make a story or folder",
    say(async (c, space) => {
      const body = readStoryBody(await readJson(c));
      return body.ok ? written(await writer.create(space, body.value.fields, body.value), 201) : body;
    }),
  );
  serve(
    "get",
    "/stories/{id}",
    "A story with its draft",
    say((c, space) =>
      withId(c.req.param("id"), async (id) => {
        const story = await readStory(db, clock, space, id);
        return story ? done({ body: { story } }) : { ok: false, error: notFound };
      }),
    ),
  );
  serve(
    "put",
    "/stories/{id}",
    "Change a story; publish: 1 publishes it, too",
    say((c, space) =>
      withId(c.req.param("id"), async (id) => {
        const body = readStoryBody(await readJson(c));
        return body.ok ? written(await writer.update(space, id, body.value.fields, body.value)) : body;
      }),
    ),
  );
  serve(
    "delete",
    "/stories/{id}",
    "Remove a story, or a folder with everything in it",
    say((c, space) => withId(c.req.param("id"), async (id) => written(await writer.remove(space, id)))),
  );
  serve(
    "get",
    "/stories/{id}/publish",
    "Show the draft to visitors",
    say((c, space, { text }) =>
      withId(c.req.param("id"), async (id) => {
        if (text("lang") !== null && text("lang") !== "[default]")
          return refuseField("lang", "stories are published in all languages");
        const read = releaseBody.safeParse({ release_id: text("release_id") });
        return read.success
          ? written(await writer.publish(space, id, read.data.release_id ?? null))
          : refuse(400, "release_id must be an id");
      }),
    ),
  );
  serve(
    "get",
    "/stories/{id}/unpublish",
    "Show it no longer",
    say((c, space) => withId(c.req.param("id"), async (id) => written(await writer.unpublish(space, id)))),
  );
  serve(
    "put",
    "/stories/{id}/update_uuid",
    "Give a story the uuid it had elsewhere",
    say((c, space, { text }) =>
      withId(c.req.param("id"), async (id) => written(await writer.updateUuid(space, id, text("uuid") ?? ""))),
    ),
  );
}

export interface StoryRoutesOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly published: () => void;
}

type StoryWish = WriteOptions & { readonly fields: StoryFields };

function readStoryBody(body: Outcome<Record<string, unknown>, Refusal>): Outcome<StoryWish, Refusal> {
  if (!body.ok) return body;
  const read = readBody(storyBody, body.value);
  if (!read.ok) return read;
  const { story, publish, release_id: release } = read.value;
  return done({ fields: story, publish: publish !== undefined, release: release || null });
}

async function list(db: Db, space: number, parameters: Parameters): Promise<Outcome<Said, Refusal>> {
  const paging = readPaging(parameters, mostStories);
  if (!paging.ok) return paging;
  const { text } = parameters;
  const [sort = "position", direction = "asc"] = (text("sort_by") ?? "position:asc").split(":");
  if (!sortable.includes(sort) || !/^(asc|desc)$/.test(direction)) return refuse(400, "sort_by is not known");
  const order = sql`s.${sql.ref(sort)} ${sql.raw(direction)}, s.id`;
  const { perPage } = paging.value;
  const { stories, total } = await listStories(db, conditions(space, parameters), order, {
    limit: perPage,
    offset: offsetOf(paging.value),
  });
  return done({ body: { stories }, paging: pagingOf(total, paging.value) });
}

function conditions(space: number, { text, list: listOf }: Parameters): RawBuilder<unknown> {
  const parts = [sql`s.space_id = ${space}`];
  const when = (name: string, condition: (value: string) => RawBuilder<unknown>) => {
    const value = text(name);
    if (value !== null) parts.push(condition(value));
  };
  when("by_uuids", () => sql`s.uuid = any(${listOf("by_uuids").filter(isUuid)}::uuid[])`);
  when("by_ids", () => sql`s.id = any(${listOf("by_ids").filter(isId)}::bigint[])`);
  when("starts_with", (value) => sql`s.full_slug like ${`${likePattern(value.replaceAll("*", ""))}%`}`);
  when("with_slug", (value) => sql`s.full_slug = ${value}`);
  when(
    "text_search",
    (value) => sql`(s.name ilike ${`%${likePattern(value)}%`} or s.slug ilike ${`%${likePattern(value)}%`})`,
  );
  when("with_parent", (value) => sql`s.parent_id is not distinct from ${isId(value) ? value : null}::bigint`);
  when("with_tag", () => sql`s.tags && ${[...listOf("with_tag")]}::text[]`);
  when("folder_only", (value) => (value === "1" || value === "true" ? sql`s.is_folder` : sql`true`));
  when("story_only", (value) => (value === "1" || value === "true" ? sql`not s.is_folder` : sql`true`));
  when("is_published", (value) =>
    value === "1" || value === "true" ? sql`s.published is not null` : sql`s.published is null`,
  );
  when(
    "in_release",
    (value) => sql`exists (select from content_release_story r
    where r.space_id = s.space_id and r.story_id = s.id and r.release_id = ${isId(value) ? value : null}::bigint)`,
  );
  return sql.join(parts, sql` and `);
}
