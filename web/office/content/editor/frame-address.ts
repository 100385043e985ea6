import { countryOf, type Locale, languageOf, locales } from "../../../../core/locale.ts";
import { resolveLocale } from "../../../../core/locale-address.ts";
import type { FrameStory } from "../../../../services/content/contract.ts";
import { storyPath } from "../../../reading/values/content-link.ts";

/** The language of stories that carry no code. */
export const defaultLanguage = "de";

type Origins = FrameStory["origins"]["poster"];

/** The locale in which a language of the space is shown: where it is at home if the shop is there, else elsewhere. Null: nowhere. */
export function localeOfLanguage(language: string | null, origins: Origins): Locale | null {
  const wished = (language ?? defaultLanguage).replaceAll("_", "-");
  const has = (locale: Locale) => origins[countryOf(locale)] !== undefined;
  const exact = locales.find((locale) => locale === wished);
  if (exact) return has(exact) ? exact : null;
  const spoken = locales.filter((locale) => languageOf(locale) === wished.slice(0, 2) && has(locale));
  const home = resolveLocale("ES", wished.slice(0, 2));
  return spoken.find((locale) => home.kind !== "unknown-prefix" && locale === home.locale) ?? spoken[0] ?? null;
}

export interface FrameAddress {
  readonly address: string;
  readonly origin: string;
}

/** What is shown of a page. */
export interface FramedVersion {
  /** Null: the default one. */
  readonly language: string | null;
  /** Id of the release whose version is meant; null: the draft as such. */
  readonly release: number | null;
  /** What visitors see, instead of either. */
  readonly isPublished: boolean;
}

/** Whether a story is a page of its own; others stand on pages, as the footer does. */
export const isPage = ({ component }: FrameStory): boolean => component === "page";

/** All that may be in the frame. */
export const originsOfFrame = ({ origins }: FrameStory): string[] =>
  Object.values(origins).flatMap((ofChannel) => Object.values(ofChannel));

/**
 * Where the editor's frame finds a page in a language, as the protocol asks for it (section 8); a story of the card channel
 * is sent on to its host from there. Null: the shop does not speak the language.
 */
export function frameAddress(
  { space, component, story, proof, origins }: FrameStory,
  { language, release, isPublished }: FramedVersion,
): FrameAddress | null {
  const locale = localeOfLanguage(language, origins.poster);
  const origin = locale === null ? undefined : origins.poster[countryOf(locale)];
  if (locale === null || origin === undefined) return null;
  const query = new URLSearchParams({
    _storyblok: String(story.id),
    _storyblok_c: component,
    _storyblok_lang: language ?? "default",
    ...(release !== null && { _storyblok_release: String(release) }),
    ...(isPublished && { _storyblok_version: "published" }),
    ...(proof !== null && {
      "_storyblok_tk[space_id]": String(space),
      "_storyblok_tk[timestamp]": proof.timestamp,
      "_storyblok_tk[token]": proof.token,
    }),
  });
  return { origin, address: `${origin}${storyPath(String(story.full_slug), locale, String(story.lang))}?${query}` };
}
