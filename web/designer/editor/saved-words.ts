import type { de } from "../messages.de.ts";
import type { SaveState } from "../store/save-state.ts";

/** The saved state in words; `now` in milliseconds. */
export function savedWords(t: (typeof de)["save"], save: SaveState, keptOnDevice: boolean, now: number): string {
  switch (save.state) {
    case "saved": {
      if (save.at === null) return t.opened;
      const minutes = Math.floor((now - save.at) / 60_000);
      return minutes < 1 ? t.justNow : t.minutesAgo(minutes);
    }
    case "offline":
      return keptOnDevice ? t.offline : t.offlineUnkept;
    default:
      return t[save.state];
  }
}
