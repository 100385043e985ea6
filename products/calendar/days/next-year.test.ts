import { expect, test } from "vitest";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { design } from "../design/design.ts";
import { nextYear } from "./next-year.ts";

const configuration = photoCalendar("wandkalender 210x297", {
  startMonth: 1,
  year: 2027,
  events: [
    { name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true },
    { name: "Flohmarkt", day: "2027-01-09", every: "weekday", birthday: false },
    { name: "Fest bei Lena", day: "2027-05-22", every: "once", birthday: false },
  ],
  edits: [{ day: "2027-05-06", add: ["Grillen"], drop: [] }],
});
const notes = ({ surfaces }: DesignDocument, month: number, day: number) =>
  surfaces[month]?.elements.flatMap((one) => (one.type === "days" ? (one.days[day - 1]?.notes ?? []) : []));

test("of a calendar the next year's is made: people grow older, single dates stay away", () => {
  const next = nextYear(configuration);
  expect([next.birthdays, next.recurring, next.gone]).toEqual([1, 1, 2]);
  const document = design.blank(next.configuration, calendarRelease, null);
  expect(notes(document, 5, 14)).toEqual(["Muttertag", "Oma Inge 81"]);
  expect(notes(document, 5, 22)).toEqual([]);
  expect(notes(document, 1, 8)).toEqual(["Flohmarkt"]);
  expect(notes(document, 4, 16)).toEqual(["Ostersonntag"]);
});
