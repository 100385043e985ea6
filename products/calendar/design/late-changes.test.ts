import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { locales } from "../../../core/locale.ts";
import { parseFormat } from "../../../core/measure.ts";
import { demoGroups, demoStock, demoWardrobe } from "../../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import type { Stock } from "../../../design/material.ts";
import { together } from "../../../design/operation.ts";
import { readDocument } from "../../../design/read-document.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { settle } from "../settle.ts";
import { design } from "./design.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await demoStock();
});

/** One late change as a visitor makes it: what cannot be kept with it falls back. */
type Change = (before: CalendarConfiguration) => CalendarConfiguration;

const formats = calendarRelease.types.flatMap(({ formats: some }) =>
  some.flatMap(({ format }) => {
    const read = parseFormat(format);
    return read.ok ? [read.value] : [];
  }),
);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...calendarRelease.types).map(
    ({ key }): Change =>
      (one) => ({ ...one, calendarType: key }),
  ),
  fc.constantFrom(...formats).map(
    (format): Change =>
      (one) => ({ ...one, format }),
  ),
  fc.constantFrom(null, ...demoGroups.map(({ id }) => id)).map(
    (look): Change =>
      (one) => ({ ...one, designGroupId: look }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2026, max: 2030 })).map(
    ([startMonth, year]): Change =>
      (one) => ({ ...one, startMonth, year }),
  ),
  fc.constantFrom(...locales).map(
    (locale): Change =>
      (one) => ({ ...one, days: { ...one.days, locale } }),
  ),
  fc.subarray(["DE-BY", "AT-7", "FR", "IT", "US-CA", "GB-SCT"]).map(
    (regions): Change =>
      (one) => ({ ...one, days: { ...one.days, regions } }),
  ),
);

const events = [
  { name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true },
  { name: "Fest bei Lena", day: "2027-05-22", every: "once", birthday: false },
] as const;
const start = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027, events: [...events] });

/** A photo on each sheet, a month named otherwise, words of her own and a name written into a day. */
function made(): DesignDocument {
  const blank = design.blank(start, calendarRelease, null);
  const photos = blank.surfaces.map((_, n) => ({ id: `p${n}`, name: `${n}.jpg`, width: 4000, height: 3000 }));
  return {
    ...blank,
    photos,
    surfaces: blank.surfaces.map((surface, n) => ({
      ...surface,
      elements: surface.elements.flatMap((one): readonly DesignElement[] => {
        if (one.type === "photo") return [{ ...one, photo: `p${n}` }];
        if (one.id === "month-2-headline" && one.type === "text")
          return [
            { ...one, text: "Faschingsmonat" },
            { ...one, id: "own", slot: undefined, text: "Für Oma" },
          ];
        if (one.type !== "days" || n !== 5) return [one];
        return [{ ...one, days: one.days.map((day, at) => (at === 9 ? { ...day, notes: ["Grillen"] } : day)) }];
      }),
    })),
  };
}

function changedTo(document: DesignDocument, wanted: CalendarConfiguration): DesignDocument {
  const before = document.configuration as CalendarConfiguration;
  const { configuration } = settle(wanted, calendarRelease, "2026-11-24");
  const wear = (look: string | null) => (look === null ? null : demoWardrobe(look, stock));
  const steps = design.reconfigure(
    document,
    configuration,
    calendarRelease,
    wear(configuration.designGroupId),
    wear(before.designGroupId),
  );
  const after = steps.length === 0 ? null : apply(document, together(steps));
  if (after && !after.ok) throw new Error(JSON.stringify(after.error));
  return after?.value.document ?? document;
}

/** Photos for which a look has no place stay in the tray. */
const inkOf = ({ photos, surfaces }: DesignDocument) => {
  const texts = surfaces.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? [one.text] : [])));
  return {
    photos: photos.map(({ id }) => id),
    words: ["Faschingsmonat", "Für Oma"].filter((words) => texts.includes(words)),
  };
};

test("twenty late changes of twenty calendars lose no photo, no word and no date", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 20, maxLength: 20 }), (changes) => {
      const before = made();
      let document = before;
      for (const change of changes) {
        document = changedTo(document, change(document.configuration as CalendarConfiguration));
        expect(inkOf(document)).toEqual(inkOf(before));
        expect((document.configuration as CalendarConfiguration).events).toEqual(events);
      }
      expect(readDocument(document).ok).toBe(true);
      const home = changedTo(document, { ...start, edits: (document.configuration as CalendarConfiguration).edits });
      const may = home.surfaces.find(({ id }) => id === "month-5")?.elements.find(({ type }) => type === "days");
      expect(may?.type === "days" && may.days[9]?.notes).toEqual(["Grillen"]);
    }),
    { numRuns: 20, seed: 24 },
  );
}, 60_000);
