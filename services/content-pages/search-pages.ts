import type { Content } from "../content/service.ts";
import type { ContentClient } from "./content-client.ts";
import { type ContentStory, contentStory } from "./contract.ts";

/** The published pages that search engines may list, in parts: memory never holds more than one of them. */
export interface SearchPages {
  /** Names of the parts; each is a number. */
  readonly parts: () => Promise<readonly number[]>;
  readonly pages: (part: number) => Promise<readonly ContentStory[]>;
}

/** Pages of a part: a request for one is never much work, and a site map of a hundred thousand has a hundred. */
const perPart = 1_000;

/** Of the service in this process: read by its own index. */
export const embeddedPages = (content: Pick<Content, "searchParts" | "searchPages">): SearchPages => ({
  parts: () => content.searchParts(perPart),
  pages: async (part) => (await content.searchPages(part, perPart)).map((page) => storyOf(page)),
});

/** Of an outside service, by the protocol: pages of a hundred, at its pace. */
export function outsidePages(client: ContentClient): SearchPages {
  const perPage = 100;
  const query = {
    version: "published" as const,
    content_type: "page",
    filter_query: { robots: { like: "*index*" } },
    sort_by: "created_at:asc",
    excluding_fields: "body,teaser,uspTeaser,footerOverride",
    per_page: perPage,
  };
  return {
    async parts() {
      const { total } = await client.get("cdn/stories", { ...query, per_page: 1 });
      return Array.from({ length: Math.ceil(total / perPart) }, (_, index) => index);
    },
    async pages(part) {
      const stories: ContentStory[] = [];
      for (let page = 1; page <= perPart / perPage; page++) {
        const { data } = await client.get("cdn/stories", { ...query, page: (part * perPart) / perPage + page });
        const found: unknown[] = Array.isArray(data.stories) ? data.stories : [];
        stories.push(...found.flatMap((one) => contentStory.safeParse(one).data ?? []));
        if (found.length < perPage) break;
      }
      return stories;
    },
  };
}

const storyOf = (page: Awaited<ReturnType<Content["searchPages"]>>[number]): ContentStory =>
  contentStory.parse({ uuid: "", name: "", lang: "default", ...page });
