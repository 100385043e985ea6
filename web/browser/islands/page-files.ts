import { proposedKeyHeader, readVisitor } from "../../../core/visitor.ts";
import type { Page } from "../navigation/page.ts";
import { payloadPath } from "../navigation/payload-path.ts";
import type { PageFile } from "./hand-over.ts";

/** How long a fetched file is used without revalidation, in milliseconds: from pointing at a link to the click. */
const freshFor = 5_000;
/** So many are kept, those that were wished last. */
const mostKept = 50;

interface Kept {
  readonly file: PageFile;
  /** Changes with the page; null where the answer has none. */
  readonly tag: string | null;
}

/**
 * Fetches the files of pages of one shell. Later one is asked for again, which costs the server a look and the network
 * a head (304) while it is the same.
 *
 * @param opened the page that the document came with; files say nothing of its root, which stays the same
 */
export function createPageFiles(opened: Page) {
  const files = new Map<string, { readonly kept: Promise<Kept>; readonly at: number }>();
  const sheets = new Set<string>();
  let newKey: string | undefined;

  /** @throws where the page has to come as a document: it fails, leads elsewhere, or is of another shell */
  return async function load(address: string): Promise<PageFile> {
    const known = files.get(address);
    if (known && Date.now() - known.at < freshFor) return (await known.kept).file;
    const kept = fetchFile(address, known?.kept);
    files.delete(address);
    files.set(address, { kept, at: Date.now() });
    const [longestAgo] = files.keys();
    if (files.size > mostKept && longestAgo !== undefined) files.delete(longestAgo);
    kept.catch(() => files.delete(address));
    return (await kept).file;
  };

  async function fetchFile(address: string, before: Promise<Kept> | undefined): Promise<Kept> {
    const response = await fetch(payloadPath(address), { redirect: "error", headers: proposedKey() });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const tag = response.headers.get("etag");
    const known = await before;
    if (known && tag !== null && known.tag === tag) return known;
    const file = (await response.json()) as PageFile;
    if (file.page.shell !== opened.shell || !file.parts) throw new Error(`${address}: another shell`);
    for (const href of file.styles) {
      if (!sheets.has(href)) fetchSheet(href);
      sheets.add(href);
    }
    const root = opened.routes[0]?.id ?? "";
    const data = { ...file.page.data, [root]: opened.data[root] };
    return { file: { ...file, page: { ...file.page, data } }, tag };
  }

  /** Until she has a key, pages that are fetched at once are of one new visitor, not each of another. */
  function proposedKey(): Record<string, string> {
    if (readVisitor(document.cookie).key !== null) return {};
    // Browsers have it only where their visitor is kept a key at all: the cookie is for safe connections.
    newKey ??= crypto.randomUUID?.();
    return newKey ? { [proposedKeyHeader]: newKey } : {};
  }
}

/** Into the browser's cache, where the next page finds it. An unused preload would cause a warning. */
function fetchSheet(href: string): void {
  if (!sheetOf(href)) fetch(href).catch(() => {});
}

export const sheetOf = (href: string): Element | null =>
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
