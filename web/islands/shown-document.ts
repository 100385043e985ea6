import { navigateTo } from "../router/follow-navigation.ts";
import type { NavigationType, Page, Router } from "../router/page.ts";
import { handOverId, type ToldDocument } from "./hand-over.ts";

const told = JSON.parse(document.getElementById(handOverId)?.textContent ?? "") as ToldDocument;
const listeners = new Set<() => void>();
const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash });

let router: Router = {
  page: { ...told.page, location: here() },
  modules: {},
  type: "POP",
  navigate: navigateTo,
  preload: async () => false,
};

/** What the document was told when it came. */
export const shownDocument = (): ToldDocument => told;

/** The router as islands see it: the page that is shown now. */
export const routerOf = (): Router => router;

export function subscribeShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says which page is shown now, or at which other address of it one is. */
export function showPage(page: Page, type: NavigationType): void {
  router = { ...router, page, type };
  for (const listener of listeners) listener();
}

/** @param preload fetches a page before it is asked for; false: it comes as a document */
export function preloadBy(preload: Router["preload"]): void {
  router = { ...router, preload };
}
