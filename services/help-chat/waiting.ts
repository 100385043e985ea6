/** Lets requests wait until something was written in any chat. */
export interface Waiting {
  /** Resolves when something was written, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>;
  /** Something was written, here or in another process. */
  wake(): void;
  /** A place to wait at; who takes more than a few gives the oldest up. */
  place(who: string): { readonly signal: AbortSignal; leave(): void };
  /** The process stops: present and future waiting requests end at once. */
  end(): void;
  readonly ended: () => boolean;
}

/** Tabs of one visitor that wait at once: each holds a connection open. */
export const mostPlaces = 6;

export function createWaiting(): Waiting {
  const places = new Map<string, Set<AbortController>>();
  const waiting = new Set<() => void>();
  let ended = false;
  const wake = () => {
    for (const one of waiting) one();
  };
  return {
    async next(signal) {
      if (signal.aborted || ended) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const answered = () => resolve();
      signal.addEventListener("abort", answered, { once: true });
      waiting.add(answered);
      await promise;
      waiting.delete(answered);
      signal.removeEventListener("abort", answered);
    },
    place(who) {
      const hers = places.get(who) ?? new Set();
      const mine = new AbortController();
      const [oldest] = hers;
      if (oldest && hers.size >= mostPlaces) {
        hers.delete(oldest);
        oldest.abort();
      }
      places.set(who, hers.add(mine));
      const leave = () => {
        hers.delete(mine);
        if (hers.size === 0) places.delete(who);
      };
      return { signal: mine.signal, leave };
    },
    wake,
    end() {
      ended = true;
      wake();
    },
    ended: () => ended,
  };
}
