import type { Locale } from "../../../core/locale.ts";
import { relativeTimeText } from "../../../core/relative-time.ts";
import type { de } from "../messages.de.ts";
import type { SaveState } from "../store/save-state.ts";

/** The saved state in words; `now` in milliseconds. */
export function savedWords(
  t: (typeof de)["save"],
  save: SaveState,
  keptOnDevice: boolean,
  now: number,
  locale: Locale,
): string {
  switch (save.state) {
    case "saved":
      return save.at === null ? t.opened : t.savedAt(relativeTimeText(new Date(save.at), new Date(now), locale));
    case "offline":
      return keptOnDevice ? t.offline : t.offlineUnkept;
    default:
      return t[save.state];
  }
}
