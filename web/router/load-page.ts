import { preload } from "react-dom";
import type { Page, RouteModule, RouteModules } from "./page.ts";
import { payloadPath } from "./payload-path.ts";

export interface LoadedPage {
  readonly page: Page;
  readonly modules: RouteModules;
}

/** How long a page that was fetched is shown without asking whether it is still so, in milliseconds: from pointing at a link to clicking it. */
const freshFor = 5_000;

interface Kept {
  readonly loaded: LoadedPage;
  /** Changes with the page; null where the answer has none. */
  readonly tag: string | null;
}

/**
 * Fetches pages of one shell: what was fetched when somebody pointed at a link is there when she clicks it. Later it is asked for
 * again, which costs the server a look and the network a head (304) while it is the same; what was published meanwhile is shown.
 *
 * @param first the page of the document, whose root stays
 */
export function createPageLoader(first: LoadedPage) {
  const root = first.page.routes[0];
  const pages = new Map<string, { readonly kept: Promise<Kept>; readonly at: number }>();

  /** @throws where the page has to come as a document: it fails, leads elsewhere, or is of another shell */
  return async function load(address: string): Promise<LoadedPage> {
    const known = pages.get(address);
    if (known && Date.now() - known.at < freshFor) return (await known.kept).loaded;
    const kept = fetchPage(address, known?.kept);
    pages.set(address, { kept, at: Date.now() });
    kept.catch(() => pages.delete(address));
    return (await kept).loaded;
  };

  async function fetchPage(address: string, before: Promise<Kept> | undefined): Promise<Kept> {
    const response = await fetch(payloadPath(address), { redirect: "error" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const tag = response.headers.get("etag");
    const known = await before;
    if (known && tag !== null && known.tag === tag) return known;
    const page = (await response.json()) as Page;
    if (page.shell !== first.page.shell) throw new Error(`${address}: another shell`);
    for (const href of page.routes.flatMap(({ styles }) => styles)) preload(href, { as: "style" });
    const rooted = root ? { ...page.data, [root.id]: first.page.data[root.id] } : page.data;
    return { loaded: { page: { ...page, data: rooted }, modules: await loadModules(page) }, tag };
  }
}

/** Loads the modules of a page's routes, which the browser keeps. */
export async function loadModules({ routes }: Page): Promise<RouteModules> {
  const load = async ({ id, module }: Page["routes"][number]): Promise<[string, RouteModule]> => [
    id,
    (await import(/* @vite-ignore */ module)) as RouteModule,
  ];
  return Object.fromEntries(await Promise.all(routes.map(load)));
}
