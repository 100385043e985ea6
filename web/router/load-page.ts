import { proposedKeyHeader, readVisitor } from "../../core/visitor.ts";
import type { Page, RouteModule, RouteModules } from "./page.ts";
import { payloadPath } from "./payload-path.ts";

export interface LoadedPage {
  readonly page: Page;
  readonly modules: RouteModules;
}

/** How long a page that was fetched is shown without asking whether it is still so, in milliseconds: from pointing at a link to clicking it. */
const freshFor = 5_000;
/** So many pages are kept, those that were wished last: a document that stays open for hours would keep every page that was ever pointed at. */
const mostKept = 50;

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
  let newKey: string | undefined;
  const sheets = new Set<string>();
  const pages = new Map<string, { readonly kept: Promise<Kept>; readonly at: number }>();

  /** @throws where the page has to come as a document: it fails, leads elsewhere, or is of another shell */
  return async function load(address: string): Promise<LoadedPage> {
    const known = pages.get(address);
    if (known && Date.now() - known.at < freshFor) return (await known.kept).loaded;
    const kept = fetchPage(address, known?.kept);
    pages.delete(address);
    pages.set(address, { kept, at: Date.now() });
    const [longestAgo] = pages.keys();
    if (pages.size > mostKept && longestAgo !== undefined) pages.delete(longestAgo);
    kept.catch(() => pages.delete(address));
    return (await kept).loaded;
  };

  /** Until she has a key, pages that are fetched at once are of one new visitor, not each of another. */
  function proposedKey(): Record<string, string> {
    if (readVisitor(document.cookie).key !== null) return {};
    // Browsers have it only where their visitor is kept a key at all: the cookie is for safe connections.
    newKey ??= crypto.randomUUID?.();
    return newKey ? { [proposedKeyHeader]: newKey } : {};
  }

  async function fetchPage(address: string, before: Promise<Kept> | undefined): Promise<Kept> {
    const response = await fetch(payloadPath(address), { redirect: "error", headers: proposedKey() });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const tag = response.headers.get("etag");
    const known = await before;
    if (known && tag !== null && known.tag === tag) return known;
    const page = (await response.json()) as Page;
    if (page.shell !== first.page.shell) throw new Error(`${address}: another shell`);
    for (const href of page.routes.flatMap(({ styles }) => styles)) {
      if (!sheets.has(href)) fetchSheet(href);
      sheets.add(href);
    }
    const rooted = root ? { ...page.data, [root.id]: first.page.data[root.id] } : page.data;
    return { loaded: { page: { ...page, data: rooted }, modules: await loadModules(page) }, tag };
  }
}

/**
 * Puts a style sheet that the document does not have into the browser's store, where the page finds it when it is shown. A preload would be warned
 * of where somebody only points at the link.
 */
function fetchSheet(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  fetch(href).catch(() => {});
}

/** A page that somebody only points at must not load the one she reads again; one that she goes to comes as a document then. */
const importOnly = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** Loads the modules of a page's routes, which the browser keeps. */
export async function loadModules({ routes }: Page, load = importOnly): Promise<RouteModules> {
  const loaded = routes.map(async ({ id, module }) => [id, (await load(module)) as RouteModule] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
