import type { TrackedEvent } from "../../../services/tracking/contract.ts";

export type { TrackedEvent };

type Listener = (event: TrackedEvent) => void;

const listeners = new Set<Listener>();
/** Of the page that is shown, for listeners that come later. */
const heard: TrackedEvent[] = [];

/**
 * Says that something happened. It stays in memory: what leaves the browser, and whether it may, is the listeners' business.
 *
 * @example
 * track({ event: "login", method: "email" });
 */
export function track(event: TrackedEvent): void {
  // Each page begins anew; the first of a page load, and each one nobody consented before, with `init`.
  if (event.event === "init" || (event.event === "page_view" && heard.at(-1)?.event !== "init")) heard.length = 0;
  heard.push(event);
  for (const listener of listeners) listener(event);
}

/** Hears all events of the page that is shown, and those that follow. Browser only. @returns ends it */
export function onTracked(listener: Listener): () => void {
  for (const event of heard) listener(event);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
