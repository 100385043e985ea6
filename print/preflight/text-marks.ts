import { type Box, intersection } from "./geometry.ts";
import type { TextMark } from "./inspection.ts";
import type { JudgedPart } from "./rule.ts";

export interface SeenText {
  readonly mark: TextMark;
  readonly box: Box;
}

/** Text that shows on a side; slug lines are outside and not the customer's. */
export function customersText({ facts, core }: JudgedPart): readonly SeenText[] {
  return facts.marks.flatMap((mark) => {
    const box = mark.kind === "text" && !mark.invisible ? intersection(mark.box, core) : null;
    return mark.kind === "text" && box ? [{ mark, box }] : [];
  });
}
