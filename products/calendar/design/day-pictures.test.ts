import { expect, test } from "vitest";
import { demoStock } from "../../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { apply } from "../../../design/apply.ts";
import { compile } from "../../../design/compile.ts";
import { dateOfPicture, pictureFrame, pictureName } from "../../../design/days/day-pictures.ts";
import type { DesignDocument, PhotoElement } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { design } from "./design.ts";

const events = [{ name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true }] as const;
const a4 = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027, events: [...events] });

/** A calendar with a photo of the birthday child in her day. */
function withPicture(date: string, surface: string, configuration = a4): DesignDocument {
  const document = design.blank(configuration, calendarRelease, null);
  const days = document.surfaces.find(({ id }) => id === surface)?.elements.find(({ type }) => type === "days");
  if (days?.type !== "days") throw new Error(surface);
  const picture: PhotoElement = {
    id: pictureName(date),
    type: "photo",
    rotation: 0,
    opacity: ONE,
    photo: "inge",
    frame: pictureFrame(days, Number(date.slice(8)) - 1),
    placement: plainPlacement("fill"),
  };
  return {
    ...document,
    photos: [{ id: "inge", name: "inge.jpg", width: 4000, height: 3000 }],
    surfaces: document.surfaces.map((side) =>
      side.id === surface ? { ...side, elements: [...side.elements, picture] } : side,
    ),
  };
}

function changed(document: DesignDocument, change: Partial<CalendarConfiguration>): DesignDocument {
  const next = { ...(document.configuration as CalendarConfiguration), ...change };
  const after = apply(document, together(design.reconfigure(document, next, calendarRelease, null, null)));
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  return after.value.document;
}

const pictureIn = ({ surfaces }: DesignDocument) =>
  surfaces.flatMap(({ id, elements }) => elements.filter(dateOfPicture).map((one) => ({ on: id, ...one })))[0];

test("a photo in a day goes with the day to another sheet, another size and another year (specification section 3, calendar)", () => {
  const may = withPicture("2027-05-14", "month-5");
  expect(pictureIn(changed(may, { startMonth: 3 }))).toMatchObject({
    on: "month-3",
    id: "day-2027-05-14",
    photo: "inge",
  });
  const large = changed(may, { format: { width: 297, height: 420 } });
  const [before, after] = [pictureIn(may)?.frame, pictureIn(large)?.frame];
  expect(after !== "surface" && before !== "surface" && (after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(
    Math.SQRT2,
    1,
  );
  expect(pictureIn(changed(may, { year: 2028 }))).toMatchObject({ on: "month-5", id: "day-2028-05-14" });
  expect(changed(changed(may, { year: 2028 }), { year: 2027 }).surfaces).toEqual(may.surfaces);
});

test("a photo whose day is not in the calendar waits, and comes back with it", () => {
  const leap = changed(withPicture("2028-02-29", "month-2", { ...a4, year: 2028 }), { year: 2027 });
  expect(pictureIn(leap)).toMatchObject({ on: "kept-days", photo: "inge" });
  expect(design.surfaces(leap, calendarRelease)).toHaveLength(13);
  expect(pictureIn(changed(leap, { year: 2028 }))).toMatchObject({ on: "month-2", id: "day-2028-02-29" });
});

test("names leave a picture its room; what has none any more is a finding", async () => {
  const stock = await demoStock();
  const findingsOf = (document: DesignDocument) => {
    const layouts = design.surfaces(document, calendarRelease).filter(({ surface }) => surface === "month-5");
    return compile(document, layouts, stock).findings.filter(({ reason }) => reason === "notes-left-out");
  };
  expect(findingsOf(design.blank(a4, calendarRelease, null))).toEqual([]);
  expect(findingsOf(withPicture("2027-05-14", "month-5"))).toEqual([]);
  // Christi Himmelfahrt gives way without a word, what somebody entered does not.
  const party = { name: "Gartenfest bei den Großeltern", day: "2027-05-06", every: "once", birthday: false } as const;
  const busy = { ...a4, events: [...events, party] };
  expect(findingsOf(design.blank(busy, calendarRelease, null))).toEqual([]);
  expect(findingsOf(withPicture("2027-05-06", "month-5", busy))).toMatchObject([{ notes: [party.name] }]);
});
