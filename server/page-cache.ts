import type { OutgoingHttpHeaders } from "node:http";
import { createWeighedMap } from "../platform/weighed-map.ts";
import { type Encoding, encode, encodings } from "./content-encoding.ts";

/** One page, kept as the bytes that go out. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array>>;
  /** Milliseconds since the epoch. */
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
  const unchanged = { etag, "cache-control": headers["cache-control"], vary: "accept-encoding" };
  return { ...page, heads, unchanged };
}

/**
 * Pages by key, at most `maxBytes` of bodies; the page asked for longest ago goes first. `clear` is for whatever was
 * published: the pages of the edition before are gone, and those still being made for it are refused.
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  const pages = createWeighedMap<CachedPage>(maxBytes);
  let edition = 0;
  /** The page at the end; a busy one stays there without being moved each time. */
  let newest: string | null = null;

  const weight = (page: CachedPage) => Object.values(page.bodies).reduce((sum, body) => sum + body.byteLength, 0);

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expires <= now()) return undefined;
      if (key !== newest) {
        pages.touch(key);
        newest = key;
      }
      return page;
    },
    /** Whether a page was kept before, also one that is too old to be given out. */
    knows: pages.has,
    /** @param madeFor the edition when its making began */
    set(key: string, page: CachedPage, madeFor: number) {
      if (madeFor !== edition) return;
      pages.delete(key);
      const bytes = weight(page);
      if (bytes > maxBytes) return;
      pages.set(key, page, bytes);
      newest = key;
    },
    clear() {
      pages.clear();
      newest = null;
      edition++;
    },
    /** Counts what was published. */
    get edition() {
      return edition;
    },
    get size() {
      return pages.size;
    },
    get bytes() {
      return pages.weight;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Compresses a page once, in every encoding a client may take. */
export async function bodiesOf(html: Uint8Array): Promise<CachedPage["bodies"]> {
  const [br, gzip] = await Promise.all([encode(html, "br", "fly"), encode(html, "gzip", "fly")]);
  return { br, gzip, identity: html };
}
