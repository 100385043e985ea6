import type { DesignElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { Sheet } from "../../../design/template/setting.ts";
import { proportionOf } from "../../../design/template/template.ts";
import type { PlainDressing } from "./dressing.ts";
import { type Box, coverLayouts, monthLayouts, type OwnBoxes, photoSlot, plannerLayouts } from "./own-boxes.ts";
import { plainDays, plainPhoto, plainText } from "./plain-elements.ts";
import type { CalendarSide, SideRole } from "./sides.ts";
import { SECOND_HALF } from "./written-days.ts";

/**
 * The calendar's own layout of a side, where its style has none: quiet, and right in every format.
 *
 * @param photos on the side so far: it gets places for them, as far as there is a layout with so many
 */
export function plainLayout(
  side: CalendarSide,
  sheet: Sheet,
  look: "table" | "planner",
  dressing: PlainDressing,
  photos = 0,
): readonly DesignElement[] {
  const layouts: Readonly<Record<SideRole, () => readonly DesignElement[]>> = {
    cover: () => coverOf(sheet, dressing, photos),
    month: () => (side.spread ? monthSpread(sheet, dressing) : monthOf(sheet, look, dressing, photos)),
    opening: () => coverOf(sheet, dressing, 0, true),
    week: () => weekSpread(sheet, dressing),
    notes: () => [plainText("headline", onSide(sheet.trim, [60, 60, 380, 60]), dressing)],
    closing: () => [],
  };
  return layouts[side.role]();
}

const onSide = ({ width, height }: Size, [x, y, across, down]: Box): Rect => ({
  x: Math.round((x * width) / 1000),
  y: Math.round((y * height) / 1000),
  width: Math.round((across * width) / 1000),
  height: Math.round((down * height) / 1000),
});

/** Edges that reach the side's run into the bleed. */
function bled(sheet: Sheet, box: Box): Rect {
  const { x, y, width, height } = onSide(sheet.trim, box);
  const [left, top] = [box[0] <= 0 ? -sheet.bleed : x, box[1] <= 0 ? -sheet.bleed : y];
  const right = box[0] + box[2] >= 1000 ? sheet.trim.width + sheet.bleed : x + width;
  const bottom = box[1] + box[3] >= 1000 ? sheet.trim.height + sheet.bleed : y + height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const isWide = ({ trim }: Sheet) => ["landscape", "long"].includes(proportionOf(trim));

/** The first layout with as many places, of those there are. */
function boxesFor(layouts: typeof monthLayouts, sheet: Sheet, photos: number): OwnBoxes {
  const [first] = layouts;
  const most = layouts.toSorted((one, other) => other.upright.photos.length - one.upright.photos.length)[0] ?? first;
  const roomy = layouts.find(({ upright }) => upright.photos.length >= Math.max(1, photos)) ?? most;
  return isWide(sheet) ? roomy.lying : roomy.upright;
}

const photosIn = (sheet: Sheet, { photos }: OwnBoxes, optional = false): readonly DesignElement[] =>
  photos.map((box, n) => plainPhoto(bled(sheet, box), photoSlot(n), optional));

function coverOf(sheet: Sheet, dressing: PlainDressing, photos: number, optional = false): readonly DesignElement[] {
  const boxes = boxesFor(coverLayouts, sheet, photos);
  return [
    ...photosIn(sheet, boxes, optional),
    plainText("names", onSide(sheet.trim, boxes.names), dressing, { font: dressing.display }),
    plainText("headline", onSide(sheet.trim, boxes.headline), dressing, { font: dressing.body }),
  ];
}

function monthOf(
  sheet: Sheet,
  look: "table" | "planner",
  dressing: PlainDressing,
  photos: number,
): readonly DesignElement[] {
  const boxes = boxesFor(look === "planner" ? plannerLayouts : monthLayouts, sheet, photos);
  const muted = { align: "end", colour: dressing.colours.accent } as const;
  return [
    ...photosIn(sheet, boxes),
    plainText("headline", onSide(sheet.trim, boxes.headline), dressing),
    plainText("names", onSide(sheet.trim, boxes.names), dressing, muted),
    ...(boxes.days ? [plainDays(onSide(sheet.trim, boxes.days), look, dressing)] : []),
  ];
}

/** A photo on the left page, the whole month on the right one. */
function monthSpread(sheet: Sheet, dressing: PlainDressing): readonly DesignElement[] {
  const at = (box: Box) => onSide(sheet.trim, box);
  return [
    plainPhoto(bled(sheet, [0, 0, 500, 1000]), "photo", true),
    plainText("headline", at([560, 70, 280, 60]), dressing),
    plainText("names", at([840, 80, 110, 44]), dressing, { align: "end", colour: dressing.colours.accent }),
    plainDays(at([560, 160, 390, 780]), "column", dressing),
  ];
}

function weekSpread(sheet: Sheet, dressing: PlainDressing): readonly DesignElement[] {
  const at = (box: Box) => onSide(sheet.trim, box);
  return [
    plainText("headline", at([50, 50, 300, 40]), dressing),
    plainText("names", at([850, 50, 100, 40]), dressing, { align: "end", colour: dressing.colours.accent }),
    plainDays(at([50, 110, 390, 840]), "week", dressing),
    plainDays(at([560, 110, 390, 630]), "week", dressing, SECOND_HALF),
  ];
}
