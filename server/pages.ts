import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { untilMidnight } from "../core/calendar-date.ts";
import { readOverride, runningExperiment } from "../core/experiments.ts";
import { splitAddress } from "../core/locale-address.ts";
import { shopZone } from "../core/shop.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { entityTag } from "../platform/http/entity-tag.ts";
import { createSingleFlight } from "../platform/single-flight.ts";
import type { PageContext, pageContext as PageContextKey, PagePreview } from "../web/page-context.ts";
import { pageOfPayload, payloadPath } from "../web/router/payload-path.ts";
import { acceptedEncoding } from "./content-encoding.ts";
import { contentSecurityPolicy, hashScripts, type OutsideHosts } from "./content-security-policy.ts";
import { bodiesOf, type CachedPage, cachedPage, type PageCache } from "./page-cache.ts";
import { canonicalAddress, namesEditor, pageKey } from "./page-key.ts";

/** What the web bundle's server entry hands out beside React Router's own exports (`web/entry.server.tsx`). */
type WebEntry = { readonly pageContext: typeof PageContextKey };

/** Whom a page is for and under which origin of ours it lies; or where to send the visitor instead. */
export type PageTarget =
  | { readonly origin: string; readonly context: Omit<PageContext, "nonce" | "preview" | "payload" | "experimentOf"> }
  | { readonly redirect: string; readonly status: 301 | 302 };

export interface PagesOptions {
  /** The built bundle, or a function that loads the current one (development). */
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  readonly cache: PageCache;
  readonly targetOf: (request: Request) => PageTarget;
  /** Whether the visual editor asks for an address, with a proof that was checked. */
  readonly previewOf?: (url: URL) => Promise<PagePreview | null>;
  /** Of every page, also of those that come from the cache. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outside?: OutsideHosts;
  readonly clock?: Clock;
}

/**
 * How the cache served a request: by the kept page, by none, by one that was too old, or by the one that another request was
 * having made. Absent: it is never kept.
 */
type CacheUse = "hit" | "miss" | "stale" | "shared";

/** When a page was begun, for which edition, and how long it may be kept. */
interface Keeping {
  readonly seconds: number;
  readonly begun: Date;
  readonly edition: number;
}

type Rendered = { readonly kept: CachedPage } | { readonly response: Response };

/**
 * Renders pages. What a page shows follows from its address alone: it is rendered from the canonical one, under an
 * origin of ours and without any header of the request, so that neither click id nor cookie nor forged host can get into
 * what others see. The file that a page is drawn from (`/_payload/leinwanddruck`) is made and kept in the same way. A page whose loader says `Cache-Control: s-maxage=N` is kept for N seconds, but not beyond midnight,
 * when prices change, nor beyond the next publication, and rendered once for all who ask for it meanwhile.
 */
export function createPages(options: PagesOptions) {
  const { build, mode, cache, targetOf, headers: standard, outside, clock = systemClock } = options;
  const { previewOf = async () => null } = options;
  const handlerOf = handlers(mode);
  const rendering = createSingleFlight<Rendered>();

  return async function page(request: Request, used: (how: CacheUse) => void = () => {}): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const url = new URL(request.url);
    const ofPayload = pageOfPayload(url.pathname);
    const payload = ofPayload !== null;
    // The file of a page is made as the page is, from the same address.
    if (payload) url.pathname = ofPayload;
    const target = targetOf(payload ? new Request(url, request) : request);
    if ("redirect" in target)
      return new Response(null, { status: target.status, headers: { location: target.redirect } });
    const { pathname, search } = url;
    const preview = namesEditor(search) ? await previewOf(url) : null;
    const whole = preview !== null || readsWholeAddress(pathname);
    const address = whole ? pathname + search : canonicalAddress(pathname + search);
    const override = readOverride(search);
    const keeps = !whole && override === null;
    const key = keeps ? pageKey(new URL(target.origin).host, payload ? payloadPath(address) : address) : null;
    // The front looks under the address as it came; here it has its one spelling (`/./x` is `/x`).
    const known = key === null ? undefined : cache.get(key);
    if (known) {
      used("hit");
      return answer(known, request);
    }
    const experimentOf: PageContext["experimentOf"] = (page) => runningExperiment(page, override, () => "control");
    const context = { ...target.context, preview, payload, experimentOf };
    const work = () => render(new URL(target.origin + address), context, key);
    const rendered = key === null ? await work() : await once(key, work, used);
    return "kept" in rendered ? answer(rendered.kept, request) : rendered.response;
  };

  /** Who asks while a page is being rendered gets that one too, unless it turns out to be nothing that is kept. */
  async function once(key: string, work: () => Promise<Rendered>, used: (how: CacheUse) => void): Promise<Rendered> {
    // What was begun before a publication is not for those who ask after it.
    const flight = `${cache.edition}|${key}`;
    const alone = cache.knows(key) ? "stale" : "miss";
    const waiting = rendering.has(flight);
    const rendered = await rendering.run(flight, work);
    const shared = waiting && "kept" in rendered;
    used(shared ? "shared" : alone);
    return shared || !waiting ? rendered : work();
  }

  async function render(url: URL, context: Omit<PageContext, "nonce">, key: string | null): Promise<Rendered> {
    const { edition } = cache;
    const { preview } = context;
    const begun = clock.now();
    const bundle = await build();
    const nonce = randomBytes(16).toString("base64url");
    const provider = new RouterContextProvider();
    provider.set((bundle.entry.module as unknown as WebEntry).pageContext, { ...context, nonce });
    const response = await handlerOf(bundle)(new Request(url), provider);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(standard)) if (!headers.has(name)) headers.set(name, value);
    const seconds = sharedAge(response.headers);
    if (seconds > 0 || !headers.has("cache-control")) headers.set("cache-control", "private, no-store");
    const { status, body } = response;
    const type = headers.get("content-type") ?? "";
    if (!type.startsWith("text/html") && !(context.payload && type.startsWith("application/json")))
      return { response: new Response(body, { status, headers }) };

    const { html, sources } = hashScripts(await response.text(), nonce);
    const bytes = new TextEncoder().encode(html);
    headers.set("vary", "accept-encoding");
    if (context.payload) headers.set("x-robots-tag", "noindex");
    else if (mode === "production")
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(sources, {
          ...{ ...outside, frames: preview?.editors },
          framed: isOffice(url.pathname) ? outside?.framed : undefined,
        }),
      );
    const keepable = mode === "production" && status === 200 && seconds > 0 && !headers.has("set-cookie");
    if (keepable && key !== null) return { kept: await keep(key, headers, bytes, { seconds, begun, edition }) };
    return { response: new Response(bytes, { status, headers }) };
  }

  async function keep(key: string, headers: Headers, html: Uint8Array, { seconds, begun, edition }: Keeping) {
    const etag = entityTag(html);
    // Browsers ask again each time and get 304; only our own cache keeps the page, because only it can be cleared.
    headers.set("cache-control", "public, max-age=0, must-revalidate");
    headers.set("etag", etag);
    const bodies = await bodiesOf(html);
    // By the day it was begun on: one that takes from before midnight to after it shows yesterday's prices.
    const expires = begun.getTime() + Math.min(seconds * 1000, untilMidnight(begun, shopZone));
    const page = cachedPage({ headers: Object.fromEntries(headers), etag, bodies, expires });
    cache.set(key, page, edition);
    return page;
  }
}

function answer({ headers, bodies }: CachedPage, request: Request): Response {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  const answered = new Headers(headers);
  if (encoding !== "identity") answered.set("content-encoding", encoding);
  return new Response(bodies[encoding] as Uint8Array<ArrayBuffer>, { headers: answered });
}

/** React Router prepares each bundle once; in development there is a new one after each change. */
function handlers(mode: PagesOptions["mode"]) {
  const made = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  return (bundle: ServerBuild) => {
    const handler = made.get(bundle) ?? createRequestHandler(bundle, mode);
    made.set(bundle, handler);
    return handler;
  };
}

const isOffice = (pathname: string) => /^\/office(?:\/|$)/.test(splitAddress(pathname).rest);

/** Designer and office are never cached and read their whole link, shared extras included. */
function readsWholeAddress(pathname: string): boolean {
  return splitAddress(pathname).rest.startsWith("/configurator-") || isOffice(pathname);
}

function sharedAge(headers: Headers): number {
  const match = /s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "");
  return match ? Number(match[1]) : 0;
}
