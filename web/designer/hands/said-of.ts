import type { Locale } from "../../../core/locale.ts";
import type { Step } from "../../../design/operation.ts";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import { isOrder } from "./change-by.ts";
import { boundsOfAll, boxOf } from "./geometry/turned-box.ts";
import type { Command } from "./key-map.ts";
import { angleText, type Lengths } from "./lengths.ts";
import type { Held } from "./steps/held.ts";

interface Speech {
  readonly words: DesignerWords["hands"];
  readonly locale: Locale;
  readonly lengths: Lengths;
}

/** What is said aloud after a command. `after` are the elements as they are now; null where they are gone. */
export function saidOf(command: Command, steps: readonly Step[], after: Held | null, speech: Speech): string {
  const { said } = speech.words;
  const [first] = steps;
  if (command === "remove") return steps.every(({ type }) => type === "placePhoto") ? said.emptied : said.removed;
  if (command === "divide") return said.divided;
  if (command === "join") return said.joined;
  if (first?.type === "addElements") return said.added({ n: first.elements.length });
  if (command === "lock") return first?.type === "setElement" && first.unset ? said.unlocked : said.locked;
  const element = after?.elements[0];
  if (!after || !element) return "";
  if (isOrder(command))
    return said.ordered({ place: after.surface.elements.indexOf(element) + 1, of: after.surface.elements.length });
  if (command === "turn-left" || command === "turn-right")
    return said.turned({ degrees: angleText(element.rotation, speech.locale) });
  const bounds = boundsOfAll(after.elements.flatMap((one) => boxOf(one) ?? []));
  if (!bounds) return "";
  const { full } = speech.lengths;
  return command === "larger" || command === "smaller"
    ? said.sized({ width: full(bounds.width), height: full(bounds.height) })
    : said.moved({ x: full(bounds.x), y: full(bounds.y) });
}
