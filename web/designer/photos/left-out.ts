import { createStore, type Store } from "../../browser/store/create-store.ts";

/** How many photos a design had no room for, until somebody has seen it. */
export interface LeftOut extends Store<number> {
  readonly seen: () => void;
}

export function createLeftOut(): LeftOut & { readonly add: (photos: number) => void } {
  const { state, write, subscribe } = createStore(0);
  return {
    state,
    subscribe,
    seen: () => write(0),
    add: (photos) => write(state() + photos),
  };
}
