/**
 * Work by key that is done once for all who ask for it at the same time. Nothing is kept: who asks after it has ended,
 * well or badly, begins it anew.
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
