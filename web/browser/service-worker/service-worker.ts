/**
 * The worker of the installed app and of the designer. It is served as it stands here, without its types
 * (`server/site/app-routes.ts`), so it imports nothing.
 *
 * A price is never stale, because no page and no answer of the shop's interfaces is ever kept: pages come from the
 * network or not at all. Kept are files whose name says what is in them, pictures of the shop, and one page for each
 * language that says what can be done without a network. A new version takes over by itself and reloads no page:
 * what is open goes on with the files it has.
 *
 * A designer's page is the exception: it is the same for everybody and says nothing, so the one of this version opens
 * without a network what the device has of a design (decision 0084).
 */

/** What the server tells the worker. */
export interface AppFiles {
  /** Another one for every build. */
  readonly version: string;
  /** The offline page by the prefix of its language; "" for the one that the host shows by itself. */
  readonly offline: Readonly<Record<string, string>>;
  /** Scripts and styles of the designer, also those that are loaded when something is opened. */
  readonly shell: readonly string[];
}

/** What a designer that is open wants to be kept. */
export interface KeepDesigner {
  /** Path of its page. */
  readonly page: string;
  /** Addresses that it has loaded, such as words and fonts. */
  readonly files: readonly string[];
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
export type Way = "network" | "page" | "asset" | "picture" | "photo";

export function wayOf(
  { method, mode, url, destination }: Pick<Request, "method" | "mode" | "url" | "destination">,
  origin: string,
): Way {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  if (mode === "navigate") return /^\/office(\/|$)/.test(address.pathname) ? "network" : "page";
  if (address.pathname.startsWith("/assets/")) return "asset";
  if (destination !== "image") return "network";
  if (address.pathname.startsWith("/web-api/photos/")) return "photo";
  return /^\/(pictures|brand|badges|f)\//.test(address.pathname) ? "picture" : "network";
}

export function startServiceWorker(worker: WorkerScope, { version, offline, shell }: AppFiles): void {
  const names = {
    offline: `offline-${version}`,
    designer: `designer-${version}`,
    assets: "assets",
    pictures: "pictures",
    // Logging out deletes them (`web/shop/account/my-data.tsx`).
    photos: "photos",
  };
  const most = { assets: 400, pictures: 150, photos: 300 };
  /** Designers in their languages; more than anybody works in at a time. */
  const mostDesigners = 6;
  const isDesigner = (path: string) => /^(?:\/[a-z]{1,2}){0,2}\/configurator-[\w-]+\/?$/.test(path);

  /** The page and the files that it names: without them it would be bare words. */
  async function keepPage(cache: Cache, address: string) {
    const answer = await worker.fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const files = new Set((await answer.clone().text()).match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g));
    await cache.put(address, answer);
    await keepFiles(cache, [...files]);
  }

  /** Those that are not kept yet: what is in a file does not change under its name. */
  async function keepFiles(cache: Cache, files: readonly string[]) {
    await Promise.all(
      files.map(async (file) => {
        if (await cache.match(file)) return;
        const got = await worker.fetch(file);
        if (got.ok) await cache.put(file, got);
      }),
    );
  }

  /** A designer with all that it may open. Its page comes last: what can be opened is whole. */
  async function keepDesigner({ page, files }: KeepDesigner) {
    if (!isDesigner(page)) return;
    const cache = await worker.caches.open(names.designer);
    const wanted = files.filter((file) => file.startsWith("/assets/")).slice(0, most.assets);
    await keepFiles(cache, [...shell, ...wanted]);
    await keepPage(cache, page);
    const pages = (await cache.keys()).filter(({ url }) => isDesigner(new URL(url).pathname));
    for (const key of pages.slice(0, Math.max(0, pages.length - mostDesigners))) await cache.delete(key);
  }

  /** Designers that the version before kept are kept of this one before it goes. */
  async function keepDesignersAnew() {
    for (const name of await worker.caches.keys()) {
      if (!name.startsWith("designer-") || name === names.designer) continue;
      for (const { url } of await (await worker.caches.open(name)).keys()) {
        const { pathname: page } = new URL(url);
        if (isDesigner(page)) await keepDesigner({ page, files: await textsAndFonts(name) });
      }
    }
  }

  /** Words have another name in each version: those of the one before that are still there are of use. */
  async function textsAndFonts(name: string): Promise<readonly string[]> {
    const keys = await (await worker.caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
  }

  async function install() {
    const cache = await worker.caches.open(names.offline);
    await Promise.all(Object.values(offline).map((address) => keepPage(cache, address)));
    await keepDesignersAnew();
    await worker.skipWaiting();
  }

  async function activate() {
    // Answers that designers have kept belong to no version (`web/designer/opening/browser-answers.ts`).
    const known = new Set([...Object.values(names), "answers"]);
    for (const name of await worker.caches.keys()) if (!known.has(name)) await worker.caches.delete(name);
    await worker.registration?.navigationPreload?.enable();
    await worker.clients.claim();
  }

  /** The oldest goes first: a cache gives its keys in the order in which they came. */
  async function keep(name: keyof typeof most, request: Request, answer: Response) {
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
      const designer = isDesigner(pathname) && (await (await worker.caches.open(names.designer)).match(pathname));
      if (designer) return designer;
      const language = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1] ?? "";
      const address = offline[language] ?? offline[""] ?? "/";
      const kept = await (await worker.caches.open(names.offline)).match(address);
      if (!kept) return Response.error();
      // The page hydrates under its own address, and knows where she wanted to go.
      if (pathname === address) return kept;
      return Response.redirect(`${worker.location.origin}${address}?from=${encodeURIComponent(pathname + search)}`);
    }
  }

  /** A file whose name changes with it. */
  async function asset(request: Request) {
    for (const name of [names.assets, names.offline, names.designer]) {
      const kept = await (await worker.caches.open(name)).match(request);
      if (kept) return kept;
    }
    const answer = await worker.fetch(request);
    if (answer.status === 200) await keep("assets", request, answer.clone());
    return answer;
  }

  /** A picture as it was, while it is checked again for the next time. */
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

  /** Personal pages: always requested from the server; a stored one is shown only while no server responds. */
  async function photo(request: Request) {
    try {
      const answer = await worker.fetch(request);
      if (answer.status === 200) await keep("photos", request, answer.clone());
      else if (answer.status === 404) await (await worker.caches.open(names.photos)).delete(request);
      return answer;
    } catch {
      return (await (await worker.caches.open(names.photos)).match(request)) ?? Response.error();
    }
  }

  worker.addEventListener("install", (event) => {
    // What a page says as it is left is lost where it must wait for the worker (Chromium).
    const past = event.addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" });
    event.waitUntil(Promise.all([past, install()]));
  });
  worker.addEventListener("message", (event) => event.waitUntil(keepDesigner(event.data as KeepDesigner)));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("fetch", (event) => {
    const request: Request = event.request;
    const way = wayOf(request, worker.location.origin);
    if (way === "page") event.respondWith(page(request, event.preloadResponse));
    if (way === "asset") event.respondWith(asset(request));
    if (way === "photo") event.respondWith(photo(request));
    if (way === "picture") event.respondWith(picture(request, (work) => event.waitUntil(work)));
  });
}
