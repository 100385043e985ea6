import { caches, type SizedCache } from "./manifest.ts";

/** Values in memory up to a limit; beyond it the least recently used go first. */
export interface Cache<Value> {
  /** Limit of all weights together. */
  readonly most: number;
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** Does not count as a use. */
  peek(key: string): Value | undefined;
  has(key: string): boolean;
  /** @param weight in the manifest's unit. A value heavier than the cache only removes its predecessor */
  set(key: string, value: Value, weight: number): void;
  delete(key: string): void;
  clear(): void;
  readonly size: number;
  readonly weight: number;
}

/** @param most another limit than the manifest's */
export function createCache<Value>(name: SizedCache, most: number = caches[name].size.most): Cache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    most,
    get(key) {
      const one = kept.get(key);
      if (!one) return undefined;
      // A Map keeps insertion order: the one used last stands at the end.
      kept.delete(key);
      kept.set(key, one);
      return one.value;
    },
    peek: (key) => kept.get(key)?.value,
    has: (key) => kept.has(key),
    set(key, value, weight) {
      drop(key);
      if (weight > most) return;
      kept.set(key, { value, weight });
      total += weight;
      for (const first of kept.keys()) {
        if (total <= most) break;
        drop(first);
      }
    },
    delete: drop,
    clear() {
      kept.clear();
      total = 0;
    },
    get size() {
      return kept.size;
    },
    get weight() {
      return total;
    },
  };
}

/** A cache for each owner, for as long as the owner lives, and begun anew once its values come from another source. */
export function createCaches<Value>(name: SizedCache) {
  const kept = new WeakMap<object, { readonly source: unknown; readonly cache: Cache<Value> }>();
  return (owner: object, source: unknown = null): Cache<Value> => {
    const before = kept.get(owner);
    const made = before && before.source === source ? before : { source, cache: createCache<Value>(name) };
    kept.set(owner, made);
    return made.cache;
  };
}
