import { wordsByLocale } from "../../../../core/words.ts";
import { useLocale } from "../../../words/context.tsx";
import type { Fault } from "./faults.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as FormsText } from "./words/words.generated.ts";

export type { FormsText };

const textsOf = wordsByLocale<FormsText>({ de, en, es, fr, it, nl });

/** The words of forms; loaded with them alone. */
export const useFormsText = (): FormsText => textsOf(useLocale());

/** What is wrong, in a sentence. */
export function faultText(fault: Fault, { faults }: FormsText): string {
  switch (fault.kind) {
    case "too-long":
      return faults["too-long"](fault);
    case "too-small":
    case "too-few":
      return faults[fault.kind](fault);
    case "too-large":
    case "too-many":
      return faults[fault.kind](fault);
    case "unknown-choice":
      return faults["unknown-choice"](fault);
    case "forbidden-protocol":
      return faults["forbidden-protocol"](fault);
    default:
      return faults[fault.kind];
  }
}
