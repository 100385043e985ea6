import { z } from "zod";

/**
 * `services/content-pages` over HTTP: stories of the configured content service for the shop named by X-Channel and
 * X-Locale (specification section 7, BFF paths). Contents are as editors wrote them; who draws them reads them first.
 */
export const contentPagePaths = {
  /** GET ?path=/ratgeber/papier */
  story: "/frontend-api/mp/storyblok",
} as const;

/** More characters than any address of a page has. */
export const longestPath = 500;

const translatedSlug = z.object({ lang: z.string(), path: z.string(), name: z.string().nullable().optional() });

/** A story as delivered (protocol, section 5), as far as pages read it. */
export const contentStory = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  /** With the language in front where it is not the space's default. */
  full_slug: z.string(),
  default_full_slug: z.string().nullish(),
  lang: z.string(),
  tag_list: z.array(z.string()).default([]),
  first_published_at: z.string().nullish(),
  published_at: z.string().nullish(),
  translated_slugs: z.array(translatedSlug).nullish(),
  content: z.looseObject({ component: z.string() }),
});
export type ContentStory = z.infer<typeof contentStory>;

export const storyAnswer = z.object({ story: contentStory });

/** Answer of each GET by its path. */
export const contentPageAnswers = { [contentPagePaths.story]: storyAnswer };
