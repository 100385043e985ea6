import { expect, test } from "vitest";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { design } from "./design.ts";
import { openCalendar } from "./layouts.ts";
import { photosByMonth } from "./photos-by-month.ts";

const configuration = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027 });
const photo = (id: string, takenAt?: string): DesignPhoto => ({
  id,
  name: `${id}.jpg`,
  width: 3000,
  height: 2000,
  ...(takenAt ? { takenAt: `${takenAt}T12:00:00` } : {}),
});
const calendarOf = (...photos: readonly DesignPhoto[]): DesignDocument => ({
  ...design.blank(configuration, calendarRelease, null),
  photos,
});
const { sides } = openCalendar(configuration, calendarRelease);
const byMonth = (document: DesignDocument) =>
  photosByMonth(document, design.surfaces(document, calendarRelease), sides);

function laidOut(document: DesignDocument) {
  const { steps, ...said } = byMonth(document);
  const after = apply(document, together(steps));
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  const placed = after.value.document.surfaces.flatMap(({ id, elements }) =>
    elements.flatMap((one) => (one.type === "photo" && one.photo !== null ? [[id, one.photo]] : [])),
  );
  return { document: after.value.document, placed: Object.fromEntries(placed), said };
}

test("June's photos come on June, those without a date fill what is left in their order, the rest is said", () => {
  const photos = [
    photo("august", "2025-08-01"),
    photo("plain"),
    photo("june", "2026-06-11"),
    photo("june-2", "2026-06-20"),
  ];
  const { placed, said } = laidOut(calendarOf(...photos));
  expect(placed).toEqual({ "month-8": "august", "month-6": "june", cover: "plain", "month-1": "june-2" });
  expect(said).toEqual({ own: 2, other: 2, left: 0 });
});

test("photos that lie on other sheets already move to their months; pressed again it changes nothing", () => {
  const photos = Array.from({ length: 14 }, (_, n) =>
    photo(`m${n + 1}`, `2026-${String((n % 12) + 1).padStart(2, "0")}-03`),
  );
  const first = laidOut(calendarOf(...photos.toReversed()));
  expect(first.said).toEqual({ own: 12, other: 1, left: 1 });
  expect(first.placed).toMatchObject({ "month-1": "m1", "month-12": "m12" });
  expect(byMonth(first.document).steps).toEqual([]);
});

test("a locked photo stays on its sheet and is laid nowhere else", () => {
  const document = calendarOf(photo("june", "2026-06-11"));
  const locked = {
    ...document,
    surfaces: document.surfaces.map((surface) =>
      surface.id === "month-2"
        ? {
            ...surface,
            elements: surface.elements.map((one) =>
              one.type === "photo" ? { ...one, photo: "june", locked: true } : one,
            ),
          }
        : surface,
    ),
  };
  expect(byMonth(locked)).toEqual({ steps: [], own: 0, other: 0, left: 0 });
});
