/** How many photos a design had no room for, until somebody has seen it. */
export interface LeftOut {
  readonly subscribe: (listener: () => void) => () => void;
  readonly count: () => number;
  readonly seen: () => void;
}

export function createLeftOut(): LeftOut & { readonly add: (photos: number) => void } {
  const listeners = new Set<() => void>();
  let count = 0;
  const set = (next: number) => {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => count,
    seen: () => set(0),
    add: (photos) => set(count + photos),
  };
}
