import type { OutgoingHttpHeaders } from "node:http";
import type { Experiment, RunningExperiment } from "../core/experiments.ts";
import type { Treatment } from "../core/treatment.ts";
import { createCache } from "../platform/caches/cache.ts";
import { type Encoding, encode, encodings } from "../platform/http/content-encoding.ts";

/** One page, kept as the bytes that go out. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Visitors who see this variant; null: everybody. */
  readonly experiment: RunningExperiment | null;
  readonly bodies: Readonly<Record<Encoding, Uint8Array>>;
  /** Until when it is as new as it should be, in milliseconds since the epoch. */
  readonly fresh: number;
  /** Until when it is given out at all. */
  readonly expires: number;
  /** All of `headers`, and those of the encoding. */
  readonly heads: Readonly<Record<Encoding, OutgoingHttpHeaders>>;
  readonly unchanged: OutgoingHttpHeaders;
}

/** Puts together once what is sent many times. */
export function cachedPage(page: Omit<CachedPage, "heads" | "unchanged">): CachedPage {
  const { headers, etag, bodies } = page;
  const head = (encoding: Encoding): OutgoingHttpHeaders => ({
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": bodies[encoding].byteLength,
  });
  const heads = Object.fromEntries(encodings.map((encoding) => [encoding, head(encoding)])) as CachedPage["heads"];
  const unchanged = { etag, "cache-control": headers["cache-control"], vary: headers.vary };
  return { ...page, heads, unchanged };
}

/** A cached page: one variant for everybody, or one for each treatment of its experiment. */
interface Kept {
  readonly experiment: Experiment | null;
  readonly faces: Readonly<Partial<Record<Treatment, CachedPage>>>;
}

/** The visitor's treatment of an experiment. */
export type Decide = (experiment: Experiment) => Treatment;

/** The face that everybody sees. */
const plain: Treatment = "control";

/** Share of bytes for pages of choices (`?width=600`), because anybody can request as many as there are numbers. */
const shareOfChoices = 0.25;

/**
 * Caches pages by key, at most `maxBytes` of bodies and a quarter for choices; drops the least recently used with all
 * variants. `clear` drops all pages after a publication and refuses those that are still being rendered.
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  const choices = createCache<Kept>("pages", Math.floor(maxBytes * shareOfChoices));
  const plainPages = createCache<Kept>("pages", maxBytes);
  const among = (key: string) => (key.includes("?") ? choices : plainPages);
  let edition = 0;

  const weightOf = ({ bodies }: CachedPage) => Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
  const weight = ({ faces }: Kept) => Object.values(faces).reduce((sum, page) => sum + weightOf(page), 0);
  const faceOf = ({ experiment }: Pick<Kept, "experiment">, decide: Decide): Treatment =>
    experiment === null ? plain : decide(experiment);

  return {
    /** @param decide asked only where the page is part of an experiment */
    get(key: string, decide: Decide): CachedPage | undefined {
      const kept = among(key).get(key);
      if (!kept) return undefined;
      const page = kept.faces[faceOf(kept, decide)];
      if (!page) return undefined;
      return page.expires <= now() ? undefined : page;
    },
    /** Whether a cached page needs no refresh. */
    isFresh: ({ fresh }: CachedPage): boolean => now() < fresh,
    /** Delays a stale page's refresh by some milliseconds; its expiry stays. */
    prolong(key: string, page: CachedPage, milliseconds: number) {
      this.set(key, { ...page, fresh: Math.min(now() + milliseconds, page.expires) }, edition);
    },
    /** The variant a visitor needs; undefined where the page is not cached yet. */
    face(key: string, decide: Decide): Treatment | undefined {
      const kept = among(key).peek(key);
      return kept && faceOf(kept, decide);
    },
    /** @param madeFor the edition when its making began */
    set(key: string, page: CachedPage, madeFor: number) {
      if (madeFor !== edition) return;
      const pages = among(key);
      const before = pages.peek(key);
      const experiment = page.experiment?.name ?? null;
      const others = before?.experiment === experiment ? before.faces : {};
      const kept = { experiment, faces: { ...others, [page.experiment?.treatment ?? plain]: page } };
      pages.set(key, kept, weight(kept));
    },
    clear() {
      choices.clear();
      plainPages.clear();
      edition++;
    },
    /** Counts what was published. */
    get edition() {
      return edition;
    },
    get size() {
      return choices.size + plainPages.size;
    },
    get bytes() {
      return choices.weight + plainPages.weight;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Compresses a page once, in every encoding a client may take. */
export async function bodiesOf(html: Uint8Array): Promise<CachedPage["bodies"]> {
  const [br, gzip] = await Promise.all([encode(html, "br", "fly"), encode(html, "gzip", "fly")]);
  return { br, gzip, identity: html };
}
