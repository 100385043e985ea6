/**
 * A map in memory with a maximum weight, which drops its first entries: the least recently used for callers of `touch`,
 * otherwise the oldest.
 *
 * @param most bytes or characters, whatever callers weigh in
 */
export function createWeighedMap<Value>(most: number) {
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    most,
    get: (key: string): Value | undefined => kept.get(key)?.value,
    has: (key: string): boolean => kept.has(key),
    /** An existing key keeps its place. */
    set(key: string, value: Value, weight: number): void {
      total += weight - (kept.get(key)?.weight ?? 0);
      kept.set(key, { value, weight });
      for (const first of kept.keys()) {
        if (total <= most) break;
        drop(first);
      }
    },
    /** A Map keeps insertion order, so a used entry moves to the end. */
    touch(key: string): void {
      const one = kept.get(key);
      if (!one) return;
      kept.delete(key);
      kept.set(key, one);
    },
    delete: drop,
    clear(): void {
      kept.clear();
      total = 0;
    },
    get size(): number {
      return kept.size;
    },
    get weight(): number {
      return total;
    },
  };
}

/**
 * A map for each owner, dropped with the owner and emptied when its values' source changes.
 *
 * @param most of each map
 */
export function createWeighedMaps<Value>(most: number) {
  type Made = { readonly source: unknown; readonly map: ReturnType<typeof createWeighedMap<Value>> };
  const kept = new WeakMap<object, Made>();
  return (owner: object, source: unknown = null): Made["map"] => {
    const before = kept.get(owner);
    const made = before && before.source === source ? before : { source, map: createWeighedMap<Value>(most) };
    kept.set(owner, made);
    return made.map;
  };
}
