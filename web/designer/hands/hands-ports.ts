import type { Locale } from "../../../core/locale.ts";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import type { Work } from "../board/work.ts";
import type { DesignContext } from "../context/design-context.ts";
import type { ToolOf } from "../elements/tool-of.ts";
import type { StageView } from "../scene/use-view.ts";

/** What the hands reach; the newest of each. */
export interface HandsPorts {
  readonly context: DesignContext;
  readonly work: Work;
  readonly view: StageView;
  readonly toolOf: ToolOf;
  readonly words: DesignerWords["hands"];
  readonly locale: Locale;
  readonly showKeys: () => void;
}
