import type { IncomingMessage, ServerResponse } from "node:http";
import { namesTag } from "../platform/http/entity-tag.ts";
import type { HitLog } from "../platform/http/hit-log.ts";
import { acceptedEncoding } from "./content-encoding.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { namesEditor, pageKey } from "./page-key.ts";
import type { FindShopHost } from "./shop-hosts.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontOptions {
  readonly cache: PageCache;
  readonly hostOf: FindShopHost;
  readonly hits: HitLog;
}

/**
 * Stands before everything else: a cached page goes out from here with one map look-up, without a Request object, a
 * router or a render. Everything else goes on to `next`.
 */
export function createFront({ cache, hostOf, hits }: FrontOptions, next: Listener): Listener {
  function lookUp({ method, headers, url = "/" }: IncomingMessage): CachedPage | undefined {
    if ((method !== "GET" && method !== "HEAD") || namesEditor(url)) return undefined;
    const key = pageKey(hostOf(headers.host).host, url);
    return key === null ? undefined : cache.get(key);
  }

  return (request, response) => {
    const page = lookUp(request);
    if (!page) return next(request, response);
    send(page, request, response);
    hits.note(request, response.statusCode);
  };
}

function send(page: CachedPage, { headers, method }: IncomingMessage, response: ServerResponse) {
  if (namesTag(headers["if-none-match"], page.etag)) {
    response.writeHead(304, page.unchanged);
    response.end();
    return;
  }
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  response.writeHead(200, page.heads[encoding]);
  response.end(method === "HEAD" ? undefined : page.bodies[encoding]);
}
