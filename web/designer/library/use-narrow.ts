import { useSyncExternalStore } from "react";

/** Where the library is a line below the stage, see library.css. */
const NARROW = "(max-width: 999px)";

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void) {
  const media = matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
