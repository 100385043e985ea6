import type { OutgoingHttpHeaders } from "node:http";
import { type Encoding, encode } from "./content-encoding.ts";

/** One page, kept as the bytes that go out. */
export interface CachedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array>>;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/**
 * Pages by key, at most `maxBytes` of bodies; the page asked for longest ago goes first. `clear` is for a new release
 * of catalogue or content.
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  /** The page at the end; a busy one stays there without being moved each time. */
  let newest: string | null = null;

  const weight = (page: CachedPage) => Object.values(page.bodies).reduce((sum, body) => sum + body.byteLength, 0);

  function drop(key: string) {
    const page = pages.get(key);
    if (page && pages.delete(key)) bytes -= weight(page);
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expires <= now()) {
        drop(key);
        return undefined;
      }
      // A Map keeps insertion order; moving a page to the end makes the first one the least recently asked for.
      if (key !== newest) {
        pages.delete(key);
        pages.set(key, page);
        newest = key;
      }
      return page;
    },
    set(key: string, page: CachedPage) {
      drop(key);
      if (weight(page) > maxBytes) return;
      pages.set(key, page);
      newest = key;
      bytes += weight(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
    get size() {
      return pages.size;
    },
    get bytes() {
      return bytes;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Compresses a page once, in every encoding a client may take. */
export async function bodiesOf(html: Uint8Array): Promise<CachedPage["bodies"]> {
  const [br, gzip] = await Promise.all([encode(html, "br", "fly"), encode(html, "gzip", "fly")]);
  return { br, gzip, identity: html };
}
