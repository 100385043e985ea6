import { beforeAll, describe, expect, test } from "vitest";
import { demoGroups, demoStock, demoWardrobe } from "../../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { apply } from "../../../design/apply.ts";
import { compile } from "../../../design/compile.ts";
import type { DaysElement, DesignDocument } from "../../../design/document.ts";
import type { Stock } from "../../../design/material.ts";
import type { Step } from "../../../design/operation.ts";
import { readDocument } from "../../../design/read-document.ts";
import { openCase } from "../case.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { design } from "./design.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await demoStock();
});

const blank = (configuration: CalendarConfiguration) => design.blank(configuration, calendarRelease, null);
const daysOf = (document: DesignDocument, surface: string): DaysElement => {
  const found = document.surfaces.find(({ id }) => id === surface)?.elements.find(({ type }) => type === "days");
  if (found?.type !== "days") throw new Error(`${surface} has no days`);
  return found;
};
const textOf = (document: DesignDocument, surface: string, slot: string) =>
  document.surfaces
    .find(({ id }) => id === surface)
    ?.elements.flatMap((one) => (one.type === "text" && one.slot === slot ? [one.text] : []))[0];
const notesOn = (document: DesignDocument, surface: string, day: number) =>
  daysOf(document, surface).days[day - 1]?.notes;

function applied(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  return steps.reduce((before, step) => {
    const after = apply(before, step);
    if (!after.ok) throw new Error(JSON.stringify(after.error));
    return after.value.document;
  }, document);
}
const changed = (document: DesignDocument, change: Partial<CalendarConfiguration>) => {
  const next = { ...(document.configuration as CalendarConfiguration), ...change };
  return applied(document, design.reconfigure(document, next, calendarRelease, null, null));
};

const a4 = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027 });

describe("a calendar nobody has touched (specification section 3, calendar)", () => {
  test("on the wall has a cover and twelve months, each with its days and holidays", () => {
    const document = blank(a4);
    expect(document.surfaces.map(({ id }) => id)).toEqual([
      "cover",
      ...Array.from({ length: 12 }, (_, n) => `month-${n + 1}`),
    ]);
    expect([textOf(document, "cover", "names"), textOf(document, "cover", "headline")]).toEqual([
      "2027",
      "Januar – Dezember",
    ]);
    expect([textOf(document, "month-5", "headline"), textOf(document, "month-5", "names")]).toEqual(["Mai", "2027"]);
    const may = daysOf(document, "month-5");
    expect([may.month, may.days.length, may.heads.join(" ")]).toEqual(["2027-05", 31, "Mo Di Mi Do Fr Sa So"]);
    expect(may.weeks).toEqual(["17", "18", "19", "20", "21", "22"]);
    expect(notesOn(document, "month-5", 6)).toEqual(["Christi Himmelfahrt"]);
    expect(may.days.flatMap(({ marked, label }) => (marked ? [Number(label)] : []))).toEqual([
      1, 2, 6, 9, 16, 17, 23, 30,
    ]);
  });

  test("starts in any month and tells both years on its cover", () => {
    const document = blank({ ...a4, startMonth: 9, year: 2026, months: 13 });
    expect(document.surfaces).toHaveLength(14);
    expect(textOf(document, "cover", "names")).toBe("2026 / 27");
    expect(daysOf(document, "month-13").month).toBe("2027-09");
  });

  test("speaks the language that was chosen, whatever the shop's", () => {
    const document = blank({ ...a4, days: { ...a4.days, locale: "fr-FR", regions: ["FR", "DE-BY"] } });
    expect(textOf(document, "month-8", "headline")).toBe("Août");
    expect(notesOn(document, "month-7", 14)).toEqual(["Fête nationale"]);
    expect(notesOn(document, "month-10", 3)).toEqual(["Unité allemande"]);
  });

  test("is a planner with a column for each person", () => {
    const planner = photoCalendar("familienplaner 200x400", {
      startMonth: 1,
      year: 2027,
      columns: 3,
      people: ["Mama", "Ole"],
    });
    const days = daysOf(blank(planner), "month-1");
    expect([days.look, days.columns]).toEqual(["planner", ["Mama", "Ole", ""]]);
  });

  test("is a book of 144 pages with every day of the year in a week", () => {
    const document = blank(photoCalendar("terminkalender 148x210", { startMonth: 1, year: 2027 }));
    const layouts = design.surfaces(document, calendarRelease);
    const spreads = layouts.filter(({ trim }) => trim.width === 296_000).length;
    expect([spreads, layouts.length]).toEqual([71, 74]);
    const printed = document.surfaces
      .filter(({ role }) => role === "week")
      .flatMap(({ elements }) => elements.flatMap((one) => (one.type === "days" ? one.days : [])));
    expect(printed).toHaveLength(54 * 7);
    const files = design.files(document, calendarRelease);
    expect(files.map(({ role, surfaces }) => [role, surfaces.length])).toEqual([
      ["cover", 1],
      ["first-page", 1],
      ["block", 71],
      ["last-page", 1],
    ]);
  });

  test("prints its sheets in one file, as often as there are pieces", () => {
    expect(design.files(blank({ ...a4, amount: 3 }), calendarRelease)).toMatchObject([
      { role: "sheets", partner: "press", copies: 3 },
    ]);
  });
});

describe("zones", () => {
  test("come from the catalogue: spiral 11 mm, hole of 6 mm, stand 7 mm", () => {
    const zones = (configuration: CalendarConfiguration) =>
      design
        .surfaces(blank(configuration), calendarRelease)[1]
        ?.zones.map(({ kind, by, area }) => [kind, by, area.y, area.height]);
    expect(zones(a4)).toContainEqual(["hole", "spirale", 0, 11_000]);
    expect(zones({ ...a4, mounting: "lochung" })).toContainEqual(["hole", "lochung", 6_000, 6_000]);
    const desk = photoCalendar("tischkalender 148x105", { accessory: "holzblock" });
    expect(zones(desk)).toContainEqual(["covered", "holzblock", 0, 98_000]);
  });

  test.each(calendarRelease.types.flatMap(({ key, formats }) => formats.map(({ format }) => [key, format])))(
    "%s %s: no word and no day lies under binding or stand, in any look",
    (type, format) => {
      const looks = [
        null,
        ...demoGroups.filter(({ calendarTypes }) => calendarTypes.includes(type ?? "")).map(({ id }) => id),
      ];
      for (const look of looks) {
        const configuration = photoCalendar(`${type} ${format}`, { startMonth: 1, year: 2027, designGroupId: look });
        const stand = openCase(configuration, calendarRelease).type?.accessories[0];
        const chosen = stand ? { ...configuration, accessory: stand } : configuration;
        const document = design.blank(chosen, calendarRelease, look === null ? null : demoWardrobe(look, stock));
        const layouts = design.surfaces(document, calendarRelease);
        // Of a book a spread of each sort says enough.
        const some = layouts.length > 20 ? layouts.filter((_, n) => n % 9 === 0) : layouts;
        const { scene, findings } = compile(document, some, stock);
        expect(
          findings.filter(({ reason }) => reason !== "photo-missing"),
          `${look}`,
        ).toEqual([]);
        expect(scene.pages).toHaveLength(some.length);
        expect(readDocument(document).ok).toBe(true);
        for (const [n, layout] of layouts.entries()) {
          for (const element of document.surfaces[n]?.elements ?? []) {
            if (element.frame === "surface" || (element.type !== "text" && element.type !== "days")) continue;
            const { y, height } = element.frame;
            for (const zone of layout.zones) {
              if (zone.kind === "hole")
                expect(y, `${look} ${element.id}`).toBeGreaterThanOrEqual(zone.area.y + zone.area.height);
              if (zone.kind === "covered") expect(y + height).toBeLessThanOrEqual(zone.area.height);
            }
          }
        }
      }
    },
  );
});

describe("changed late", () => {
  const withPhotos = (document: DesignDocument): DesignDocument => ({
    ...document,
    photos: Array.from({ length: 13 }, (_, n) => ({ id: `p${n}`, name: `${n}.jpg`, width: 4000, height: 3000 })),
    surfaces: document.surfaces.map((surface, n) => ({
      ...surface,
      elements: surface.elements.map((one) => (one.type === "photo" ? { ...one, photo: `p${n}` } : one)),
    })),
  });
  const photosOf = ({ surfaces }: DesignDocument) =>
    surfaces.flatMap(({ elements }) =>
      elements.flatMap((one) => (one.type === "photo" && one.photo ? [one.photo] : [])),
    );

  test("another start writes months and days anew, photos stay on their sheets", () => {
    const before = withPhotos(blank(a4));
    const after = changed(before, { startMonth: 7 });
    expect([textOf(after, "month-1", "headline"), daysOf(after, "month-1").month]).toEqual(["Juli", "2027-07"]);
    expect(textOf(after, "cover", "names")).toBe("2027 / 28");
    expect(photosOf(after)).toEqual(photosOf(before));
  });

  test("a name that was written into a day by hand, and one that was taken out, come along", () => {
    const before = blank(a4);
    const may = daysOf(before, "month-5");
    const days = may.days.map((day, n) => (n === 5 ? { ...day, notes: ["Grillen bei Ole"] } : day));
    const edited = applied(before, [{ type: "setElement", element: may.id, set: { days } }]);
    const moved = changed(edited, { startMonth: 3 });
    expect(notesOn(moved, "month-3", 6)).toEqual(["Grillen bei Ole"]);
    const elsewhere = changed(moved, { days: { ...a4.days, regions: ["IT"] } });
    expect(notesOn(elsewhere, "month-3", 6)).toEqual(["Grillen bei Ole"]);
    const away = changed(changed(elsewhere, { startMonth: 6, year: 2028 }), { startMonth: 1, year: 2027 });
    expect(notesOn(away, "month-5", 6)).toEqual(["Grillen bei Ole"]);
  });

  test("months that a visitor named otherwise keep their name", () => {
    const before = applied(blank(a4), [
      { type: "setElement", element: "month-2-headline", set: { text: "Faschingsmonat" } },
    ]);
    expect(textOf(changed(before, { startMonth: 6 }), "month-2", "headline")).toBe("Faschingsmonat");
  });

  test("birthdays grow older with the year", () => {
    const events = [{ name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true }] as const;
    const document = changed(blank(a4), { events });
    expect(notesOn(document, "month-5", 14)).toEqual(["Oma Inge 80"]);
    expect(notesOn(changed(document, { year: 2028 }), "month-5", 14)).toEqual(["Muttertag", "Oma Inge 81"]);
  });

  test("a sheet that falls away comes back with what was on it", () => {
    const thirteen = withPhotos(blank({ ...a4, months: 13 }));
    const photo = {
      ...thirteen,
      photos: [...thirteen.photos, { id: "p13", name: "13.jpg", width: 4000, height: 3000 }],
    };
    const twelve = changed(photo, { months: 12 });
    expect(design.surfaces(twelve, calendarRelease)).toHaveLength(13);
    expect(photosOf(changed(twelve, { months: 13 }))).toEqual(photosOf(photo));
  });

  test("the cover's title becomes gold when the refinement is chosen", () => {
    const gold = changed(blank(a4), { refinement: "gold" });
    const plates = gold.surfaces.flatMap(({ elements }) =>
      elements.flatMap((one) => ("plate" in one && one.plate ? [`${one.id} ${one.plate}`] : [])),
    );
    expect(plates).toEqual(["cover-names Foil_Gold"]);
    expect(JSON.stringify(changed(gold, { refinement: "none" }).surfaces)).not.toContain("Foil_Gold");
  });

  test.each(demoGroups.map(({ id, calendarTypes: [type = ""] }) => [id, type]))(
    "in the look %s of a %s gold is a plate on the cover, and nowhere else",
    (look, type) => {
      const { initialFormat } = calendarRelease.types.find(({ key }) => key === type) ?? { initialFormat: "" };
      const chosen = { startMonth: 1, year: 2027, designGroupId: look, refinement: "gold" };
      const configuration = photoCalendar(`${type} ${initialFormat}`, chosen);
      const document = design.blank(configuration, calendarRelease, demoWardrobe(look, stock));
      const plates = document.surfaces.flatMap(({ id, elements }) =>
        elements.flatMap((one) => ("plate" in one && one.plate ? [`${id} ${one.type} ${one.plate}`] : [])),
      );
      expect(plates).toEqual(["cover text Foil_Gold"]);
    },
  );

  test("in another look the same photos and days are dressed anew", () => {
    const before = withPhotos(blank(a4));
    const worn = demoWardrobe("year-on-black", stock);
    const steps = design.reconfigure(before, { ...a4, designGroupId: "year-on-black" }, calendarRelease, worn, null);
    const black = applied(before, steps);
    expect(photosOf(black)).toEqual(photosOf(before));
    expect(daysOf(black, "month-5").days).toEqual(daysOf(before, "month-5").days);
    expect(black.surfaces.every(({ style }) => style === "year-on-black")).toBe(true);
    expect(black.surfaces[1]?.background).not.toBe("#ffffff");
  });

  test("nothing is written when nothing changes", () => {
    const before = withPhotos(blank(a4));
    expect(design.reconfigure(before, a4, calendarRelease, null, null)).toEqual([]);
  });
});
