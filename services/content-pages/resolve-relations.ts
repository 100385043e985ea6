import { type ContentClient, contentLimits } from "./content-client.ts";
import { type ContentStory, contentStory } from "./contract.ts";

export interface RelationsAsked {
  /** `component.field`, with commas. */
  readonly relations: string;
  /** Null: the default of the space. */
  readonly language: string | null;
}

/**
 * A story as it comes from an editor, with the drafts it refers to in place of their uuids: what the official client does with a
 * story that it reads itself (protocol, section 3). A uuid that names no story stays one; one level deep, so that stories that
 * refer to each other end.
 */
export async function resolveRelations(
  client: ContentClient | null,
  story: ContentStory,
  { relations, language }: RelationsAsked,
): Promise<ContentStory> {
  const fields = new Set(relations.split(","));
  const uuids = new Set<string>();
  walk(story.content, fields, (uuid) => void uuids.add(uuid));
  if (client === null || uuids.size === 0) return story;
  const found = await draftsOf(client, [...uuids].slice(0, mostRelations), language);
  return { ...story, content: walk(story.content, fields, (uuid) => found.get(uuid)) as ContentStory["content"] };
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

/** Goes through blocks at any depth; each uuid in one of the fields is replaced by what `of` says of it, if anything. */
function walk(value: unknown, fields: ReadonlySet<string>, of: (uuid: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, fields, of));
  if (typeof value !== "object" || value === null) return value;
  const component = "component" in value && typeof value.component === "string" ? value.component : "";
  const one = (uuid: unknown) => (typeof uuid === "string" ? (of(uuid) ?? uuid) : uuid);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (!fields.has(`${component}.${name}`)) return [name, walk(field, fields, of)];
      return [name, Array.isArray(field) ? field.map(one) : one(field)];
    }),
  );
}
