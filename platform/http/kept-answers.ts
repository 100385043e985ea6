import type { Context } from "hono";
import { createCache } from "../caches/cache.ts";
import { caches } from "../caches/manifest.ts";
import type { Clock } from "../time/clock.ts";
import { acceptedEncoding, type Encoding, encode } from "./content-encoding.ts";
import { entityTag, namesTag } from "./entity-tag.ts";

/** An answer as it goes out. */
export interface KeptAnswer {
  readonly body: string;
  readonly tag: string;
  /** Compressed for the first that takes it so. */
  readonly packed: (encoding: Exclude<Encoding, "identity">) => Promise<Uint8Array>;
}

/** Characters below which compressing saves no packet. */
const worthPacking = 1_400;

/**
 * Caches responses that are the same for everyone. They depend only on the address, the shop and published data, so
 * each is computed once in five seconds.
 *
 * @param most characters of all responses and addresses, because clients control the length of an address; beyond it
 * the
 * oldest are dropped
 */
export function keptAnswers({ clock, most }: { readonly clock: Clock; readonly most?: number }) {
  const kept = createCache<KeptAnswer & { readonly until: number }>("responses", most);

  return {
    find(key: string): KeptAnswer | null {
      const found = kept.get(key);
      if (!found) return null;
      if (found.until > clock.now().getTime()) return found;
      kept.delete(key);
      return null;
    },
    keep(key: string, value: unknown): KeptAnswer {
      const body = JSON.stringify(value);
      const bytes = Buffer.from(body);
      const made = new Map<Encoding, Promise<Uint8Array>>();
      const packed: KeptAnswer["packed"] = (encoding) => {
        const known = made.get(encoding) ?? encode(bytes, encoding, "fly");
        made.set(encoding, known);
        return known;
      };
      const answer = { body, packed, tag: entityTag(bytes), until: clock.now().getTime() + caches.responses.life };
      kept.set(key, answer, key.length + body.length);
      return answer;
    },
    /** Something was published. */
    forget: kept.clear,
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;

/** Sends a cached response; 304 without body to clients that have it. */
export async function sendKept(c: Context, { body, tag, packed }: KeptAnswer): Promise<Response> {
  const headers = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding", etag: tag };
  if (namesTag(c.req.header("if-none-match"), tag)) return c.body(null, 304, headers);
  const typed = { ...headers, "content-type": "application/json" };
  const encoding = body.length < worthPacking ? "identity" : acceptedEncoding(c.req.header("accept-encoding"));
  if (encoding === "identity") return c.body(body, 200, typed);
  return c.body(new Uint8Array(await packed(encoding)), 200, { ...typed, "content-encoding": encoding });
}
