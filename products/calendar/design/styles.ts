import type { KindStyles } from "../../kind-design.ts";
import { openCase } from "../case.ts";
import { type CalendarConfiguration, configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { plateOf } from "./dressed-side.ts";
import { openCalendar, sheetOf } from "./layouts.ts";
import { ownStyle } from "./own-style.ts";
import { suited } from "./suited-style.ts";
import { wordsOf } from "./written-words.ts";

/** The looks of the shop dress covers and months; the pages of a book keep the calendar's own layout. */
export const styles: KindStyles<CalendarConfiguration, Release> = {
  keyOf: ({ designGroupId }) => designGroupId,
  choose: (configuration, designGroupId) => ({ ...configuration, designGroupId }),
  wear: (style, configuration, release) => suited(style, openCase(configurationSchema.parse(configuration), release)),
  sideOf({ id }, { configuration }, release) {
    const one = openCalendar(configurationSchema.parse(configuration), release);
    const side = one.sides.find((known) => known.id === id);
    if (!side || side.spread || (side.role !== "cover" && side.role !== "month")) return null;
    const plate = plateOf(one, side, "names") ?? null;
    return { part: side.role, sheet: sheetOf(one, side), words: wordsOf(side, one.configuration), plate };
  },
  plain: ownStyle,
  suiting: ({ calendarType }) => ({ calendarType: [calendarType] }),
};
