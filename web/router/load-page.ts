import { preload } from "react-dom";
import type { Page, RouteModule, RouteModules } from "./page.ts";
import { payloadPath } from "./payload-path.ts";

export interface LoadedPage {
  readonly page: Page;
  readonly modules: RouteModules;
}

/** How long a page that was fetched is shown without asking again, in milliseconds. */
const freshFor = 5 * 60_000;

/**
 * Fetches pages of one shell, each once for a while: what was fetched when somebody pointed at a link is there when she clicks it.
 *
 * @param first the page of the document, whose root stays
 */
export function createPageLoader(first: LoadedPage) {
  const root = first.page.routes[0];
  const pages = new Map<string, { readonly loaded: Promise<LoadedPage>; readonly at: number }>();

  /** @throws where the page has to come as a document: it fails, leads elsewhere, or is of another shell */
  return function load(address: string): Promise<LoadedPage> {
    const known = pages.get(address);
    if (known && Date.now() - known.at < freshFor) return known.loaded;
    const loaded = fetchPage(address);
    pages.set(address, { loaded, at: Date.now() });
    loaded.catch(() => pages.delete(address));
    return loaded;
  };

  async function fetchPage(address: string): Promise<LoadedPage> {
    const response = await fetch(payloadPath(address), { redirect: "error" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const page = (await response.json()) as Page;
    if (page.shell !== first.page.shell) throw new Error(`${address}: another shell`);
    for (const href of page.routes.flatMap(({ styles }) => styles)) preload(href, { as: "style" });
    const rooted = root ? { ...page.data, [root.id]: first.page.data[root.id] } : page.data;
    return { page: { ...page, data: rooted }, modules: await loadModules(page) };
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
