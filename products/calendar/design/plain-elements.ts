import type { DaysElement, DaysLook, Frame, PhotoElement, TextElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import { markedColour } from "../../../design/template/marked-colour.ts";
import type { PlainDressing } from "./dressing.ts";

/** Elements of the calendar's own layouts; ids are given when a side is dressed. */
const base = (slot: string) => ({ id: slot, slot, rotation: 0, opacity: ONE });

export const plainPhoto = (frame: Frame, slot = "photo", optional = false): PhotoElement => ({
  ...base(slot),
  type: "photo",
  frame,
  photo: null,
  placement: plainPlacement("fill"),
  ...(optional ? { optional: true } : {}),
});

/** Words are filled in when the side is dressed. */
export const plainText = (
  slot: "headline" | "names",
  frame: Rect,
  { colours, display, body }: PlainDressing,
  change: Partial<TextElement> = {},
): TextElement => ({
  ...base(slot),
  type: "text",
  frame,
  text: "",
  language: null,
  hyphenate: false,
  font: slot === "headline" ? display : body,
  size: Math.round(frame.height * 0.7),
  colour: colours.ink,
  align: "start",
  stand: "middle",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
  ...change,
});

export const plainDays = (
  frame: Rect,
  look: DaysLook,
  { colours, body }: PlainDressing,
  slot = "days",
): DaysElement => ({
  ...base(slot),
  type: "days",
  frame,
  look,
  month: "2027-01",
  weekStart: 1,
  days: [{ label: "1", marked: false, notes: [] }],
  heads: [],
  weeks: [],
  font: body,
  colour: colours.ink,
  accent: markedColour(colours.accent, colours.ink, colours),
});
