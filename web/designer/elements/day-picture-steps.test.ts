import { expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import { dayAt, dayCell } from "../../../design/days/day-cell.ts";
import { toDraw } from "../../../design/days/pictured-days.ts";
import { type DaysElement, type DesignDocument, daysLooks } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { canvas, front, surface } from "../../../design/sample-designs.ts";
import { artIntoDay, emptyDay, photoIntoDay, pictureOf } from "./day-picture-steps.ts";

const february: DaysElement = {
  id: "days",
  type: "days",
  frame: { x: 10_000, y: 20_000, width: 140_000, height: 90_000 },
  rotation: 0,
  opacity: 1_000_000,
  look: "table",
  month: "2028-02",
  weekStart: 1,
  heads: [],
  weeks: [],
  days: Array.from({ length: 29 }, (_, n) => ({ label: String(n + 1), marked: false, notes: [] })),
  font: "instrument-sans-regular",
  colour: "#000000",
  accent: "#aa0000",
};
const photo = { id: "inge", name: "inge.jpg", width: 4000, height: 3000 };
const before: DesignDocument = { ...canvas(), photos: [photo], surfaces: [surface([february])] };
const day = { days: february, index: 28, layout: front() };
const after = (now: DesignDocument, steps: Parameters<typeof together>[0]) => {
  const done = apply(now, together(steps));
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.document;
};

test("a photo comes into a day, another picture takes its place, and the day can be emptied again", () => {
  const one = after(before, photoIntoDay(before, day, photo));
  expect(pictureOf(one, day)).toMatchObject({ id: "day-2028-02-29", photo: "inge" });
  const two = after(one, artIntoDay(one, day, "a".repeat(64)));
  expect(pictureOf(two, day)).toMatchObject({ id: "day-2028-02-29", type: "art" });
  expect(after(two, emptyDay(two, day))).toEqual(before);
});

test("a photo that was taken out of the tray comes back into it", () => {
  const without = { ...before, photos: [] };
  expect(after(without, photoIntoDay(without, day, photo)).photos).toEqual([photo]);
});

test.each(daysLooks)("a click in the middle of a day of a %s chooses that day, and beside them none", (look) => {
  const days = { ...february, look };
  for (const index of [0, 13, 28]) {
    const { x, y, width, height } = dayCell(days, days.frame, index);
    expect(dayAt(days, { x: x + width / 2, y: y + height / 2 })).toBe(index);
  }
  expect(dayAt(days, { x: 0, y: 0 })).toBeNull();
});

test("days stay the same object while the same days have pictures, so that they are not drawn anew", () => {
  const { surfaces } = after(before, photoIntoDay(before, day, photo));
  const elements = surfaces[0]?.elements ?? [];
  const [first, again] = [toDraw(elements), toDraw([...elements])];
  expect(first[0]).toMatchObject({ pictured: new Set([28]) });
  expect(again[0]).toBe(first[0]);
  expect(toDraw([february])[0]).toBe(february);
});
