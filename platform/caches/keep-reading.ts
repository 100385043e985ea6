import type { Clock } from "../time/clock.ts";
import { type AgingCache, caches } from "./manifest.ts";

/** Something read as a whole and kept for a while. */
export interface KeptReading<Value> {
  current(): Promise<Value>;
  /** The next to ask reads anew. */
  forget(): void;
}

/**
 * Reads once for everybody who asks until it is too old. A reading that failed is not kept.
 *
 * @param name says in the manifest how long it lives
 * @param read gets the reading before, which may have failed: if nothing changed it can return the same value
 */
export function keepReading<Value>(
  name: AgingCache,
  clock: Clock,
  read: (before: Promise<Value> | null) => Promise<Value>,
): KeptReading<Value> {
  let kept: { readonly reading: Promise<Value>; readonly until: number } | null = null;
  return {
    current() {
      const now = clock.now().getTime();
      if (kept && kept.until > now) return kept.reading;
      const mine = { reading: read(kept?.reading ?? null), until: now + caches[name].life };
      kept = mine;
      mine.reading.catch(() => {
        if (kept === mine) kept = null;
      });
      return mine.reading;
    },
    forget() {
      if (kept) kept = { ...kept, until: 0 };
    },
  };
}
