import { sql } from "kysely";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
import type { StoryFields } from "../management/story-input.ts";
import { type Refusal, refuseField } from "../refusal.ts";

/** Editable members of a page: text, place in the tree and addresses. */
export type PageFields = Pick<
  StoryFields,
  "name" | "slug" | "content" | "parent_id" | "tag_list" | "translated_slugs_attributes"
>;

type Slugs = NonNullable<StoryFields["translated_slugs_attributes"]>;

/** Slugs can be in languages of the space only. Named as the office names the field. */
export function checkLanguages(languages: readonly string[], slugs: Slugs): Outcome<null, Refusal> {
  const strange = slugs.find(({ lang }) => !languages.includes(lang));
  return strange ? refuseField("translatedSlugs", `${strange.lang} is no language of this space`) : done(null);
}

/** No two pages have one address in a language: the one that would be found would be chance. */
export async function checkPaths(trx: Trx, space: number, id: number): Promise<Outcome<number, Refusal>> {
  const { rows } = await sql<{ lang: string }>`
    select t.lang from content_translated_slug t join content_translated_slug o
      on o.space_id = t.space_id and o.lang = t.lang and o.path = t.path and o.story_id <> t.story_id
    where t.space_id = ${space} and t.story_id = ${id} order by t.lang limit 1`.execute(trx);
  return rows[0] ? refuseField("translatedSlugs", `${rows[0].lang} has already been taken`) : done(id);
}
