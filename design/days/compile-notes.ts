import type { DaysElement, TextElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { Compiled, Material } from "../material.ts";
import { ONE } from "../placement.ts";
import { compileText } from "../text/compile-text.ts";
import { fitSize } from "../text/fit-text.ts";
import type { NotesBox } from "./drawn-days.ts";

/** Smallest type of a day's names, 6 pt (catalogue facts, section 16). */
const LEAST_NOTE = 2_117;

/**
 * Names of a day, as large as they fit. Names without room at the smallest type are omitted, with a finding unless they
 * are holidays.
 */
export function compileNotes(
  { notes, holidays, joint, box: usual, otherwise, size, colour, stand }: NotesBox,
  { id, font, language }: Pick<DaysElement, "id" | "font" | "language">,
  clip: Rect,
  material: Material,
): Compiled & { readonly leftOut: readonly string[] } {
  for (const shown of fewerAndFewer(notes, holidays)) {
    for (const box of otherwise ? [usual, otherwise] : [usual]) {
      const text = textOf(shown.join(joint), box);
      const fitted = fitSize(text, box, material, LEAST_NOTE);
      if (!fitted) continue;
      const { items, findings } = compileText({ ...text, size: fitted.size }, box, clip, material);
      return { items, findings, leftOut: notes.slice(holidays).filter((note) => !shown.includes(note)) };
    }
  }
  // Without its font nothing fits, and that is what has to be said.
  const known = material.fonts.chain(font).length > 0;
  return {
    items: [],
    findings: known ? [] : [{ reason: "font-unknown", font }],
    leftOut: known ? notes.slice(holidays) : [],
  };

  function textOf(text: string, box: Rect): TextElement {
    return {
      type: "text",
      id,
      frame: box,
      rotation: 0,
      opacity: ONE,
      text,
      language: language ?? null,
      hyphenate: true,
      font,
      size: Math.max(size, LEAST_NOTE + 50),
      colour,
      align: "start",
      stand,
      leading: 950_000,
      tracking: 0,
      fit: "report",
    };
  }
}

/** All names, then without holidays from the last one on, then without the others. */
function fewerAndFewer(notes: readonly string[], holidays: number): readonly (readonly string[])[] {
  const own = notes.slice(holidays);
  const without = Array.from({ length: Math.min(holidays, notes.length) }, (_, n) => [
    ...notes.slice(0, holidays - n),
    ...own,
  ]);
  const fewer = Array.from({ length: own.length }, (_, n) => own.slice(0, own.length - n));
  return [...without, ...fewer];
}
