import { LRUCache } from "lru-cache";
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
export function createCache<Value extends NonNullable<unknown>>(
  name: SizedCache,
  most: number = caches[name].size.most,
): Cache<Value> {
  // The library takes no limit and no weight of nothing.
  const kept = new LRUCache<string, Value>({ maxSize: Math.max(1, most) });
  return {
    most,
    get: (key) => kept.get(key),
    peek: (key) => kept.peek(key),
    has: (key) => kept.has(key),
    set(key, value, weight) {
      // The library keeps the weight of before where the value is the same, such as a promise that was fulfilled.
      kept.delete(key);
      kept.set(key, value, { size: Math.max(1, weight) });
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    get size() {
      return kept.size;
    },
    get weight() {
      return kept.calculatedSize;
    },
  };
}

/** A cache for each owner, for as long as the owner lives, and begun anew once its values come from another source. */
export function createCaches<Value extends NonNullable<unknown>>(name: SizedCache) {
  const kept = new WeakMap<object, { readonly source: unknown; readonly cache: Cache<Value> }>();
  return (owner: object, source: unknown = null): Cache<Value> => {
    const before = kept.get(owner);
    const made = before && before.source === source ? before : { source, cache: createCache<Value>(name) };
    kept.set(owner, made);
    return made.cache;
  };
}
