import { beforeAll, describe, expect, test } from "vitest";
import { demoStock } from "../../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { demoChoices, demoStyle } from "../../../demo/styles.fixture.ts";
import { apply } from "../../../design/apply.ts";
import { compile } from "../../../design/compile.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Stock } from "../../../design/material.ts";
import { together } from "../../../design/operation.ts";
import { layoutsForSheet, placesIn } from "../../../design/template/layout-choice.ts";
import { layoutsOfPart } from "../../../design/template/style.ts";
import { createWardrobe, templateFor, type Wardrobe } from "../../../design/template/wardrobe.ts";
import { openCase } from "../case.ts";
import { design } from "./design.ts";
import { openCalendar, sheetOf } from "./layouts.ts";
import { suited } from "./suited-style.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await demoStock();
});

const months = demoChoices("calendar-month");
const look = (first: string, key = "look"): Wardrobe =>
  createWardrobe(
    demoStyle({
      ...{ key, palette: "cream", pairing: "classic" },
      parts: { cover: ["cover-photo"], month: [first, ...months.filter((name) => name !== first)] },
    }),
    stock,
  );
const a4 = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027 });

describe("layouts of a sheet", () => {
  test.each(["210x297", "297x210", "200x200"])(
    "in %s there is one for a full page, and for one to four, six and more photos",
    (format) => {
      const configuration = photoCalendar(`wandkalender ${format}`, { startMonth: 1, year: 2027 });
      const one = openCalendar(configuration, calendarRelease);
      const sheet = sheetOf(one, one.sides[1] as never);
      const layouts = layoutsForSheet(layoutsOfPart(suited(look("month-arch").style, one), "month"), sheet);
      const places = new Set(layouts.map((layout) => placesIn(templateFor(layout, sheet))));
      expect([1, 2, 3, 4, 6, 8].filter((n) => !places.has(n))).toEqual([]);
      expect(layouts.map(({ key }) => key)).toContain("month-full-page");
      expect(layouts.map(({ key }) => key)).not.toContain("month-planner");
    },
  );

  test("of a planner have columns for people, those of others never", () => {
    const planner = openCase(photoCalendar("familienplaner 200x400"), calendarRelease);
    const keys = layoutsOfPart(suited(look("month-arch").style, planner), "month").map(({ key }) => key);
    expect(keys).toEqual(["month-planner"]);
  });

  test.each(months.filter((name) => name !== "month-planner"))("%s can be printed in every size as it is", (name) => {
    const wardrobe = look(name);
    for (const { key, formats, columns, inside } of calendarRelease.types) {
      if (columns || inside.kind !== "months") continue;
      for (const { format } of formats) {
        const document = design.blank(
          photoCalendar(`${key} ${format}`, { startMonth: 1, year: 2027 }),
          calendarRelease,
          wardrobe,
        );
        const layouts = design.surfaces(document, calendarRelease).slice(0, 7);
        const { findings } = compile(document, layouts, stock);
        expect(
          findings.filter(({ reason }) => reason !== "photo-missing"),
          `${key} ${format}`,
        ).toEqual([]);
      }
    }
  });
});

test("a look whose own layout has one place keeps the three photos of a sheet", () => {
  const three = design.blank({ ...a4, designGroupId: "three" }, calendarRelease, look("month-three-photos", "three"));
  const photos = Array.from({ length: 3 }, (_, n) => ({ id: `p${n}`, name: `${n}.jpg`, width: 4000, height: 3000 }));
  let n = 0;
  const filled: DesignDocument = {
    ...three,
    photos,
    surfaces: three.surfaces.map((side) =>
      side.id === "month-4"
        ? { ...side, elements: side.elements.map((one) => (one.type === "photo" ? { ...one, photo: `p${n++}` } : one)) }
        : side,
    ),
  };
  const next = { ...a4, designGroupId: "arch" };
  const steps = design.reconfigure(
    filled,
    next,
    calendarRelease,
    look("month-arch", "arch"),
    look("month-three-photos", "three"),
  );
  const after = apply(filled, together(steps));
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  const photosOn = (id: string) =>
    after.value.document.surfaces
      .find((side) => side.id === id)
      ?.elements.flatMap((one) => (one.type === "photo" ? [one.photo] : []));
  expect(photosOn("month-4")).toEqual(["p0", "p1", "p2"]);
  expect(photosOn("month-5")).toEqual([null]);
});
