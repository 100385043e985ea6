import type { Shop } from "../../../core/shop.ts";
import {
  mostEvents,
  type TrackedEvent,
  type TrackingBatch,
  trackingPaths,
} from "../../../services/tracking/contract.ts";

export interface EventStoreOptions {
  readonly shop: Pick<Shop, "channel" | "locale" | "platform">;
  /** Keeps the visitor's random number, as long as her consent lasts. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly isGranted: () => boolean;
  /** @returns the status of the answer, 0 without one */
  readonly post: (path: string, body: object) => Promise<number>;
  /** For a page that is left: nobody waits for an answer. */
  readonly beacon: (path: string, body: object) => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** Calls back after a while. */
  readonly later: (then: () => void) => void;
}

/** The shop's own store as a listener of the data layer. */
export interface EventStore {
  readonly take: (event: TrackedEvent) => void;
  /** @param leaving the page goes away */
  readonly flush: (leaving?: boolean) => void;
  /** No consent (any more): drops waiting events and the visitor's id. @param declined the shop forgets her, too */
  readonly withdraw: (declined: boolean) => void;
}

export const visitorKey = "passepartout.visitor";
/** More than this wait only while the shop is away. */
const mostWaiting = 500;

/** Sends events in batches, each event under an id, so that what is sent again counts once. Nothing without consent. */
export function createEventStore(options: EventStoreOptions): EventStore {
  const { shop, storage, isGranted, post, beacon, newId, now, later } = options;
  const { channel, locale, platform } = shop;
  let waiting: TrackingBatch["events"] = [];
  let planned = false;
  let last = 0;
  let sending: Promise<unknown> = Promise.resolve();

  function visitor(): string {
    const known = storage.getItem(visitorKey) ?? newId();
    storage.setItem(visitorKey, known);
    return known;
  }

  function plan(): void {
    if (planned) return;
    planned = true;
    later(() => {
      planned = false;
      flush();
    });
  }

  function flush(leaving = false): void {
    // Another tab may have withdrawn.
    if (!isGranted()) waiting = [];
    if (waiting.length === 0) return;
    const events = waiting.slice(0, mostEvents);
    waiting = waiting.slice(mostEvents);
    const batch: TrackingBatch = { visitor: visitor(), shop: { channel, locale, platform }, events };
    if (leaving) beacon(trackingPaths.events, batch);
    else sending = post(trackingPaths.events, batch).then((status) => answered(status, events));
    if (waiting.length > 0) flush(leaving);
  }

  function answered(status: number, events: TrackingBatch["events"]): void {
    // No answer, too many, or the shop's own trouble: the same events again, later.
    if (status !== 0 && status !== 429 && status < 500) return;
    waiting = [...events, ...waiting].slice(0, mostWaiting);
    if (isGranted()) plan();
  }

  return {
    take(what) {
      if (!isGranted() || waiting.length >= mostWaiting) return;
      // Two of one millisecond stay in their order.
      last = Math.max(now(), last + 1);
      waiting.push({ id: newId(), at: last, what });
      plan();
    },
    flush,
    withdraw(declined) {
      waiting = [];
      const known = storage.getItem(visitorKey);
      storage.removeItem(visitorKey);
      // After what is on its way, so that it is forgotten with the rest.
      if (known !== null && declined) void sending.then(() => post(trackingPaths.withdrawal, { visitor: known }));
    },
  };
}
