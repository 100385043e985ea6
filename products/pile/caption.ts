import type { Surface, TextElement } from "../../design/document.ts";
import type { Rect, Size } from "../../design/geometry.ts";
import type { Step } from "../../design/operation.ts";
import { ONE } from "../../design/placement.ts";

/** The words a print carries in its lower right corner: a date, or what somebody wrote. */
const CAPTION = "caption";
/** From the edge of the sheet, micrometres: well inside of what may be cut off. */
const MARGIN = 5_000;
const SMALLEST = 3_500;
/** As cameras have always printed dates: seen on light and on dark photos. */
const COLOUR = "#f27405";

export const captionOf = ({ elements }: Pick<Surface, "elements">): TextElement | undefined =>
  elements.find((element): element is TextElement => element.type === "text" && element.slot === CAPTION);

interface Place {
  readonly frame: Rect;
  /** Of the letters. */
  readonly size: number;
}

/** Letters grow with the sheet. @param trim micrometres */
export function captionPlace({ width, height }: Size): Place {
  const size = Math.max(SMALLEST, Math.round(Math.min(width, height) * 0.04));
  const high = Math.round(size * 1.6);
  return { size, frame: { x: MARGIN, y: height - MARGIN - high, width: width - 2 * MARGIN, height: high } };
}

export function newCaption(id: string, text: string, trim: Size): TextElement {
  return {
    id,
    type: "text",
    slot: CAPTION,
    rotation: 0,
    opacity: ONE,
    text,
    language: null,
    hyphenate: false,
    ...captionPlace(trim),
    font: "instrument-sans-semibold",
    colour: COLOUR,
    align: "end",
    stand: "bottom",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
  };
}

/** A caption where the shop has put it, on a sheet of another size; null for one that somebody has moved. */
export function captionSteps(element: TextElement, from: Size, to: Size): readonly Step[] | null {
  const [before, after] = [captionPlace(from), captionPlace(to)];
  if (JSON.stringify(before) !== JSON.stringify({ size: element.size, frame: element.frame })) return null;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ type: "setElement", element: element.id, set: { ...after } }];
}
