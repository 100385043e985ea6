import { beforeAll, describe, expect, test } from "vitest";
import { demoStock } from "../../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { demoChoices, demoStyle } from "../../../demo/styles.fixture.ts";
import { apply } from "../../../design/apply.ts";
import { compile } from "../../../design/compile.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Stock } from "../../../design/material.ts";
import { together } from "../../../design/operation.ts";
import { intersect } from "../../../design/rect.ts";
import { dressSide } from "../../../design/template/dress-side.ts";
import { layoutsForSheet, layoutWorn, placesIn } from "../../../design/template/layout-choice.ts";
import { layoutsOfPart } from "../../../design/template/style.ts";
import { createWardrobe, templateFor, type Wardrobe } from "../../../design/template/wardrobe.ts";
import { openCase } from "../case.ts";
import { design } from "./design.ts";
import { openCalendar, sheetOf } from "./layouts.ts";
import { ownStyle } from "./own-style.ts";
import { suited } from "./suited-style.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await demoStock();
});

const months = demoChoices("calendar-month");
const look = (first: string, key = "look"): Wardrobe =>
  createWardrobe(
    demoStyle({
      key,
      palette: "cream",
      pairing: "classic",
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

/** Everything that is not a picture over the edge: words, days, lines, art and framed photos. */
const isFramed = (element: DesignDocument["surfaces"][number]["elements"][number], trim: { height: number }) =>
  element.frame !== "surface" && element.frame.y >= 0 && element.frame.y + element.frame.height <= trim.height;

describe("a layout chosen in the panel", () => {
  const bound = [
    ["wandkalender 210x297", { mounting: "spirale" }],
    ["wandkalender 210x148", { mounting: "spirale" }],
    ["wandkalender 210x297", { mounting: "lochung" }],
    ["tischkalender 148x105", { accessory: "holzblock" }],
    ["tischkalender 210x148", { accessory: "holzfuss" }],
  ] as const;
  const offered = bound.filter(([name]) => {
    const [type, format] = name.split(" ");
    return calendarRelease.types.some(
      ({ key, formats }) => key === type && formats.some((one) => one.format === format),
    );
  });

  test.each(offered)("lies on %s %o under no spiral, hole, block or foot, and keeps its days", (name, more) => {
    const wardrobe = look("month-arch");
    const configuration = photoCalendar(name, { startMonth: 1, year: 2027, designGroupId: "look", ...more });
    const document = design.blank(configuration, calendarRelease, wardrobe);
    const surface = document.surfaces[5] as DesignDocument["surfaces"][number];
    const [layout] = design.surfaces(document, calendarRelease).filter((one) => one.surface === surface.id);
    const side = design.styles?.sideOf(surface, document, calendarRelease);
    if (!side || !layout) throw new Error(name);
    const choices = layoutsForSheet(
      layoutsOfPart(suited(wardrobe.style, openCase(configuration, calendarRelease)), "month"),
      side.sheet,
    );
    expect(choices.length).toBeGreaterThan(5);
    for (const choice of choices) {
      const { steps } = dressSide(surface, { ...side, layout: choice }, wardrobe, { style: wardrobe.style });
      const after = apply(document, together(steps));
      if (!after.ok) throw new Error(choice.key);
      const { elements } = after.value.document.surfaces[5] as DesignDocument["surfaces"][number];
      for (const element of elements) {
        if (element.frame === "surface" || !isFramed(element, layout.trim)) continue;
        for (const { kind, area } of layout.zones) {
          if (kind === "hole") expect(intersect(element.frame, area), `${choice.key} ${element.id}`).toBeNull();
          if (kind === "covered")
            expect(element.frame.y + element.frame.height, `${choice.key} ${element.id}`).toBeLessThanOrEqual(
              area.height,
            );
        }
        if (element.type === "days") expect(element.month).toBe("2027-05");
      }
      const findings = compile(after.value.document, [layout], stock).findings;
      expect(
        findings.filter(({ reason }) => reason !== "photo-missing"),
        choice.key,
      ).toEqual([]);
    }
  });
});

describe("the binding of an appointment calendar", () => {
  const books = calendarRelease.types.flatMap(({ key, formats, mountings, inside }) =>
    inside.kind === "weeks"
      ? formats.flatMap(({ format }) => mountings.map((mounting) => [`${key} ${format}`, mounting]))
      : [],
  );

  test.each(books)(
    "of %s (%s) is left on the first page, right on the last and in the middle of spreads",
    (name, mounting) => {
      const configuration = photoCalendar(name ?? "", { startMonth: 1, year: 2027, mounting });
      const document = design.blank(configuration, calendarRelease, null);
      const layouts = design.surfaces(document, calendarRelease);
      const gutterOf = (id: string) =>
        layouts.find(({ surface }) => surface === id)?.zones.find(({ kind }) => kind === "gutter")?.area;
      const { width } = layouts[1]?.trim ?? { width: 0 };
      const free = gutterOf("opening")?.width ?? 0;
      expect([gutterOf("opening")?.x, gutterOf("closing")?.x]).toEqual(
        free === 0 ? [undefined, undefined] : [0, width - free],
      );
      if (free > 0) expect(gutterOf("week-3")).toMatchObject({ x: width - free, width: 2 * free });
      for (const [n, layout] of layouts.entries()) {
        const bound = layout.zones.filter(({ kind }) => kind === "gutter");
        for (const { id, type, frame } of document.surfaces[n]?.elements ?? []) {
          if (frame === "surface" || type === "photo") continue;
          expect(
            bound.flatMap(({ area }) => intersect(frame, area) ?? []),
            `${layout.surface} ${id}`,
          ).toEqual([]);
        }
      }
    },
  );

  test("is left of right pages and right of left pages in the file: a spread is cut in its middle", () => {
    const configuration = photoCalendar("terminkalender 148x210", { startMonth: 1, year: 2027 });
    const document = design.blank(configuration, calendarRelease, null);
    const block = design.files(document, calendarRelease).find(({ role }) => role === "block");
    expect(block?.output).toEqual({ format: "pdfx4", imposition: { kind: "halves", bleedAtCut: 3_000 } });
    const [week] = design.surfaces(document, calendarRelease).filter(({ surface }) => surface === "week-1");
    const days =
      document.surfaces.find(({ id }) => id === "week-1")?.elements.filter(({ type }) => type === "days") ?? [];
    const middle = (week?.trim.width ?? 0) / 2;
    const [left, right] = days.map(({ frame }) => (frame === "surface" ? 0 : frame.x + frame.width / 2));
    expect([(left ?? 0) < middle, (right ?? 0) > middle]).toEqual([true, true]);
  });
});

describe("a calendar in no look of the shop", () => {
  const plain = () => createWardrobe(ownStyle, stock);
  const kinds = calendarRelease.types.filter(({ inside }) => inside.kind === "months");
  const cases = kinds.flatMap(({ key, formats }) => formats.map(({ format }) => [`${key} ${format}`]));

  test.each(cases)("has own layouts for %s that print as they are, and knows which one a sheet is in", (name) => {
    const configuration = photoCalendar(name, { startMonth: 1, year: 2027 });
    const document = design.blank(configuration, calendarRelease, null);
    const [cover, , , , , may] = document.surfaces;
    for (const surface of [cover, may]) {
      const side = surface && design.styles?.sideOf(surface, document, calendarRelease);
      const [layout] = design.surfaces(document, calendarRelease).filter((one) => one.surface === surface?.id);
      if (!surface || !side || !layout) throw new Error(name);
      const worn = suited(ownStyle, openCase(configuration, calendarRelease));
      const choices = layoutsForSheet(layoutsOfPart(worn, side.part), side.sheet);
      const places = choices.map((one) => placesIn(templateFor(one, side.sheet)));
      expect(Math.max(...places)).toBeGreaterThanOrEqual(surface === cover ? 4 : 3);
      expect(layoutWorn(surface, choices, side.sheet)?.key).toBe(choices[0]?.key);
      for (const choice of choices) {
        const { steps } = dressSide(surface, { ...side, layout: choice }, plain(), { style: ownStyle });
        const after = apply(document, together(steps));
        if (!after.ok) throw new Error(choice.key);
        const { findings } = compile(after.value.document, [layout], stock);
        expect(
          findings.filter(({ reason }) => reason !== "photo-missing"),
          choice.key,
        ).toEqual([]);
      }
    }
  });

  test("keeps the four photos of a sheet when it is turned from upright to lying", () => {
    const document = design.blank(a4, calendarRelease, null);
    const april = document.surfaces[4] as DesignDocument["surfaces"][number];
    const side = design.styles?.sideOf(april, document, calendarRelease);
    const four = ownStyle.parts.month?.find(({ key }) => key === "own-four");
    if (!side || !four) throw new Error("own-four");
    const { steps } = dressSide(april, { ...side, layout: four }, plain(), { style: ownStyle });
    const dressed = apply(document, together(steps));
    if (!dressed.ok) throw new Error("four");
    const photos = Array.from({ length: 4 }, (_, n) => ({ id: `p${n}`, name: `${n}.jpg`, width: 4000, height: 3000 }));
    let n = 0;
    const filled: DesignDocument = {
      ...dressed.value.document,
      photos,
      surfaces: dressed.value.document.surfaces.map((one) =>
        one.id === april.id
          ? { ...one, elements: one.elements.map((it) => (it.type === "photo" ? { ...it, photo: `p${n++}` } : it)) }
          : one,
      ),
    };
    const lying = { ...a4, format: { width: 297, height: 210 } };
    const after = apply(filled, together(design.reconfigure(filled, lying, calendarRelease, null, null)));
    if (!after.ok) throw new Error(JSON.stringify(after.error));
    const shown = after.value.document.surfaces[4]?.elements.flatMap((one) =>
      one.type === "photo" ? [one.photo] : [],
    );
    expect(shown).toEqual(["p0", "p1", "p2", "p3"]);
  });
});
