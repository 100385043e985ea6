import type { DaysElement } from "../document.ts";
import { daysInMonth, firstWeekday } from "../month.ts";
import { safeFrame } from "./boxes.ts";
import { baseOf, colourOf } from "./dressed-base.ts";
import { markedColour } from "./marked-colour.ts";
import type { Setting } from "./setting.ts";
import type { DaysItem } from "./template.ts";

/** Which month previews show: 30 days, the first a Tuesday. */
const SAMPLE_MONTH = "2027-06";
const SUNDAY = 7;

/** The days of a sample month, Sundays marked; a calendar's own month and names come with its configuration. */
export function dressDays(item: DaysItem, setting: Setting): DaysElement {
  const first = firstWeekday(SAMPLE_MONTH);
  const days = Array.from({ length: daysInMonth(SAMPLE_MONTH) }, (_, index) => ({
    label: String(index + 1),
    marked: ((first - 1 + index) % 7) + 1 === SUNDAY,
    notes: [],
  }));
  const colour = colourOf(item.colour, setting);
  return {
    ...baseOf(item, setting),
    type: "days",
    frame: safeFrame(item.box, setting.sheet),
    look: item.look,
    month: SAMPLE_MONTH,
    weekStart: 1,
    days,
    heads: [],
    weeks: [],
    font: setting.dressing.pairing.body,
    colour,
    accent: markedColour(colourOf(item.accent, setting), colour, setting.dressing.palette.colours),
  };
}
