import { type Locale, languageOf } from "../../core/locale.ts";
import { splitLocalePrefix } from "../../core/locale-address.ts";
import { failed } from "../../core/outcome.ts";
import type { Clock } from "../../platform/clock.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";
import { type Content, deliveryPath } from "../content/service.ts";
import { type ContentClient, type ContentSource, createContentClient } from "./content-client.ts";
import { isSaneSlug } from "./slug.ts";
import { createStoryReader, type StoryFound } from "./story-reader.ts";
import { watchVersion } from "./watch-version.ts";

export interface ContentPagesDependencies {
  readonly log: Log;
  readonly clock: Clock;
  /** The service in this process, or where another one answers. */
  readonly source: Content | ContentSource;
}

/** The language whose stories carry no code. */
const defaultLanguage = "de";

/** What pages read of the content service. */
export function createContentPages({ log, clock, source }: ContentPagesDependencies) {
  const outside = "endpoint" in source ? createContentClient(source) : null;
  const reader = createStoryReader({
    log,
    clock,
    client: "endpoint" in source ? async () => outside : embedded(source),
  });

  return {
    /** The published story of a page's path. */
    async story(locale: Locale, path: string): Promise<StoryFound> {
      const { rest } = splitLocalePrefix(path);
      const slug = rest.replaceAll(/^\/|\/$/g, "");
      if (!isSaneSlug(slug)) return failed({ kind: "not-found" });
      const language = languageOf(locale);
      const found = await reader.story(slug, language === defaultLanguage ? null : language);
      if (!found.ok && found.error.kind === "not-found") logEvent(log, "storyblok-page-not-found", { path, locale });
      return found;
    },
    /** Something was published. */
    forget: reader.forget,
    /** Looks for publications of an outside service; the one in this process tells of its own. Returns what ends it. */
    watch: (published: () => void): (() => void) =>
      outside === null ? () => {} : watchVersion(outside, published, log),
  };
}

export type ContentPages = ReturnType<typeof createContentPages>;

/** A client for the space of this process; another one when its token changed. */
function embedded(content: Content): () => Promise<ContentClient | null> {
  let made: { readonly token: string; readonly client: ContentClient } | null = null;
  return async () => {
    const token = await content.publicToken();
    if (token === null) return null;
    if (made?.token !== token) {
      const source = { endpoint: `http://content.invalid${deliveryPath}`, token, answer: content.answer };
      made = { token, client: createContentClient(source) };
    }
    return made.client;
  };
}
