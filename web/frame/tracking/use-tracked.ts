import { useEffect } from "react";
import { type TrackedEvent, track } from "./data-layer.ts";

/**
 * Tracks an event when what it is about comes to sight.
 *
 * @param about what it is once about: another one is tracked anew; null: nothing yet
 */
export function useTracked(about: string | null, event: () => TrackedEvent): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what it is about
  useEffect(() => {
    if (about !== null) track(event());
  }, [about]);
}
