import { done, failed, type Outcome } from "../../core/outcome.ts";
import { createCache } from "../../platform/caches/cache.ts";
import { createSingleFlight } from "../../platform/caches/single-flight.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { ContentClient } from "./content-client.ts";
import { type ContentStory, contentStory } from "./contract.ts";
import { resolveLinks } from "./resolve-links.ts";

export type StoryMissing =
  | { readonly kind: "not-found" }
  /** The content service does not answer, or with what is no story. */
  | { readonly kind: "unreadable"; readonly message: string };

export type StoryFound = Outcome<ContentStory, StoryMissing>;

/** Which story: without a slash at the ends of its slug. */
export interface StoryAsked {
  readonly slug: string;
  /** Null: the default of the space. */
  readonly language: string | null;
  /** `component.field`, with commas. */
  readonly relations: string;
}

/** A version that only editors see. */
export interface DraftAsked {
  readonly version: "draft" | "published";
  readonly release: string | null;
}

export interface StoryReaderOptions {
  /** Null: there is no content to read. Requested again after each publication. */
  readonly client: () => Promise<ContentClient | null>;
  readonly log: Log;
  readonly clock: Clock;
  /** Characters of stories that are kept. */
  readonly most?: number;
  /** Questions on their way, above which nothing that was never read is asked for; any number when left out. */
  readonly mostAsked?: number;
}

interface Kept {
  readonly edition: number;
  readonly found: StoryFound;
  /**
   * The service did not respond: until that time (ms of the clock) the old story is shown in that edition without a
   * request.
   */
  readonly silent?: { readonly edition: number; readonly until: number };
}

/** So long a service that did not answer is left alone, in milliseconds. */
const rest = 5_000;

const notFound: StoryFound = failed({ kind: "not-found" });
/** Characters, with what keeping an answer costs beside its own. */
const weightOf = (key: string, found: StoryFound) =>
  200 + key.length + (found.ok ? JSON.stringify(found.value).length : 0);

/**
 * Reads published stories and keeps them until something is published. Each is asked for once, however many want it
 * meanwhile; while the content service is away, the last known one is shown instead of none.
 */
export function createStoryReader(options: StoryReaderOptions) {
  const { client, log, clock, most, mostAsked = Number.POSITIVE_INFINITY } = options;
  const kept = createCache<Kept>("stories", most);
  const asking = createSingleFlight<StoryFound>();
  let edition = 0;

  async function read(key: string, asked: StoryAsked): Promise<StoryFound> {
    const begun = edition;
    let whole = true;
    const found = await askStory(await client(), asked, published, (reason) => {
      whole = false;
      log.warn({ slug: asked.slug, reason }, "a story's links cannot be read");
    });
    const before = kept.peek(key);
    if (!found.ok && found.error.kind === "unreadable") {
      log.error({ slug: asked.slug, reason: found.error.message }, "a story cannot be read");
      if (!before) return found;
      const silent = { edition: begun, until: clock.now().getTime() + rest };
      kept.set(key, { ...before, silent }, weightOf(key, before.found));
      return before.found;
    }
    // A read that began before a publication must not be cached for it; incomplete ones are read again.
    if (begun === edition && whole) kept.set(key, { edition, found }, weightOf(key, found));
    return found;
  }

  /** Only until something is published: that is said by a service that is back. */
  const isLeftAlone = ({ silent }: Kept) => silent?.edition === edition && silent.until > clock.now().getTime();

  return {
    story(asked: StoryAsked): Promise<StoryFound> {
      const key = `${asked.language ?? ""}:${asked.relations}:${asked.slug}`;
      const known = kept.get(key);
      if (known && (known.edition === edition || isLeftAlone(known))) {
        return Promise.resolve(known.found);
      }
      // Scans of missing addresses must not delay every page.
      if (!known && asking.size >= mostAsked) return Promise.resolve(unreadable("too many questions"));
      return asking.run(`${edition}:${key}`, () => read(key, asked));
    },
    /** Something was published. */
    forget(): void {
      edition += 1;
    },
  };
}

const published: DraftAsked = { version: "published", release: null };

/**
 * Requests a story, uncached; the published one unless a draft is wanted.
 *
 * @param lacksLinks receives why its links could not be requested: the story is served, and links redirect
 */
export async function askStory(
  client: ContentClient | null,
  { slug, language, relations }: StoryAsked,
  { version, release }: DraftAsked = published,
  lacksLinks: (reason: string) => void = () => {},
): Promise<StoryFound> {
  if (client === null) return notFound;
  try {
    const common = {
      version,
      ...(language !== null && { language }),
      ...(release !== null && { from_release: release }),
    };
    const { data } = await client.getStory(slug, {
      ...common,
      resolve_links: "url",
      ...(relations !== "" && { resolve_relations: relations }),
    });
    const read = contentStory.safeParse(data.story);
    if (!read.success) return unreadable(`no story: ${read.error.issues[0]?.path.join(".")}`);
    await resolveLinks(client, read.data, common).catch((error) => lacksLinks(reasonOf(error)));
    return done(read.data);
  } catch (error) {
    return (error as { status?: number }).status === 404 ? notFound : unreadable(reasonOf(error));
  }
}

/** The official client throws objects that are no errors, with their text in `message`. */
const reasonOf = (error: unknown): string => ((error as { message?: string }).message ?? String(error)).slice(0, 300);
const unreadable = (message: string): StoryFound => failed({ kind: "unreadable", message });
