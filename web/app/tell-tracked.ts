import { track } from "../frame/tracking/data-layer.ts";
import { trackList } from "../frame/tracking/track-list.ts";
import type { ToldTracking } from "../frame/tracking/tracked.tsx";

let ends: readonly (() => void)[] = [];

/** Tracks what a page says of itself; lists of the page before are no more. */
export function tellTracked(): void {
  for (const end of ends) end();
  ends = [...document.querySelectorAll("script[data-tracked]")].flatMap((script) => {
    const told = JSON.parse(script.textContent ?? "") as ToldTracking;
    if ("list" in told) return [trackList(told.list.id, told.list.name, told.list.listed)];
    track(told.event);
    return [];
  });
}
