import type { JsonObject } from "../content/contract.ts";
import { walkObjects } from "../content/service.ts";
import { type ContentClient, contentLimits } from "./content-client.ts";
import { type ContentStory, contentStory } from "./contract.ts";

/** Query of the story itself. */
export interface LinksAsked {
  readonly version: "draft" | "published";
  readonly language?: string;
  readonly from_release?: string;
}

/** More links than any page has left; the rest lead on from the address of another language. */
const mostLinks = 200;

/**
 * Adds addresses to links where the official client omits them: in related stories that are so many that it fetches
 * them separately. Such a link would lead to the default language's address first, and then redirect.
 */
export async function resolveLinks(client: ContentClient, story: ContentStory, asked: LinksAsked): Promise<void> {
  const links = new Map<string, JsonObject[]>();
  walkObjects(story.content as JsonObject, (link) => {
    const uuid = link.id || link.uuid;
    if (link.linktype !== "story" || typeof uuid !== "string" || typeof link.story === "object") return;
    links.set(uuid, [...(links.get(uuid) ?? []), link]);
  });
  const uuids = [...links.keys()].slice(0, mostLinks);
  for (let from = 0; from < uuids.length; from += contentLimits.uuidsAtATime) {
    const { data } = await client.getStories({
      ...asked,
      by_uuids: uuids.slice(from, from + contentLimits.uuidsAtATime).join(","),
      per_page: contentLimits.uuidsAtATime,
    });
    for (const one of data.stories) {
      const read = contentStory.safeParse(one);
      if (!read.success) continue;
      const { uuid, name, full_slug, lang } = read.data;
      for (const link of links.get(uuid) ?? []) link.story = { uuid, name, full_slug, lang };
    }
  }
}
