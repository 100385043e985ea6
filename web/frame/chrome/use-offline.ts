import { useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

function subscribe(changed: () => void): () => void {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

/** Whether the browser knows that it has no network. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
