import type { IncomingMessage, ServerResponse } from "node:http";
import { proposedKeyHeader } from "../core/visitor.ts";
import { acceptedEncoding } from "../platform/http/content-encoding.ts";
import { namesTag } from "../platform/http/entity-tag.ts";
import type { HitLog } from "../platform/http/hit-log.ts";
import type { Visit, Visits } from "../services/treatments/service.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { namesEditor, pageKey } from "./page-key.ts";
import type { FindShopHost } from "./shop-hosts.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontOptions {
  readonly cache: PageCache;
  readonly hostOf: FindShopHost;
  readonly hits: HitLog;
  /** Experiments of a request's visitor. */
  readonly visitOf: Visits;
}

/**
 * Sends cached pages with one map look-up, without a Request object, a router or a render. Other requests go on to
 * `next`.
 */
export function createFront({ cache, hostOf, hits, visitOf }: FrontOptions, next: Listener): Listener {
  function lookUp({ method, headers, url = "/" }: IncomingMessage): { page: CachedPage; visit: Visit | null } | null {
    if ((method !== "GET" && method !== "HEAD") || namesEditor(url)) return null;
    const host = hostOf(headers.host);
    const key = pageKey(host.host, url);
    if (key === null) return null;
    let visit: Visit | null = null;
    const page = cache.get(key, (experiment) => {
      visit ??= visitOf({
        channel: host.channel,
        cookies: headers.cookie,
        userAgent: headers["user-agent"],
        proposedKey: headers[proposedKeyHeader] as string | undefined,
      });
      return visit.decide(experiment);
    });
    // A stale page is served where pages are rendered.
    return page && cache.isFresh(page) ? { page, visit } : null;
  }

  return (request, response) => {
    const found = lookUp(request);
    if (found === null) return next(request, response);
    send(found.page, request, response, found.visit?.cookies() ?? []);
    hits.note(request, response.statusCode);
  };
}

function send(
  page: CachedPage,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  cookies: readonly string[],
) {
  // Beside what is kept, never in it; no cache on the way keeps an answer with somebody's cookie.
  const hers = cookies.length > 0 && { "set-cookie": [...cookies], "cache-control": "private, no-store" };
  if (namesTag(headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...page.unchanged, ...hers });
    response.end();
    return;
  }
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  response.writeHead(200, hers ? { ...page.heads[encoding], ...hers } : page.heads[encoding]);
  response.end(method === "HEAD" ? undefined : page.bodies[encoding]);
}
