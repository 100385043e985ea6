import { useSyncExternalStore } from "react";

/** Which day of which days was chosen last, on the stage or in the inspector. */
interface DayInHand {
  readonly element: string;
  readonly index: number;
}

let now: DayInHand | null = null;
const listeners = new Set<() => void>();

export function takeDay(element: string, index: number): void {
  now = { element, index };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of the chosen day in its list; null while none of this element was chosen. */
export const useDayInHand = (element: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (now?.element === element ? now.index : null),
    () => null,
  );
