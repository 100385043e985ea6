import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { namesTag } from "../platform/http/entity-tag.ts";
import { acceptedEncoding, type Encoding } from "./content-encoding.ts";
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
  response.writeHead(200, headOf(page, encoding));
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
}

const heads = new WeakMap<CachedPage, Partial<Record<Encoding, OutgoingHttpHeaders>>>();

/** The head of a page in an encoding, put together once. */
function headOf(page: CachedPage, encoding: Encoding): OutgoingHttpHeaders {
  const known = heads.get(page) ?? {};
  const head = known[encoding] ?? {
    ...page.headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": page.bodies[encoding].byteLength,
  };
  if (!known[encoding]) heads.set(page, { ...known, [encoding]: head });
  return head;
}
