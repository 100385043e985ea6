import type { PageView } from "../../../services/content/contract.ts";

/** Where a page lies, as its form has it. */
export interface Place {
  readonly parentId: number | null;
  /** With commas between them. */
  readonly tags: string;
  /** By language; empty where it has none of its own. */
  readonly slugs: Readonly<Record<string, string>>;
}

export const placeOf = (page: Pick<PageView, "folders" | "tags" | "translatedSlugs">): Place => ({
  parentId: page.folders.at(-1)?.id ?? null,
  tags: page.tags.join(", "),
  slugs: Object.fromEntries(page.translatedSlugs.map(({ lang, slug }) => [lang, slug])),
});

/** What of it was changed, as it is sent. */
export function changedPlace(page: Parameters<typeof placeOf>[0], { parentId, tags, slugs }: Place) {
  const before = placeOf(page);
  const listed = [...new Set(tags.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
  const written = Object.entries(slugs)
    .map(([lang, slug]) => ({ lang, slug: slug.trim() }))
    .filter(({ slug }) => slug !== "");
  const areSlugsNew =
    written.length !== page.translatedSlugs.length || written.some(({ lang, slug }) => before.slugs[lang] !== slug);
  return {
    ...(parentId !== before.parentId && { parentId }),
    ...(listed.join(", ") !== before.tags && { tags: listed }),
    ...(areSlugsNew && { translatedSlugs: written }),
  };
}
