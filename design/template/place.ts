import type { Rect } from "../geometry.ts";
import { grow, intersect } from "../rect.ts";
import { fitText } from "../text/fit-text.ts";
import { placeArt } from "./place-art.ts";
import type { PlacedElement, PlacedSheet } from "./placed.ts";
import type { Setting, Sheet } from "./setting.ts";
import type { ColourRole, Template, TemplateBox, TemplateItem, TemplateRule, TextItem } from "./template.ts";

/** Smallest printed type of cards, 7 pt (catalogue facts, section 15). */
export const LEAST_TYPE = 2_470;
/** Foil needs 14 pt and lines of 0.4 mm (print facts, section 3f). */
const LEAST_FOIL_TYPE = 4_940;
const LEAST_FOIL_LINE = 400;

/**
 * A template in its dressing on a sheet: elements in the order they are drawn, in integer micrometres from the trim's
 * top left corner. Pure; text is sized so that it fits, and what does not fit at 7 pt is left out and named.
 */
export function placeTemplate(template: Template, setting: Setting): PlacedSheet {
  const elements: PlacedElement[] = [];
  const leftOut: string[] = [];
  for (const item of template.items) {
    const placed = placeItem(item, setting);
    if (placed === "no-room") leftOut.push(item.id);
    else if (placed) elements.push(placed);
  }
  return { trim: setting.sheet.trim, background: colourOf(template.ground, setting), elements, leftOut };
}

function placeItem(item: TemplateItem, setting: Setting): PlacedElement | "no-room" | null {
  switch (item.type) {
    case "photo":
      return { type: "photo", id: item.id, frame: frameOf(item.box, setting.sheet), shape: item.shape };
    case "fill": {
      const frame = frameOf(item.box, setting.sheet);
      return { type: "fill", id: item.id, frame, shape: item.shape, colour: colourOf(item.colour, setting) };
    }
    case "rule":
      return placeRule(item, setting);
    case "days": {
      const frame = safeFrame(item.box, setting.sheet);
      const [colour, accent] = [colourOf(item.colour, setting), colourOf(item.accent, setting)];
      return { type: "days", id: item.id, frame, look: item.look, font: setting.dressing.pairing.body, colour, accent };
    }
    case "text":
      return placeText(item, setting);
    case "art":
      return placeArt(
        item,
        setting,
        item.overEdge ? onSheet(item.box, setting.sheet) : safeFrame(item.box, setting.sheet),
      );
  }
}

export const colourOf = (role: ColourRole, { dressing }: Setting): string => dressing.palette.colours[role];

function placeRule(item: TemplateRule, setting: Setting): PlacedElement {
  const plate = item.refine && item.thickness >= LEAST_FOIL_LINE ? setting.dressing.plate : null;
  const { id, shape, thickness } = item;
  const frame = safeFrame(item.box, setting.sheet);
  return { type: "rule", id, frame, shape, thickness, colour: colourOf(item.colour, setting), plate };
}

function placeText(item: TextItem, setting: Setting): PlacedElement | "no-room" | null {
  const { dressing, sheet, fonts } = setting;
  const text = dressing.words[item.words];
  if (text === undefined || text === "") return null;
  const font = dressing.pairing[item.voice];
  const face = fonts.get(font);
  if (!face) throw new Error(`the font "${font}" is not loaded`);
  const room = safeFrame(item.box, sheet);
  const most = Math.round((Math.min(sheet.trim.width, sheet.trim.height) * item.size) / 1_000_000);
  const fitted = fitText(face, text, room, Math.max(most, LEAST_TYPE + 50), LEAST_TYPE);
  if (!fitted) return "no-room";
  const free = room.height - fitted.needs.height;
  const down = item.stand === "top" ? 0 : item.stand === "middle" ? Math.floor(free / 2) : free;
  const frame = { ...room, y: room.y + down, height: fitted.needs.height };
  const plate = item.refine && fitted.size >= LEAST_FOIL_TYPE ? dressing.plate : null;
  const { id, align, onPhoto } = item;
  const colour = colourOf(item.colour, setting);
  return { type: "text", id, frame, text, font, size: fitted.size, colour, align, onPhoto, plate };
}

/** A box on the sheet, nothing taken into account. */
export function onSheet({ x, y, width, height }: TemplateBox, { trim }: Sheet): Rect {
  const left = Math.round((x * trim.width) / 1_000_000);
  const top = Math.round((y * trim.height) / 1_000_000);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(((x + width) * trim.width) / 1_000_000) - left),
    height: Math.max(1, Math.round(((y + height) * trim.height) / 1_000_000) - top),
  };
}

/** Edges that reach the sheet's run into the bleed; the others stay off it by the safe distance. */
function frameOf(box: TemplateBox, sheet: Sheet): Rect {
  const { trim, bleed, safe } = sheet;
  const at = (from: number, length: number, whole: number) => {
    const [start, end] = [
      from <= 0 ? -bleed : Math.max(from, safe),
      from + length >= whole ? whole + bleed : Math.min(from + length, whole - safe),
    ];
    return [start, Math.max(1, end - start)] as const;
  };
  const plain = onSheet(box, sheet);
  const [x, width] = at(plain.x, plain.width, trim.width);
  const [y, height] = at(plain.y, plain.height, trim.height);
  return { x, y, width, height };
}

/** The part of a box that lies in the safe area. */
export function safeFrame(box: TemplateBox, sheet: Sheet): Rect {
  const area = grow({ x: 0, y: 0, ...sheet.trim }, -sheet.safe);
  const found = intersect(onSheet(box, sheet), area);
  if (!found) throw new Error("a box of the template lies outside the safe area");
  return found;
}
