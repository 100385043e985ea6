import type { Page } from "./page.ts";

type Listener = (page: Page) => void;

/** All that were shown in this document, until somebody hears of them. */
let unheard: Page[] | null = [];
let listener: Listener = (page) => unheard?.push(page);

/** Says which page is drawn now; the same one again is no other page. */
export const tellShown = (page: Page): void => listener(page);

/** Hears of every page of this document, also of those before it listened. One listens. Browser only. */
export function onShown(heard: Listener): void {
  for (const page of unheard ?? []) heard(page);
  unheard = null;
  listener = heard;
}
