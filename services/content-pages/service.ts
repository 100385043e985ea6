import type { Channel } from "../../core/channel.ts";
import { type Locale, languageOf } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { failed } from "../../core/outcome.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type Content, deliveryPath } from "../content/service.ts";
import { type CardStories, placed, storyOfChannel, withoutFolder } from "./channel-stories.ts";
import { type ContentClient, type ContentSource, contentLimits, createContentClient } from "./content-client.ts";
import type { ContentStory } from "./contract.ts";
import { type FormerAddresses, movedTo } from "./moved.ts";
import { isGoodProof, type PreviewKeys, type PreviewProof } from "./preview-proof.ts";
import type { StoryVersion } from "./questions.ts";
import { resolveRelations } from "./resolve-relations.ts";
import { embeddedPages, outsidePages, type SearchPages } from "./search-pages.ts";
import { isSaneSlug } from "./slug.ts";
import { askStory, createStoryReader, type StoryAsked, type StoryFound } from "./story-reader.ts";
import { watchVersion } from "./watch-version.ts";

export interface ContentPagesDependencies {
  readonly log: Log;
  readonly clock: Clock;
  /** The service in this process, or where another one answers. */
  readonly source: Content | OutsideContent;
  readonly cards: CardStories;
  /** Of the database, whichever content service there is. */
  readonly addresses: FormerAddresses;
}

export interface OutsideContent extends ContentSource {
  /** Signs what the visual editor shows; null: drafts are never shown. */
  readonly previewToken: string | null;
}

/** Which page: its path, with or without the prefix of its locale. */
export interface PageAsked {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly path: string;
  /** Fields whose stories are included: `component.field`, with commas. */
  readonly relations?: string | undefined;
}

type ReadStory = (asked: StoryAsked) => Promise<StoryFound>;

/** The language whose stories carry no code. */
const defaultLanguage = "de";
/** As stories are asked for; null: the default. */
const storyLanguage = (locale: Locale) => (languageOf(locale) === defaultLanguage ? null : languageOf(locale));

/** Content service for pages. */
export function createContentPages({ log, clock, source, cards, addresses }: ContentPagesDependencies) {
  const access = "endpoint" in source ? outsideAccess(source) : embeddedAccess(source);
  const reader = createStoryReader({
    log,
    clock,
    client: access.published,
    // Ten seconds of what an outside service answers.
    ...(access.outside && { mostAsked: 10 * contentLimits.requestsPerSecond }),
  });

  const askIn =
    ({ locale, relations = "" }: Pick<PageAsked, "locale" | "relations">, read: ReadStory) =>
    (slug: string) =>
      read({ slug, language: storyLanguage(locale), relations });

  async function find(asked: PageAsked, read: ReadStory) {
    const { channel, locale, path } = asked;
    const { rest } = splitAddress(path);
    // The home page is the story at the site's root (chrome document, section 3).
    const slug = rest.replaceAll(/^\/|\/$/g, "") || "home";
    if (!isSaneSlug(slug)) {
      // An outdated address of a picture or script among the pages.
      if (/\.[a-z0-9]{2,5}$/i.test(slug)) logEvent(log, "asset-load-on-slug", { path, locale });
      return failed({ kind: "not-found" } as const);
    }
    const found = await storyOfChannel(slug, { ...cards, channel }, askIn(asked, read));
    if (!found.ok && found.error.kind === "not-found") logEvent(log, "storyblok-page-not-found", { path, locale });
    return found;
  }

  return {
    /** The published story of a page's path. */
    story: (asked: PageAsked): Promise<StoryFound> => find(asked, reader.story),
    /** The editors' view; never cached. Call `mayPreview` first. */
    draft: (asked: PageAsked, { draft, release }: StoryVersion): Promise<StoryFound> =>
      find(asked, async (story) =>
        askStory(await access.drafts(), story, { version: draft ? "draft" : "published", release }),
      ),
    /** A story as the visual editor has it, with the address that it has as a page. */
    placed: (story: ContentStory, locale: Locale): Promise<StoryFound> =>
      placed(story, cards.folder, askIn({ locale }, reader.story)),
    /** The same with the drafts that it refers to; as it was while those cannot be read. */
    async withRelations(story: ContentStory, { locale, relations }: { locale: Locale; relations: string }) {
      try {
        return await resolveRelations(await access.drafts(), story, { relations, language: storyLanguage(locale) });
      } catch (error) {
        log.warn(
          { story: story.full_slug, reason: String(error).slice(0, 300) },
          "what a story refers to cannot be read",
        );
        return story;
      }
    },

    /** Present target of a path without a page; null: none. */
    moved: (asked: PageAsked): Promise<string | null> =>
      movedTo(asked, {
        written: addresses.written,
        cardsFolder: cards.folder,
        defaultLanguage,
        // Of pages of an outside service nobody here knows where they were.
        former: access.outside === null ? addresses.former : null,
        isPage: async (path) => (await find({ ...asked, path }, reader.story)).ok,
      }),
    /** Stories for site maps. */
    search: { ...access.search, withoutFolder },
    /** Whether a proof lets its bearer see drafts. */
    async mayPreview(proof: PreviewProof): Promise<boolean> {
      return isGoodProof(proof, await access.keys(), clock.now());
    },
    /** Something was published. */
    forget: reader.forget,
    /**
     * Watches an outside service for publications; the one in this process reports its own. Returns a function that
     * stops.
     */
    watch: (published: () => void): (() => void) =>
      access.outside === null ? () => {} : watchVersion(access.outside, published, log),
  };
}

export type ContentPages = ReturnType<typeof createContentPages>;

/** Access to the content service, and permission to see drafts. */
interface Access {
  readonly published: () => Promise<ContentClient | null>;
  readonly drafts: () => Promise<ContentClient | null>;
  readonly keys: () => Promise<PreviewKeys>;
  readonly search: SearchPages;
  /** The client of an outside service. */
  readonly outside: ContentClient | null;
}

function outsideAccess({ previewToken, ...source }: OutsideContent): Access {
  const outside = createContentClient(source);
  const drafts = previewToken === null ? null : createContentClient({ ...source, token: previewToken });
  return {
    outside,
    search: outsidePages(outside),
    published: async () => outside,
    drafts: async () => drafts,
    keys: async () => ({ space: null, tokens: previewToken === null ? [] : [previewToken] }),
  };
}

function embeddedAccess(content: Content): Access {
  const clientOf = clients(content);
  return {
    outside: null,
    search: embeddedPages(content),
    published: async () => clientOf(await content.publicToken()),
    drafts: async () => clientOf((await content.previewTokens())?.tokens[0] ?? null),
    keys: async () => (await content.previewTokens()) ?? { space: null, tokens: [] },
  };
}

/** Clients for the service of this process; another one for each token there has been. */
function clients(content: Content) {
  const made = new Map<string, ContentClient>();
  return (token: string | null): ContentClient | null => {
    if (token === null) return null;
    const source = { endpoint: `http://content.invalid${deliveryPath}`, token, answer: content.answer };
    const client = made.get(token) ?? createContentClient(source);
    made.set(token, client);
    return client;
  };
}
