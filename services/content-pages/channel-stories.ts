import type { Channel } from "../../core/channel.ts";
import { done, failed } from "../../core/outcome.ts";
import { withoutEnds } from "../../core/trimmed.ts";
import type { ContentStory } from "./contract.ts";
import type { StoryFound } from "./story-reader.ts";

/** Folder of stories that replace others in the card channel: first segment of their slug in the default language. */
export interface CardStories {
  readonly folder: string;
}

type AskStory = (slug: string) => Promise<StoryFound>;

/**
 * The story of a page in a channel. The card channel uses the story below its folder with the same default-language
 * slug, where it exists, at the replaced story's address. Stories below the folder have no address of their own.
 *
 * @param slug in the language that `ask` requests, without slashes at its ends
 */
export async function storyOfChannel(
  slug: string,
  { channel, folder }: CardStories & { readonly channel: Channel },
  ask: AskStory,
): Promise<StoryFound> {
  const shared = await sharedStory(slug, folder, ask);
  const isUnreadable = !shared.ok && shared.error.kind === "unreadable";
  if (channel !== "card" || isUnreadable) return shared;
  const own = await ask(`${folder}/${shared.ok ? defaultSlugOf(shared.value) : slug}`);
  // While it is unknown whether one exists, the other channel's page does not replace it.
  if (!own.ok) return own.error.kind === "not-found" ? shared : own;
  return shared.ok ? done(inPlaceOf(shared.value, own.value)) : placed(own.value, folder, ask);
}

/** A story with its page address: in the card channel that of the shared story, or its own below the folder. */
export async function placed(story: ContentStory, folder: string, ask: AskStory): Promise<StoryFound> {
  const slug = belowFolder(defaultSlugOf(story), folder);
  if (slug === null) return done(story);
  const shared = await sharedStory(slug, folder, ask);
  if (shared.ok) return done(inPlaceOf(shared.value, story));
  return shared.error.kind === "unreadable" ? shared : done({ ...withoutFolder(story), channels: ["card"] });
}

async function sharedStory(slug: string, folder: string, ask: AskStory): Promise<StoryFound> {
  const found = await ask(slug);
  const isCard = found.ok && isBelow(defaultSlugOf(found.value), folder);
  return isCard ? failed({ kind: "not-found" }) : found;
}

const inPlaceOf = (shared: ContentStory, own: ContentStory): ContentStory => ({
  ...own,
  full_slug: shared.full_slug,
  default_full_slug: shared.default_full_slug,
  translated_slugs: shared.translated_slugs,
  differs: true,
});

/** Without the first part of each slug, which is the folder in that language. */
export function withoutFolder(story: ContentStory): ContentStory {
  const { full_slug, default_full_slug, translated_slugs, lang } = story;
  return {
    ...story,
    full_slug: withoutFirst(full_slug, lang),
    default_full_slug: default_full_slug && withoutFirst(default_full_slug, "default"),
    translated_slugs: translated_slugs?.map((one) => ({ ...one, path: withoutFirst(one.path, one.lang) })),
  };
}

function withoutFirst(slug: string, language: string): string {
  const [first = "", ...rest] = slug.split("/");
  return first === language ? [first, ...rest.slice(1)].join("/") : rest.join("/");
}

/** The slug in the default language, without slashes at its ends. */
function defaultSlugOf({ default_full_slug, full_slug, lang }: ContentStory): string {
  const slug = default_full_slug ?? (full_slug.startsWith(`${lang}/`) ? full_slug.slice(lang.length + 1) : full_slug);
  return withoutEnds(slug, "/");
}

const isBelow = (slug: string, folder: string) => slug === folder || slug.startsWith(`${folder}/`);

/** The rest of a slug below the folder; null: it is not below. */
const belowFolder = (slug: string, folder: string) =>
  slug.startsWith(`${folder}/`) ? slug.slice(folder.length + 1) : null;
