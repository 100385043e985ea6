import type { TextElement } from "../document.ts";
import { LEAST_FOIL } from "../foil-fineness.ts";
import { ONE } from "../placement.ts";
import { fitSize, LEAST_TYPE } from "../text/fit-text.ts";
import { safeFrame } from "./boxes.ts";
import { baseOf, colourOf } from "./dressed-base.ts";
import type { Setting } from "./setting.ts";
import type { TextItem } from "./template.ts";

/** The words of a text item in its whole box, as large as they may be; without words nothing. */
export function dressText(item: TextItem, setting: Setting): TextElement | "no-room" | null {
  const { dressing, sheet, material } = setting;
  const text = dressing.words[item.words];
  if (text === undefined || text === "") return null;
  const font = dressing.pairing[item.voice];
  if (material.fonts.chain(font).length === 0) throw new Error(`the font "${font}" is not loaded`);
  const most = Math.round((Math.min(sheet.trim.width, sheet.trim.height) * item.size) / ONE);
  const frame = safeFrame(item.box, sheet);
  const element: TextElement = {
    ...baseOf(item, setting),
    type: "text",
    frame,
    text,
    language: dressing.language,
    hyphenate: false,
    font,
    size: Math.max(most, LEAST_TYPE + 50),
    colour: colourOf(item.colour, setting),
    align: item.align,
    stand: item.stand,
    leading: ONE,
    tracking: 0,
    fit: "shrink",
  };
  const fitted = fitSize(element, frame, material);
  if (!fitted) return "no-room";
  const plate = item.refine && fitted.size >= LEAST_FOIL.type ? dressing.plate : null;
  return plate ? { ...element, plate } : element;
}
