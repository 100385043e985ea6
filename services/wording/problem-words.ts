import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import type { MessageFault } from "../../core/message-fault.ts";
import { unreachable } from "../../core/outcome.ts";
import de from "./words/problems/de.json" with { type: "json" };
import en from "./words/problems/en.json" with { type: "json" };
import es from "./words/problems/es.json" with { type: "json" };
import fr from "./words/problems/fr.json" with { type: "json" };
import it from "./words/problems/it.json" with { type: "json" };
import nl from "./words/problems/nl.json" with { type: "json" };
import type { Words } from "./words/problems/words.generated.ts";

export const wordingProblems = wordsOfLocales<Words>("services/wording/words/problems", { de, en, es, fr, it, nl });

/** Says to an operator why her sentence cannot be used. */
export function faultText(fault: MessageFault, locale: Locale): string {
  const t = wordingProblems(locale);
  switch (fault.kind) {
    case "malformed":
      return t.malformed;
    case "markup":
      return t.markup;
    case "empty":
      return t.empty;
    case "unknown-format":
      return t.unknownFormat({ name: fault.name });
    case "wrong-forms":
      return t.wrongForms({ name: fault.name, forms: fault.wanted.join(", ") });
    case "not-a-number":
      return t.notANumber({ name: fault.name });
    case "other-values":
      return fault.wanted.length === 0 ? t.noValues : t.otherValues({ names: braced(fault.wanted) });
    default:
      return unreachable(fault);
  }
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
