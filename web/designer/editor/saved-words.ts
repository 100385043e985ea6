import type { Locale } from "../../../core/locale.ts";
import { relativeTimeText } from "../../../core/relative-time.ts";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import type { SaveState } from "../store/save-state.ts";

/** A design with a photo that exists in this tab alone does not count as saved: leaving it asks first. */
export const toldState = (save: SaveState, isAtRisk: boolean): SaveState =>
  save.state === "saved" && isAtRisk ? { state: "saving" } : save;

/** The saved state in words; `now` in milliseconds. */
export function savedWords(
  t: DesignerWords["save"],
  save: SaveState,
  keptOnDevice: boolean,
  now: number,
  locale: Locale,
): string {
  switch (save.state) {
    case "saved":
      return save.at === null
        ? t.opened
        : t.savedAt({ ago: relativeTimeText(new Date(save.at), new Date(now), locale) });
    case "offline":
      return keptOnDevice ? t.offline : t.offlineUnkept;
    default:
      return t[save.state];
  }
}
