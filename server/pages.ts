import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { untilMidnight, wallClock } from "../core/calendar-date.ts";
import { type changeWords, wordsChanged } from "../core/changed-words.ts";
import {
  type ExperimentOverride,
  type RunningExperiment,
  readOverride,
  runningExperiment,
} from "../core/experiments.ts";
import { splitAddress } from "../core/locale-address.ts";
import { shopZone } from "../core/shop.ts";
import { proposedKeyHeader } from "../core/visitor.ts";
import { createSingleFlight } from "../platform/caches/single-flight.ts";
import { acceptedEncoding, encode } from "../platform/http/content-encoding.ts";
import { entityTag } from "../platform/http/entity-tag.ts";
import { type Clock, systemClock } from "../platform/time/clock.ts";
import { within } from "../platform/time/within.ts";
import type { Visit, Visits } from "../services/treatments/service.ts";
import { pageOfPayload, payloadPath } from "../web/browser/navigation/payload-path.ts";
import type { PageContext, pageContext as PageContextKey, PagePreview } from "../web/reading/page-context.ts";
import { contentSecurityPolicy, hashInline, type OutsideHosts } from "./content-security-policy.ts";
import { bodiesOf, type CachedPage, cachedPage, type PageCache } from "./page-cache.ts";
import { canonicalAddress, namesEditor, pageKey } from "./page-key.ts";
import { createSharedReadings, type Reading } from "./shared-readings.ts";
import { watchedApi } from "./watched-api.ts";

/** An export of the web bundle's server entry (`web/app/entry.server.tsx`), beside React Router's own. */
type WebEntry = { readonly pageContext: typeof PageContextKey; readonly changeWords: typeof changeWords };

/** A page's visitor context and canonical origin, or a redirect. */
export type PageTarget =
  | {
      readonly origin: string;
      readonly context: Omit<
        PageContext,
        "nonce" | "asked" | "preview" | "payload" | "experimentOf" | "shared" | "lacking"
      >;
    }
  | { readonly redirect: string; readonly status: 301 | 302 };

export interface PagesOptions {
  /** The built bundle, or a function that loads the current one (development). */
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  readonly cache: PageCache;
  readonly targetOf: (request: Request) => PageTarget;
  /** Experiments of the visitor. */
  readonly visitOf: Visits;
  /** The preview that a visual editor requests with a valid proof. */
  readonly previewOf?: (url: URL) => Promise<PagePreview | null>;
  /** Of every page, also of those that come from the cache. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outside?: OutsideHosts;
  readonly clock?: Clock;
}

/**
 * Use of the cache: a cached page, a render, a stale page with a refresh behind it, or the render of a simultaneous
 * request. Absent: the page is never cached.
 */
type CacheUse = "hit" | "miss" | "stale" | "shared";

/** When a page was begun, for which edition, and how long it may be kept. */
interface Keeping {
  readonly seconds: number;
  /** Further seconds in which it is served stale while it is refreshed. */
  readonly stale: number;
  /** Something could not be read. */
  readonly lacks: boolean;
  readonly begun: Date;
  readonly edition: number;
  readonly experiment: RunningExperiment | null;
}

/** Milliseconds between refreshes of a stale page that failed or were incomplete. */
const untilNextTry = 1_000;

/** Milliseconds after which nobody waits for a page any longer, nor for those behind it in the line. */
const longestMaking = 60_000;

type Rendered = { readonly kept: CachedPage } | { readonly response: Response };

/** A render's address and visitor. */
interface Work {
  readonly url: URL;
  readonly context: Omit<PageContext, "nonce" | "experimentOf" | "shared" | "lacking">;
  readonly override: ExperimentOverride | null;
  readonly visit: Visit;
  /** Null: it is not kept. */
  readonly key: string | null;
}

/**
 * Renders pages from their canonical address and one treatment, without any header of the request: no cookie, click id
 * or forged host reaches other visitors (decision 0062). `s-maxage` and `stale-while-revalidate` control caching.
 */
export function createPages(options: PagesOptions) {
  const { build, mode, cache, targetOf, visitOf, headers: standard, outside, clock = systemClock } = options;
  const { previewOf = async () => null } = options;
  const handlerOf = handlers(mode);
  const rendering = createSingleFlight<Rendered>();
  const refreshing = createSingleFlight<void>();
  /** The end of the last refresh that was wished. */
  let line = Promise.resolve();
  /**
   * A key for simultaneous requests. It changes with a publication and at midnight, when older renders are outdated.
   */
  const flightOf = (key: string, { visit }: Work) =>
    [cache.edition, wallClock(clock.now(), shopZone).date, cache.face(key, visit.decide) ?? "", key].join("|");
  const sharedIn = createSharedReadings({ edition: () => cache.edition, clock });

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
    const { headers } = request;
    const visit = visitOf({
      channel: target.context.shop.channel,
      cookies: headers.get("cookie") ?? undefined,
      userAgent: headers.get("user-agent") ?? undefined,
      proposedKey: headers.get(proposedKeyHeader) ?? undefined,
    });
    const known = key === null ? undefined : cache.get(key, visit.decide);
    const context = { ...target.context, asked: { pathname, search }, preview, payload };
    const work = { url: new URL(target.origin + asPage(address)), context, override, visit, key };
    if (known && key !== null) {
      const isFresh = cache.isFresh(known);
      if (!isFresh) refresh(key, work);
      used(isFresh ? "hit" : "stale");
      return withCookies(answer(known, request), visit);
    }
    const rendered = key === null ? await make(work) : await once(key, work, used);
    const response = "kept" in rendered ? answer(rendered.kept, request) : await packed(rendered.response, request);
    return withCookies(response, visit);
  };

  /**
   * Refreshes a stale page after it was served. Refreshes run sequentially, so that other visitors wait for one at
   * most. A page whose refresh failed or was incomplete stays for a while.
   */
  function refresh(key: string, work: Work): void {
    const flight = flightOf(key, work);
    if (refreshing.has(flight)) return;
    const before = line;
    const anew = async () => {
      await before;
      const known = cache.get(key, work.visit.decide);
      // Nothing is left to do after a publication, or where somebody came too late for the old one and had it made.
      if (flight !== flightOf(key, work) || (known && cache.isFresh(known))) return;
      try {
        await rendering.run(flight, () => make(work));
      } finally {
        if (known && cache.get(key, work.visit.decide) === known) cache.prolong(key, known, untilNextTry);
      }
    };
    line = refreshing.run(flight, () => anew().catch(work.context.report));
  }

  /** Simultaneous requests share a render, unless its result cannot be cached. */
  async function once(key: string, work: Work, used: (how: CacheUse) => void): Promise<Rendered> {
    const flight = flightOf(key, work);
    const waiting = rendering.has(flight);
    const rendered = await rendering.run(flight, () => make(work));
    if (waiting && "kept" in rendered) {
      // Nobody knew yet that the page has several faces, and it came with another one than hers.
      if (!isFor(rendered.kept, work.visit)) return once(key, work, used);
      used("shared");
      return rendered;
    }
    used("miss");
    return waiting ? make(work) : rendered;
  }

  /** In development the first page waits for all modules. @throws where a loader does not come to an end */
  function make(work: Work): Promise<Rendered> {
    return mode === "production" ? within(longestMaking, render(work)) : render(work);
  }

  async function render({ url, override, visit, key, context }: Work): Promise<Rendered> {
    const { edition } = cache;
    const { preview } = context;
    let experiment: RunningExperiment | null = null;
    const experimentOf: PageContext["experimentOf"] = (page) => {
      const found = runningExperiment(page, override, visit.decide);
      if (experiment !== null && experiment.name !== found?.name)
        throw new Error(`a page is part of one experiment: ${experiment.name} and ${found?.name}`);
      experiment = found;
      return found;
    };
    const begun = clock.now();
    // In development what is read may change with its source.
    const keptReading = mode === "production" ? sharedIn(context.shop) : freshReading;
    let lacks = false;
    let failures = 0;
    const lacking = () => {
      lacks = true;
    };
    const api = watchedApi(context.api, () => {
      failures++;
      lacking();
    });
    const shared: PageContext["shared"] = async (name, read, isWhole) => {
      const { value, whole } = await keptReading(name, async () => {
        const before = failures;
        const value = await read();
        return { value, whole: isWhole(value) && failures === before };
      });
      if (!whole) lacking();
      return value;
    };
    const bundle = await build();
    const nonce = randomBytes(16).toString("base64url");
    const provider = new RouterContextProvider();
    const entry = bundle.entry.module as typeof bundle.entry.module & WebEntry;
    entry.changeWords(wordsChanged());
    provider.set(entry.pageContext, {
      ...context,
      api,
      experimentOf,
      shared,
      lacking,
      nonce,
    });
    const response = await handlerOf(bundle)(new Request(url), provider);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(standard)) if (!headers.has(name)) headers.set(name, value);
    const { seconds, stale } = keepingOf(response.headers, lacks);
    if (seconds > 0 || !headers.has("cache-control")) headers.set("cache-control", "private, no-store");
    const { status, body } = response;
    const type = headers.get("content-type") ?? "";
    if (!type.startsWith("text/html") && !(context.payload && type.startsWith("application/json")))
      return { response: new Response(body, { status, headers }) };

    const { html, sources } = hashInline(await response.text(), nonce);
    const bytes = new TextEncoder().encode(html);
    headers.set("vary", "accept-encoding");
    if (context.payload) headers.set("x-robots-tag", "noindex");
    else if (mode === "production")
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(sources, {
          ...outside,
          frames: preview?.editors,
          framed: isOffice(url.pathname) ? outside?.framed : undefined,
        }),
      );
    const keepable = mode === "production" && status === 200 && seconds > 0 && !headers.has("set-cookie");
    if (keepable && key !== null)
      return { kept: await keep(key, headers, bytes, { seconds, stale, lacks, begun, edition, experiment }, visit) };
    return { response: new Response(bytes, { status, headers }) };
  }

  async function keep(
    key: string,
    headers: Headers,
    html: Uint8Array,
    { seconds, stale, lacks, begun, edition, experiment }: Keeping,
    { decide }: Visit,
  ) {
    const etag = entityTag(html);
    // Browsers revalidate each time: only our own cache can be cleared and knows each visitor's variant.
    headers.set("cache-control", `${experiment === null ? "public" : "private"}, no-cache`);
    if (experiment !== null) headers.set("vary", "accept-encoding, cookie");
    headers.set("etag", etag);
    const bodies = await bodiesOf(html);
    // By the day it was begun on: one that takes from before midnight to after it shows yesterday's prices.
    const after = (lasting: number) => begun.getTime() + Math.min(lasting * 1000, untilMidnight(begun, shopZone));
    const ends = { fresh: after(seconds), expires: after(seconds + stale) };
    const page = cachedPage({ headers: Object.fromEntries(headers), etag, experiment, bodies, ...ends });
    // An old page that is whole says more, as long as it is given out.
    if (!lacks || cache.get(key, decide) === undefined) cache.set(key, page, edition);
    return page;
  }
}

const freshReading = <Value>(_: string, read: () => Promise<Reading<Value>>) => read();

/** React Router's path for all others does not match line ends, so they stay encoded and the page is a 404. */
const asPage = (address: string): string =>
  // React Router would serve such a path as another page's data (`/_payload` here): as a page it is a 404.
  address.replace(/\.data(?=\?|$)/, "%2Edata").replace(/%0[ad]|%e2%80%a[89]/gi, (sign) => sign.replaceAll("%", "%25"));

function answer({ headers, bodies }: CachedPage, request: Request): Response {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  const answered = new Headers(headers);
  if (encoding !== "identity") answered.set("content-encoding", encoding);
  return new Response(bodies[encoding] as Uint8Array<ArrayBuffer>, { headers: answered });
}

/** Compresses a response for one visitor, where it declares that it varies by encoding. */
async function packed(response: Response, request: Request): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  if (encoding === "identity" || !headers.get("vary")?.includes("accept-encoding")) return response;
  headers.set("content-encoding", encoding);
  // Not `bytes()`: the answers that the HTTP server makes in place of the platform's own have none.
  const body = await encode(new Uint8Array(await response.arrayBuffer()), encoding, "fly");
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

const isFor = ({ experiment }: CachedPage, { decide }: Visit): boolean =>
  experiment === null || decide(experiment.name) === experiment.treatment;

/** Her cookies go out beside what is kept for others, never in it. */
function withCookies(response: Response, visit: Visit): Response {
  const cookies = visit.cookies();
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  if (cookies.length > 0) response.headers.set("cache-control", "private, no-store");
  return response;
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

/**
 * Caching time of a page (RFC 5861): how long it is fresh, and how long it may be served stale.
 *
 * @param lacks something, because a service was down: it is cached for a second
 */
function keepingOf(headers: Headers, lacks: boolean): Pick<Keeping, "seconds" | "stale"> {
  const said = headers.get("cache-control") ?? "";
  const lasting = (directive: RegExp) => Number(directive.exec(said)?.[1] ?? 0);
  const seconds = lasting(/s-maxage=(\d+)/);
  return lacks
    ? { seconds: Math.min(seconds, 1), stale: 0 }
    : { seconds, stale: lasting(/stale-while-revalidate=(\d+)/) };
}
