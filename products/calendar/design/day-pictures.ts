import type { CalendarDate } from "../../../core/calendar-date.ts";
import {
  type DayPicture,
  dateOfPicture,
  datesOfDays,
  daysWith,
  pictureFrame,
  pictureName,
} from "../../../design/days/day-pictures.ts";
import type { DesignElement, Surface } from "../../../design/document.ts";

/** A side that is never printed; it keeps the pictures of days that the calendar does not have at the moment. */
const KEPT = "kept-days";

interface Found {
  readonly picture: DayPicture;
  readonly date: CalendarDate;
  readonly surface: string;
}

/**
 * The sides with each picture in its day. Days move to other sheets when the start changes; in another year a picture
 * keeps its day of the month. Pictures of days that are not printed are kept beside the sheets.
 */
export function picturesInDays(sides: readonly Surface[], printed: ReadonlySet<string>): readonly Surface[] {
  const found = sides.flatMap(({ id, elements }) => elements.flatMap((element) => foundIn(element, id)));
  if (found.length === 0) return sides;
  const sheets = sides.filter(({ id }) => printed.has(id));
  const homes = homesOf(found, sheets);
  const moved = sides
    .filter(({ id }) => id !== KEPT)
    .map((side) => ({ ...side, elements: [...homed(side, homes), ...comers(side, found, homes)] }));
  const waiting = found.filter((one) => !homes.has(one.picture.id)).map(({ picture }) => picture);
  const kept: Surface = { id: KEPT, role: "month", background: null, copies: 1, turned: false, elements: waiting };
  return waiting.length > 0 ? [...moved, kept] : moved;
}

interface Home {
  readonly surface: string;
  readonly picture: DayPicture;
}

function foundIn(element: DesignElement, surface: string): readonly Found[] {
  const date = dateOfPicture(element);
  return date !== null && (element.type === "photo" || element.type === "art")
    ? [{ picture: element, date, surface }]
    : [];
}

/** Printed days come first; then free days of the same date in other years. */
function homesOf(found: readonly Found[], sheets: readonly Surface[]): ReadonlyMap<string, Home> {
  const dates = new Set(
    sheets.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "days" ? datesOfDays(one) : []))),
  );
  const taken = new Set(found.flatMap(({ date }) => (dates.has(date) ? [date] : [])));
  const homes = new Map<string, Home>();
  for (const one of found) {
    const date = dates.has(one.date) ? one.date : [...dates].find((day) => isSameDay(day, one.date) && !taken.has(day));
    const home = date === undefined ? null : homeIn(sheets, one, date);
    if (date !== undefined) taken.add(date);
    if (home) homes.set(one.picture.id, home);
  }
  return homes;
}

const isSameDay = (one: CalendarDate, other: CalendarDate): boolean => one.slice(4) === other.slice(4);

/** On the side where it lay, if the day is still there: books print a day in its month and in its week. */
function homeIn(sheets: readonly Surface[], { picture, surface }: Found, date: CalendarDate): Home | null {
  const own = sheets.filter(({ id }) => id === surface);
  for (const sheet of [...own, ...sheets]) {
    const place = daysWith(sheet.elements, date);
    if (!place) continue;
    const frame = pictureFrame(place.days, place.index);
    return { surface: sheet.id, picture: { ...picture, id: pictureName(date), frame } };
  }
  return null;
}

/** Elements that stay on a side: all except pictures of days elsewhere. */
const homed = ({ id, elements }: Surface, homes: ReadonlyMap<string, Home>): readonly DesignElement[] =>
  elements.flatMap((element): readonly DesignElement[] => {
    if (dateOfPicture(element) === null) return [element];
    const home = homes.get(element.id);
    return home?.surface === id ? [home.picture] : [];
  });

const comers = ({ id }: Surface, found: readonly Found[], homes: ReadonlyMap<string, Home>) =>
  found.flatMap(({ picture, surface }) => {
    const home = homes.get(picture.id);
    return home?.surface === id && surface !== id ? [home.picture] : [];
  });
