/** A value outside of React, for everybody who shows it. */
export interface Store<State> {
  readonly state: () => State;
  /** Called after each change. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @returns the store, and `write`, which tells of every new value; the same value again is no change */
export function createStore<State>(initial: State): Store<State> & { readonly write: (next: State) => void } {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    write(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
