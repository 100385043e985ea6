import type { Locale } from "../../core/locale.ts";
import type { KindPanel } from "../panel.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import { DatesSection } from "./panel/dates-section.tsx";
import { DaysSection } from "./panel/days-section.tsx";
import { FormatSection } from "./panel/format-section.tsx";
import { openingName } from "./panel/opening-name.ts";
import { smallerFormat } from "./panel/smaller-format.ts";
import { loadWords, wordsOf } from "./panel/words.ts";
import type { Release } from "./release.ts";

/** The designer's panel for calendars. */
const panel: KindPanel<CalendarConfiguration, Release> = {
  sections: [
    { id: "days", icon: "calendar", title: (locale) => wordsOf(locale).days, Content: DaysSection },
    { id: "dates", icon: "gift", title: (locale) => wordsOf(locale).dates, Content: DatesSection },
    { id: "format", icon: "crop", title: (locale) => wordsOf(locale).format, Content: FormatSection },
  ],
  smaller: smallerFormat,
  openingName,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
