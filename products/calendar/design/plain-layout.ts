import type { DesignElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { Sheet } from "../../../design/template/setting.ts";
import { proportionOf } from "../../../design/template/template.ts";
import type { PlainDressing } from "./dressing.ts";
import { plainDays, plainPhoto, plainText } from "./plain-elements.ts";
import type { CalendarSide, SideRole } from "./sides.ts";
import { SECOND_HALF } from "./written-days.ts";

/** Shares of a side, parts per thousand. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** The calendar's own layout of a side, where its style has none: quiet, and right in every format. */
export function plainLayout(
  side: CalendarSide,
  sheet: Sheet,
  look: "table" | "planner",
  dressing: PlainDressing,
): readonly DesignElement[] {
  const layouts: Readonly<Record<SideRole, () => readonly DesignElement[]>> = {
    cover: () => coverOf(sheet, dressing),
    month: () => (side.spread ? monthSpread(sheet, dressing) : monthOf(sheet, look, dressing)),
    opening: () => coverOf(sheet, dressing, true),
    week: () => weekSpread(sheet, dressing),
    notes: () => [plainText("headline", onSide(sheet.trim, [60, 60, 380, 60]), dressing)],
    closing: () => [],
  };
  return layouts[side.role]();
}

const onSide = ({ width, height }: Size, [x, y, across, down]: Box): Rect => ({
  ...{ x: Math.round((x * width) / 1000), y: Math.round((y * height) / 1000) },
  ...{ width: Math.round((across * width) / 1000), height: Math.round((down * height) / 1000) },
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

function coverOf(sheet: Sheet, dressing: PlainDressing, optional = false): readonly DesignElement[] {
  const at = (box: Box) => onSide(sheet.trim, box);
  if (isWide(sheet)) {
    return [
      plainPhoto(bled(sheet, [0, 0, 660, 1000]), "photo", optional),
      plainText("names", at([700, 380, 260, 140]), dressing, { font: dressing.display }),
      plainText("headline", at([700, 540, 260, 60]), dressing, { font: dressing.body }),
    ];
  }
  return [
    plainPhoto(bled(sheet, [0, 0, 1000, 760]), "photo", optional),
    plainText("names", at([70, 800, 860, 80]), dressing, { font: dressing.display }),
    plainText("headline", at([70, 890, 860, 36]), dressing, { font: dressing.body }),
  ];
}

function monthOf(sheet: Sheet, look: "table" | "planner", dressing: PlainDressing): readonly DesignElement[] {
  const at = (box: Box) => onSide(sheet.trim, box);
  const muted = { align: "end", colour: dressing.colours.accent } as const;
  if (look === "planner") {
    return [
      plainPhoto(bled(sheet, [0, 0, 1000, 200])),
      plainText("headline", at([60, 215, 600, 45]), dressing),
      plainText("names", at([680, 220, 260, 36]), dressing, muted),
      plainDays(at([60, 272, 880, 700]), "planner", dressing),
    ];
  }
  if (isWide(sheet)) {
    return [
      plainPhoto(bled(sheet, [0, 0, 540, 1000])),
      plainText("headline", at([580, 110, 260, 90]), dressing),
      plainText("names", at([840, 120, 120, 70]), dressing, muted),
      plainDays(at([580, 240, 380, 670]), "table", dressing),
    ];
  }
  return [
    plainPhoto(bled(sheet, [0, 0, 1000, 540])),
    plainText("headline", at([70, 560, 600, 60]), dressing),
    plainText("names", at([670, 568, 260, 46]), dressing, muted),
    plainDays(at([70, 640, 860, 320]), "table", dressing),
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
