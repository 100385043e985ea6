import { bounds } from "../../../../design/bounds.ts";
import type { DesignDocument, TextElement } from "../../../../design/document.ts";
import { allElements } from "../../../../design/element-place.ts";
import { lettersOf } from "../../../../design/letters.ts";

/** What was typed or pasted as a design keeps it: tabs are spaces, other control characters and half signs are gone. */
export const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .toWellFormed()
    .replaceAll("\ufffd", "");

/** How long this text may become, in the bounds of one text and of all texts of the design. */
export function mostLetters(document: DesignDocument, element: Pick<TextElement, "id">): number {
  const others = allElements(document).filter(({ id }) => id !== element.id);
  return Math.max(0, Math.min(bounds.text, bounds.letters - lettersOf(others)));
}

/** Where a text differs from another: the end of what came in. The caret stands there after an undo. */
export function endOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first += 1;
  let same = 0;
  while (same < most - first && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return after.length - same;
}
