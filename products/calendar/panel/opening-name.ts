import type { KindPanel } from "../../panel.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { openCalendar } from "../design/layouts.ts";
import type { Release } from "../release.ts";
import { wordsOf } from "./words.ts";

/** "Titel", "Jan" ... : sheets by what is on them; the pages of a book by their numbers. */
export const openingName: NonNullable<KindPanel<CalendarConfiguration, Release>["openingName"]> = (
  [first],
  locale,
  configuration,
  data,
) => {
  const side = openCalendar(configuration, data).sides.find(({ id }) => id === first?.id);
  if (!side || side.spread) return null;
  if (side.role === "cover") return wordsOf(locale).cover;
  if (side.month === null) return null;
  const name = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${side.month}-01T00:00:00Z`)).replace(/\.$/, "");
};
