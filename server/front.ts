import type { IncomingMessage, ServerResponse } from "node:http";
import { namesTag } from "../platform/http/entity-tag.ts";
import { acceptedEncoding } from "./content-encoding.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { FindShopHost } from "./shop-hosts.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Stands before everything else: a cached page goes out from here with one map look-up, without a Request object, a
 * router or a render. Everything else goes on to `next`.
 */
export function createFront(cache: PageCache, hostOf: FindShopHost, next: Listener): Listener {
  function lookUp({ method, headers, url = "/" }: IncomingMessage): CachedPage | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const key = pageKey(hostOf(headers.host).host, url);
    return key === null ? undefined : cache.get(key);
  }

  return (request, response) => {
    const page = lookUp(request);
    if (page) send(page, request, response);
    else next(request, response);
  };
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  if (namesTag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, {
      etag: page.etag,
      "cache-control": page.headers["cache-control"],
      vary: "accept-encoding",
    });
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  response.writeHead(200, {
    ...page.headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": body.byteLength,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
