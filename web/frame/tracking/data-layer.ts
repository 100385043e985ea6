import type { TrackedEvent } from "../../../services/tracking/contract.ts";

export type { TrackedEvent };

type Listener = (event: TrackedEvent) => void;

const listeners = new Set<Listener>();
/** Of the page that is shown, for listeners that come later. */
let heard: readonly TrackedEvent[] = [];
let begun = false;
/** A page that stays open, and does much, is not kept in memory for somebody who may never come. */
const mostHeard = 300;

/**
 * Says that something happened. It stays in memory: what leaves the browser, and whether it may, is the listeners'
 * business.
 *
 * @example track({ event: "login", method: "email" });
 */
export function track(event: TrackedEvent): void {
  if (heard.length < mostHeard) heard = [...heard, event];
  for (const listener of listeners) listener(event);
}

/** Begins a page with its own events; earlier events of the first page follow them, later pages have none. */
export function beginPage(events: readonly TrackedEvent[]): void {
  heard = begun ? events : [...events, ...heard];
  begun = true;
  for (const event of events) for (const listener of listeners) listener(event);
}

/** Hears all events of the page that is shown, and those that follow. Browser only. @returns ends it */
export function onTracked(listener: Listener): () => void {
  for (const event of heard) listener(event);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
