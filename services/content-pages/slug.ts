/** Longest slug that is looked up, in characters. */
const longest = 300;

/**
 * The slug sanity check before any story is looked up (specification section 2): words of letters, digits, hyphens and
 * underscores between single slashes. Dots, encodings, emoji and emptiness are no slugs.
 */
export const isSaneSlug = (slug: string): boolean =>
  slug.length <= longest && /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i.test(slug);
