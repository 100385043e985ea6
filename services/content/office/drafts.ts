import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { Space } from "../access.ts";
import { resolve } from "../delivery/resolve.ts";
import type { StoryQuestion } from "../delivery/story-question.ts";
import { oneStory } from "../delivery/story-rows.ts";
import type { JsonObject } from "../json.ts";
import { signPreview } from "../management/story-view.ts";
import type { FrameStory, PageDraft } from "./draft-shapes.ts";

/** Data of a page for the visual editor. */
export function createDrafts({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function spaceOf(id: number): Promise<Space> {
    return db
      .selectFrom("content_space")
      .select(["id", "name", "domain", "languages", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  }

  return {
    /** The draft with all that its forms need; null where there is no such page. A folder is none. */
    async read(space: number, id: number): Promise<Omit<PageDraft, "page"> | null> {
      const [story, { languages }, components] = await Promise.all([
        db
          .selectFrom("content_story")
          .select(["draft", "revision"])
          .where("space_id", "=", space)
          .where("id", "=", id)
          .where("is_folder", "=", false)
          .executeTakeFirst(),
        spaceOf(space),
        db.selectFrom("content_component").select(["name", "definition"]).where("space_id", "=", space).execute(),
      ]);
      if (!story) return null;
      return {
        content: story.draft as JsonObject,
        revision: story.revision,
        languages: [...languages],
        components: Object.fromEntries(
          components.map(({ name, definition }) => [name, { ...(definition as JsonObject), name }]),
        ),
      };
    },

    /** The page's address in a frame for one language, with a proof of permission. Null: no such page or language. */
    async frame(
      spaceId: number,
      { id, language, release }: { id: number; language: string | null; release: number | null },
    ): Promise<Omit<FrameStory, "origins"> | null> {
      const space = await spaceOf(spaceId);
      if (language !== null && !space.languages.includes(language)) return null;
      const { rows } = await sql<{ uuid: string }>`select uuid from content_story
        where space_id = ${spaceId} and id = ${id} and not is_folder`.execute(db);
      const view = { version: "draft", release, language, fallback: null } as const;
      const asked = { key: rows[0]?.uuid ?? "", byUuid: true, contentType: null };
      const story = await oneStory(db, space, view, asked);
      if (!story) return null;
      const question: StoryQuestion = {
        ...({ view, relations: new Map(), relationLevels: 1, links: "url", linkLevels: 1, assets: false } as const),
        excludedFields: [],
        excludedStoryFields: [],
      };
      const { links } = await resolve(db, space, [story], question);
      const { content, ...head } = story;
      const component = typeof content.component === "string" ? content.component : "";
      return {
        space: spaceId,
        component,
        proof: await proofOf(spaceId),
        story: head as unknown as JsonObject,
        links: [...(links as readonly JsonObject[])],
      };
    },
  };

  async function proofOf(space: number): Promise<FrameStory["proof"]> {
    const found = await db
      .selectFrom("content_token")
      .select("token")
      .where("space_id", "=", space)
      .where("kind", "=", "preview")
      .where("token", "is not", null)
      .orderBy("created_at")
      .executeTakeFirst();
    if (!found?.token) return null;
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    return { timestamp: String(timestamp), token: signPreview(space, found.token, timestamp) };
  }
}
