import type { DesignElement } from "./document.ts";

/** Number of letters that an element prints. */
export function letters(element: DesignElement): number {
  if (element.type === "text") return element.text.length;
  if (element.type !== "days") return 0;
  return element.days.reduce((sum, { notes }) => sum + notes.reduce((all, note) => all + note.length, 0), 0);
}

export const lettersOf = (elements: readonly DesignElement[]): number =>
  elements.reduce((sum, element) => sum + letters(element), 0);
