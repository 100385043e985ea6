import { wordsOfLocales } from "../../../core/compile-words.ts";
import type { Fault } from "../definition/check-definition.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as RefusalWords } from "./words/words.generated.ts";

export type { RefusalWords };

/** Why something was refused, and how to mend it. */
export const refusalWords = wordsOfLocales<RefusalWords>("services/flags/manage/words", { de, en, es, fr, it, nl });

/** What is wrong with a definition. */
export function faultText(fault: Fault["fault"], { fault: words }: RefusalWords): string {
  switch (fault.kind) {
    case "sizes":
      return words.sizes(fault);
    case "between":
      return words.between(fault);
    case "missing":
      return words.missing[fault.what](fault);
    case "treatment":
      return words.treatment(fault);
    case "configuration":
      return words.configuration(fault);
    case "circle":
      return words.circle({ through: fault.through.join(", ") });
  }
}
