/**
 * The worker of the installed app. It is served as it stands here, without its types (`server/site/app-routes.ts`), so it imports nothing.
 *
 * A price is never stale, because no page and no answer of the shop's interfaces is ever kept: pages come from the network or not at all.
 * Kept are files whose name says what is in them, pictures of the shop, and one page for each language that says what can be done
 * without a network. A new version takes over by itself and loads no page anew: what is open goes on with the files it has.
 */

/** What the server tells the worker. */
export interface AppFiles {
  /** Another one for every build. */
  readonly version: string;
  /** The offline page by the prefix of its language; "" for the one that the host shows by itself. */
  readonly offline: Readonly<Record<string, string>>;
}

/** What of the worker's surroundings is needed; the types of workers and of pages exclude each other. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly clients: { claim(): Promise<void> };
  readonly registration?: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(input: string | Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: an event of workers, whose types a page does not have
  addEventListener(type: string, listener: (event: any) => void): void;
}

/** How a request is answered; `network`: the worker leaves it to the browser. */
export type Way = "network" | "page" | "asset" | "picture";

export function wayOf(
  { method, mode, url, destination }: Pick<Request, "method" | "mode" | "url" | "destination">,
  origin: string,
): Way {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  if (mode === "navigate") return /^\/office(\/|$)/.test(address.pathname) ? "network" : "page";
  if (address.pathname.startsWith("/assets/")) return "asset";
  return destination === "image" && /^\/(pictures|brand|badges|f)\//.test(address.pathname) ? "picture" : "network";
}

export function startServiceWorker(worker: WorkerScope, { version, offline }: AppFiles): void {
  const names = { offline: `offline-${version}`, assets: "assets", pictures: "pictures" };
  const most = { assets: 400, pictures: 150 };

  /** The page and the files that it names: without them it would be bare words. */
  async function keepPage(cache: Cache, address: string) {
    const answer = await worker.fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const files = new Set((await answer.clone().text()).match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g));
    await cache.put(address, answer);
    await Promise.all(
      [...files].map(async (file) => {
        const got = await worker.fetch(file);
        if (got.ok) await cache.put(file, got);
      }),
    );
  }

  async function install() {
    const cache = await worker.caches.open(names.offline);
    await Promise.all(Object.values(offline).map((address) => keepPage(cache, address)));
    await worker.skipWaiting();
  }

  async function activate() {
    const known = new Set(Object.values(names));
    for (const name of await worker.caches.keys()) if (!known.has(name)) await worker.caches.delete(name);
    await worker.registration?.navigationPreload?.enable();
    await worker.clients.claim();
  }

  /** The oldest goes first: a cache gives its keys in the order in which they came. */
  async function keep(name: "assets" | "pictures", request: Request, answer: Response) {
    const cache = await worker.caches.open(name);
    await cache.put(request, answer);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(key);
  }

  async function page(request: Request, preload: Promise<Response | undefined> | undefined) {
    try {
      return (await preload) ?? (await worker.fetch(request));
    } catch {
      const { pathname, search } = new URL(request.url);
      const language = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1] ?? "";
      const address = offline[language] ?? offline[""] ?? "/";
      const kept = await (await worker.caches.open(names.offline)).match(address);
      if (!kept) return Response.error();
      // The page comes alive under its own address, and knows where she wanted to go.
      if (pathname === address) return kept;
      return Response.redirect(`${worker.location.origin}${address}?from=${encodeURIComponent(pathname + search)}`);
    }
  }

  /** A file whose name changes with it. */
  async function asset(request: Request) {
    for (const name of [names.assets, names.offline]) {
      const kept = await (await worker.caches.open(name)).match(request);
      if (kept) return kept;
    }
    const answer = await worker.fetch(request);
    if (answer.status === 200) await keep("assets", request, answer.clone());
    return answer;
  }

  /** A picture as it was, while it is looked at anew for the next time. */
  async function picture(request: Request, until: (work: Promise<unknown>) => void) {
    const kept = await (await worker.caches.open(names.pictures)).match(request);
    const fresh = worker.fetch(request).then(async (answer) => {
      if (answer.status === 200) await keep("pictures", request, answer.clone());
      return answer;
    });
    if (!kept) return fresh;
    until(fresh.catch(() => {}));
    return kept;
  }

  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("fetch", (event) => {
    const request: Request = event.request;
    const way = wayOf(request, worker.location.origin);
    if (way === "page") event.respondWith(page(request, event.preloadResponse));
    if (way === "asset") event.respondWith(asset(request));
    if (way === "picture") event.respondWith(picture(request, (work) => event.waitUntil(work)));
  });
}
