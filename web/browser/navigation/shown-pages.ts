import type { Page } from "./page.ts";

type Listener = (page: Page) => void;

const listeners = new Set<Listener>();
/** All that were shown in this document, until somebody hears of them; afterwards the one that is shown. */
let known: Page[] = [];

/** Says which page is drawn now; the same one again is no other page. */
export function tellShown(page: Page): void {
  if (listeners.size > 0) known = [page];
  else known.push(page);
  for (const listener of listeners) listener(page);
}

/** Subscribes to pages of this document: the first listener gets earlier ones too, later ones the current one. */
export function onShown(heard: Listener): void {
  listeners.add(heard);
  for (const page of known) heard(page);
  known = known.slice(-1);
}
