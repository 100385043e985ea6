/**
 * Shares running work between simultaneous callers, by key. Results are not cached: a call after its end starts it
 * again.
 */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return {
    has: (key: string): boolean => running.has(key),
    run(key: string, work: () => Promise<Value>): Promise<Value> {
      const known = running.get(key);
      if (known) return known;
      const started = work().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    get size(): number {
      return running.size;
    },
  };
}
