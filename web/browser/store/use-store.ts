import { useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/**
 * What a store holds; the component is rendered again with every new value.
 *
 * @param atFirst what the server drew, where the store may have gone on since; always the same object
 */
export function useStore<State>({ state, subscribe }: Store<State>, atFirst?: State): State {
  return useSyncExternalStore(subscribe, state, atFirst === undefined ? state : () => atFirst);
}

/**
 * What a component needs of a store; it is rendered again only when that changes.
 *
 * @param select gives the same object for the same state
 * @param atFirst as above
 */
export function useStoreValue<State, Value>(
  { state, subscribe }: Store<State>,
  select: (state: State) => Value,
  atFirst?: Value,
): Value {
  const value = () => select(state());
  return useSyncExternalStore(subscribe, value, atFirst === undefined ? value : () => atFirst);
}
