import type { Channel } from "../../core/channel.ts";
import { type Locale, languageOf } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { addressOf } from "./page-address.ts";
import { isSaneSlug } from "./slug.ts";

/** What a content service in this database remembers of addresses. */
export interface FormerAddresses {
  /** Where an operator sends visitors of a whole path. */
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
  /** Whether a page stands at a path: where one does, nobody is sent on. */
  readonly isPage: (path: string) => Promise<boolean>;
  readonly cardsFolder: string;
  readonly defaultLanguage: string;
}

/** Written redirects one after the other that are followed. */
const mostSteps = 10;

/**
 * Where a path without a page leads now, in one step whatever lies between: to the path an operator wrote, on to the present address of a
 * page that once was there. Null: nowhere, also where it would go in a circle.
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
  // What stands below the folder of the card channel has its address there without it.
  const card = channel === "card" ? await former(`${cardsFolder}/${slug}`, language) : null;
  return card === null ? null : addressOf(locale, card.split("/").slice(1).join("/"));
}
