import { createHash, randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageContext, pageContext as PageContextKey } from "../web/page-context.ts";
import { contentSecurityPolicy, hashScripts } from "./content-security-policy.ts";
import { bodiesOf, type PageCache } from "./page-cache.ts";
import { canonicalAddress, pageKey } from "./page-key.ts";

/** What the web bundle's server entry hands out beside React Router's own exports (`web/entry.server.tsx`). */
type WebEntry = { readonly pageContext: typeof PageContextKey };

export interface PagesOptions {
  /** The built bundle, or a function that loads the current one (development). */
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  readonly cache: PageCache;
  /** Whom the page is for, from host and path; or where to send the visitor instead. */
  readonly contextOf: (request: Request) => { context: Omit<PageContext, "nonce"> } | { redirect: string };
  readonly formTargets?: readonly string[];
}

/**
 * Renders pages. A loader that says `Cache-Control: s-maxage=N` has made a page without anything personal in it; it is
 * rendered from its canonical address, so that no click id can end up in what others see, and kept for N seconds.
 */
export function createPages(options: PagesOptions) {
  return async function render(request: Request): Promise<Response> {
    const target = options.contextOf(request);
    if ("redirect" in target) return Response.redirect(target.redirect, 302);

    const build = await options.build();
    const handle = createRequestHandler(build, options.mode);
    const entry = build.entry.module as unknown as WebEntry;
    const nonce = randomBytes(16).toString("base64url");
    const provider = new RouterContextProvider();
    provider.set(entry.pageContext, { ...target.context, nonce });

    const response = await handle(canonicalRequest(request), provider);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const { html, sources } = hashScripts(await response.text(), nonce);
    return finish(request, response, html, sources);
  };

  async function finish(request: Request, response: Response, html: string, sources: string[]): Promise<Response> {
    const headers = new Headers(response.headers);
    const bytes = new TextEncoder().encode(html);
    headers.set("vary", "accept-encoding");
    headers.set("x-content-type-options", "nosniff");
    // A page whose address must not travel says so itself.
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
    if (options.mode === "production") {
      headers.set("content-security-policy", contentSecurityPolicy(sources, options.formTargets));
    }
    const seconds = sharedAge(headers);
    if (response.status === 200 && request.method === "GET" && seconds > 0)
      await keep(request, headers, bytes, seconds);
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
    return new Response(bytes, { status: response.status, headers });
  }

  async function keep(request: Request, headers: Headers, bytes: Uint8Array, seconds: number) {
    const { host, pathname, search } = new URL(request.url);
    const key = pageKey(request.headers.get("host") ?? host, pathname + search);
    if (key === null || headers.has("set-cookie")) return;
    // Browsers ask again each time and get 304; only our own cache keeps the page, because only it can be cleared.
    headers.set("cache-control", "public, max-age=0, must-revalidate");
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    headers.set("etag", etag);
    const plain = Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
    options.cache.set(key, {
      headers: plain,
      etag,
      bodies: await bodiesOf(bytes),
      expires: Date.now() + seconds * 1000,
    });
  }
}

function canonicalRequest(request: Request): Request {
  if (request.method !== "GET" && request.method !== "HEAD") return request;
  const url = new URL(request.url);
  const { pathname } = url;
  // Designer and office are never cached and read their whole link, shared extras included.
  if (pathname.startsWith("/configurator-") || pathname.startsWith("/office")) return request;
  const canonical = new URL(canonicalAddress(pathname + url.search), url.origin);
  return new Request(canonical, { method: request.method, headers: request.headers, signal: request.signal });
}

function sharedAge(headers: Headers): number {
  const match = /s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "");
  return match ? Number(match[1]) : 0;
}
