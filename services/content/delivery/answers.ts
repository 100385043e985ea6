import { done, type Outcome } from "../../../core/outcome.ts";
import { withoutEnds } from "../../../core/trimmed.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Access } from "../access.ts";
import type { Story } from "../protocol.ts";
import { notFound, type Refusal, refuse } from "../refusal.ts";
import { markEditable } from "./mark-editable.ts";
import { readPaging } from "./paging.ts";
import type { Parameters } from "./parameters.ts";
import { excludeFields } from "./references.ts";
import { resolve } from "./resolve.ts";
import { readStoryQuestion, type StoryQuestion } from "./story-question.ts";
import { manyStories, oneStory } from "./story-rows.ts";

/** A body, and for lists what the paging headers say. */
export interface Delivered {
  readonly body: object;
  readonly paging?: { readonly total: number; readonly perPage: number };
}

export type Deliver = (db: Db, access: Access, parameters: Parameters) => Promise<Outcome<Delivered, Refusal>>;

const mostStories = 100;
/** More than any full slug may have. */
const mostCharacters = 2_000;

/** One story by full slug, id or uuid. */
export function deliverStory(key: string): Deliver {
  return async (db, access, parameters) => {
    const asked = readStoryQuestion(parameters, access, "one");
    if (!asked.ok) return asked;
    const slug = withoutEnds(key, "/");
    if (slug === "" || slug.length > mostCharacters || slug.includes("\0")) return { ok: false, error: notFound };
    const { space } = access;
    const byUuid = parameters.text("find_by") === "uuid";
    const contentType = parameters.text("content_type");
    const story = await oneStory(db, space, asked.value.view, { key: slug, byUuid, contentType });
    if (!story) return { ok: false, error: notFound };
    // A language in the slug holds for what is resolved, too.
    const view = { ...asked.value.view, language: story.lang === "default" ? null : story.lang };
    const question = { ...asked.value, view };
    const { rels, links, ...more } = await resolve(db, space, [story], question);
    const finish = finisher(access, question);
    return done({
      body: {
        story: finish(story),
        cv: space.version,
        rels: rels.map(finish),
        links: finishLinks(links, question, finish),
        ...more,
      },
    });
  };
}

/** A page of the stories that fit. */
export const deliverStories: Deliver = async (db, access, parameters) => {
  const asked = readStoryQuestion(parameters, access, "many");
  if (!asked.ok) return asked;
  const paging = readPaging(parameters, mostStories);
  if (!paging.ok) return paging;
  if (parameters.names.includes("by_uuids") && parameters.names.includes("by_uuids_ordered")) {
    return refuse(400, "by_uuids and by_uuids_ordered exclude each other");
  }
  const { space } = access;
  const found = await manyStories(db, space, asked.value.view, parameters, paging.value);
  if (!found.ok) return found;
  const { stories, total } = found.value;
  const { rels, links, ...more } = await resolve(db, space, stories, asked.value);
  const finish = finisher(access, asked.value);
  const body = {
    stories: stories.map(finish),
    cv: space.version,
    rels: rels.map(finish),
    links: finishLinks(links, asked.value, finish),
    ...more,
  };
  return done({ body, paging: { total, perPage: paging.value.perPage } });
};

/** Last steps: marks for the editor in drafts, and removal of excluded fields. */
function finisher({ space }: Access, { view, excludedFields, excludedStoryFields }: StoryQuestion) {
  const omitted = excludedStoryFields.filter((field) => !["id", "uuid", "content"].includes(field));
  return (story: Story): Partial<Story> => {
    excludeFields(story.content, excludedFields);
    if (view.version === "draft") markEditable(story.content, space.id, story.id);
    if (omitted.length === 0) return story;
    return Object.fromEntries(Object.entries(story).filter(([field]) => !omitted.includes(field)));
  };
}

const finishLinks = (
  links: readonly unknown[],
  { links: kind }: StoryQuestion,
  finish: (story: Story) => Partial<Story>,
) => (kind === "story" ? links.map((link) => finish(link as Story)) : links);
