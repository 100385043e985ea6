import { useEffect, useState, useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** Makes a page's store once, in the browser; null on the server and while the page hydrates. */
export function usePageStore<D extends Store<unknown>>(make: () => D): D | null {
  const [store, setStore] = useState<D | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, whatever the maker closes over
  useEffect(() => setStore(make()), []);
  return store;
}

const never = () => () => {};

/** The store's state; `before` until there is a store. */
export function usePageStoreState<State>(store: Store<State> | null, before: State): State {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.state() ?? before,
    () => before,
  );
}

/** Looks again when the page comes back to sight, or out of the browser's memory after "back". */
export function useLookAgain(look: (() => void) | null): void {
  useEffect(() => {
    if (!look) return;
    const seen = () => document.visibilityState === "visible" && look();
    const shown = (event: PageTransitionEvent) => event.persisted && look();
    document.addEventListener("visibilitychange", seen);
    addEventListener("pageshow", shown);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pageshow", shown);
    };
  }, [look]);
}
