import type { Locale } from "../../../core/locale.ts";
import type { de } from "../../words/designer/hands/messages.de.ts";
import type { Work } from "../board/work.ts";
import type { Desk } from "../desk/desk.ts";
import type { StageView } from "../stage/use-view.ts";

/** What the hands reach; the newest of each. */
export interface HandsPorts {
  readonly desk: Desk;
  readonly work: Work;
  readonly view: StageView;
  readonly words: typeof de;
  readonly locale: Locale;
  readonly showKeys: () => void;
}
