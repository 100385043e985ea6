import { formatLength } from "../../../core/length-text.ts";
import type { Locale } from "../../../core/locale.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import type { Words } from "../elements/tool.ts";
import type { Trouble } from "./troubles.ts";

/** What is wrong with a line, said in numbers where there are some. */
export function troubleText(trouble: Trouble, { troubles: t }: Words["recipients"], context: TroubleContext): string {
  switch (trouble.reason) {
    case "nameless":
      return t.nameless;
    case "letters-broken":
      return t.lettersBroken;
    case "letters-lost":
      return t.lettersLost;
    case "postcode-missing":
      return t.postcodeMissing;
    case "twice":
      return t.twice({ line: trouble.first });
    case "field-empty":
      return t.fieldEmpty({ field: trouble.field });
    case "field-unknown":
      return t.fieldUnknown({ field: trouble.field });
    case "characters-missing":
      return t.charactersMissing({ characters: trouble.characters.join(" ") });
    case "word-too-wide":
      return t.wordTooWide({ word: trouble.word });
    case "words-cut-away":
      return t.wordsCutAway({ words: trouble.words.join(" ") });
    case "text-overflow":
      return overflowText(trouble, t, context);
  }
}

export interface TroubleContext {
  readonly locale: Locale;
  readonly document: DesignDocument;
}

function overflowText(
  { element, needs }: Extract<Trouble, { reason: "text-overflow" }>,
  t: Words["recipients"]["troubles"],
  { locale, document }: TroubleContext,
): string {
  const frame = elementOf(document, element)?.frame;
  const has = frame && frame !== "surface" ? frame.height : 0;
  const length = (micrometres: number) => formatLength(Math.round(micrometres / 1000), locale);
  return t.textOverflow({ needs: length(needs.height), has: length(has) });
}
