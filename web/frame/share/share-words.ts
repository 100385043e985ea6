import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";

/** What is said of sharing: the same in the designer and in the account, each of which brings its own texts. */
export type ShareWords = DesignerWords["share"];
