import type { JsonObject } from "../content/contract.ts";
import { walkObjects } from "../content/service.ts";
import { type ContentClient, contentLimits } from "./content-client.ts";
import { type ContentStory, contentStory } from "./contract.ts";

export interface RelationsAsked {
  /** `component.field`, with commas. */
  readonly relations: string;
  /** Null: the default of the space. */
  readonly language: string | null;
}

/**
 * Replaces uuids of an editor's story by the drafts they name, like the official client (protocol, section 3). Unknown
 * uuids stay. One level deep, so that stories that refer to each other end.
 */
export async function resolveRelations(
  client: ContentClient | null,
  story: ContentStory,
  { relations, language }: RelationsAsked,
): Promise<ContentStory> {
  const content = structuredClone(story.content);
  const places = placesOf(content as JsonObject, new Set(relations.split(",")));
  if (client === null || places.length === 0) return story;
  const uuids = [...new Set(places.map(({ uuid }) => uuid))];
  const found = await draftsOf(client, uuids.slice(0, mostRelations), language);
  for (const { uuid, put } of places) {
    const draft = found.get(uuid);
    if (draft) put(draft);
  }
  return { ...story, content };
}

/** More stories than any page refers to; the rest stay uuids. */
const mostRelations = 500;

async function draftsOf(client: ContentClient, uuids: readonly string[], language: string | null) {
  const found = new Map<string, ContentStory>();
  for (let from = 0; from < uuids.length; from += contentLimits.uuidsAtATime) {
    const { data } = await client.getStories({
      version: "draft",
      by_uuids: uuids.slice(from, from + contentLimits.uuidsAtATime).join(","),
      per_page: contentLimits.uuidsAtATime,
      resolve_links: "url",
      ...(language !== null && { language }),
    });
    for (const one of data.stories) {
      const read = contentStory.safeParse(one);
      if (read.success) found.set(read.data.uuid, read.data);
    }
  }
  return found;
}

/** A reference to a story, and its replacement. */
interface Place {
  readonly uuid: string;
  readonly put: (story: ContentStory) => void;
}

/** The uuids in the fields that are named, in blocks at any depth. */
function placesOf(content: JsonObject, fields: ReadonlySet<string>): readonly Place[] {
  const places: Place[] = [];
  const look = (holder: object, key: string | number, uuid: unknown) => {
    if (typeof uuid === "string") places.push({ uuid, put: (story) => void Reflect.set(holder, key, story) });
  };
  walkObjects(content, (block) => {
    for (const [name, value] of Object.entries(block)) {
      if (!fields.has(`${block.component}.${name}`)) continue;
      if (Array.isArray(value)) for (const [index, one] of value.entries()) look(value, index, one);
      else look(block, name, value);
    }
  });
  return places;
}
