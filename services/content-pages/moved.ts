import type { Channel } from "../../core/channel.ts";
import { type Locale, languageOf } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { addressOf } from "./page-address.ts";
import { isSaneSlug } from "./slug.ts";

/** Former addresses that a content service in this database stores. */
export interface FormerAddresses {
  /** An operator's redirect of a whole path. */
  readonly written: (path: string) => Promise<string | null>;
  /** The slug of a published page that once had another; language "" for the default one. */
  readonly former: (slug: string, language: string) => Promise<string | null>;
}

interface PathAsked {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly path: string;
}

interface MovedOptions {
  /** Null: pages are moved in an outside service, of which nothing is known. */
  readonly former: FormerAddresses["former"] | null;
  readonly written: FormerAddresses["written"];
  /** Whether a path is a page, which is never redirected. */
  readonly isPage: (path: string) => Promise<boolean>;
  readonly cardsFolder: string;
  readonly defaultLanguage: string;
}

/** Most consecutive redirects that are followed. */
const mostSteps = 10;

/**
 * The present target of a path without a page, in one step: the operator's redirect, then the present address of a page
 * that was once there. Null: none, or a loop.
 */
export async function movedTo({ channel, locale, path }: PathAsked, options: MovedOptions): Promise<string | null> {
  const { written, isPage } = options;
  const seen = new Set([path]);
  for (let here = path; seen.size <= mostSteps; ) {
    const next = await written(here);
    if (next === null) return (await formerly(here, { channel, locale }, options)) ?? (here === path ? null : here);
    if (seen.has(next)) return null;
    if (await isPage(next)) return next;
    seen.add(next);
    here = next;
  }
  return null;
}

async function formerly(
  path: string,
  { channel, locale }: Pick<PathAsked, "channel" | "locale">,
  { former, cardsFolder, defaultLanguage }: MovedOptions,
): Promise<string | null> {
  const slug = splitAddress(path).rest.slice(1);
  if (former === null || !isSaneSlug(slug)) return null;
  const language = languageOf(locale) === defaultLanguage ? "" : languageOf(locale);
  const shared = await former(slug, language);
  if (shared !== null) return addressOf(locale, shared);
  // Stories below the card channel's folder have their address there without it.
  const card = channel === "card" ? await former(`${cardsFolder}/${slug}`, language) : null;
  return card === null ? null : addressOf(locale, card.split("/").slice(1).join("/"));
}
