import { useEffect } from "react";
import { type ListedItem, trackList } from "./track-list.ts";

/** Tracks that a list is seen, and which of it is chosen. */
export function useTrackedList(id: string, name: string, listed: readonly ListedItem[]): void {
  const shown = listed.map(({ href }) => href).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same addresses are the same list
  useEffect(() => {
    if (shown === "") return undefined;
    return trackList(id, name, listed);
  }, [id, shown]);
}
