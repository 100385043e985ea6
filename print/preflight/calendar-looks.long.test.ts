import { beforeAll, expect, test } from "vitest";
import { demoGroups, demoStock, demoWardrobe } from "../../demo/catalogue/calendar-wardrobes.fixture.ts";
import { calendarRelease, photoCalendar } from "../../demo/catalogue/calendars.ts";
import { compile } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Stock } from "../../design/material.ts";
import { design } from "../../products/calendar/design/design.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { metadataFree, photoOf, printPhoto } from "../testing/photos.ts";
import { complaints, judge } from "../testing/preflighted.ts";
import { orderOf, printFile } from "../testing/print-file.ts";
import { expectationOf } from "./expectation.ts";

const events = [
  { name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true },
  { name: "Gartenfest", day: "2027-06-19", every: "once", birthday: false },
] as const;

let stock: Stock;
let photo: PrintPhoto;

beforeAll(async () => {
  stock = await demoStock();
  photo = await printPhoto("sea", await metadataFree(await photoOf(4800, 3600).jpeg().toBuffer()));
});

/** Every place with the same photo. */
function filled(document: DesignDocument): DesignDocument {
  return {
    ...document,
    photos: [{ id: "sea", name: "sea.jpg", width: 4800, height: 3600 }],
    surfaces: document.surfaces.map((side) => ({
      ...side,
      elements: side.elements.map((one) => (one.type === "photo" ? { ...one, photo: "sea" } : one)),
    })),
  };
}

const looks = [
  ...calendarRelease.types.map(({ key }) => [null, key] as const),
  ...demoGroups.map(({ id, calendarTypes: [type = ""] }) => [id, type] as const),
];

test.each(looks)(
  "the look %s of a %s is printed with all its sheets, and earns no complaint",
  async (look, key) => {
    const type = calendarRelease.types.find((one) => one.key === key);
    const configuration = photoCalendar(`${key} ${type?.initialFormat}`, {
      startMonth: 1,
      year: 2027,
      designGroupId: look,
      events: [...events],
      days: { ...photoCalendar("wandkalender 210x297").days, regions: ["DE-BY", "AT-7"], moon: true },
    });
    const document = filled(
      design.blank(configuration, calendarRelease, look === null ? null : demoWardrobe(look, stock)),
    );
    const layouts = design.surfaces(document, calendarRelease);
    const { scene, findings } = compile(document, layouts, stock);
    // Days of desk calendars are low: that words of a date are small or have no room is told, and is no fault of the look.
    const isDesk = key === "tischkalender";
    expect(findings.filter(({ reason }) => !(isDesk && reason === "notes-left-out"))).toEqual([]);
    for (const plan of design.files(document, calendarRelease)) {
      // Of a book's block a month and its weeks say enough.
      const surfaces = plan.surfaces.slice(0, 13);
      const some = { ...plan, surfaces };
      const pages = scene.pages.filter(({ surface }) => surfaces.includes(surface));
      const part = { ...scene, pages };
      const pdf = await printFile({ scene: part, plan: some, photos: [photo], fonts: stock.fonts });
      const { partner } = await orderOf({ scene: part });
      const expectation = expectationOf(
        part,
        layouts.filter(({ surface }) => surfaces.includes(surface)),
        partner,
        some,
      );
      const found = complaints(await judge(pdf, expectation));
      // The last page of a book may be bare, and every place has the same photo.
      const meant = [
        "photo-repeats",
        ...(plan.role === "last-page" ? ["blank-pages"] : []),
        ...(isDesk ? ["small-type"] : []),
      ];
      expect(found.filter((complaint) => !meant.some((rule) => complaint.startsWith(rule)))).toEqual([]);
      expect(expectation.pages).toHaveLength(plan.role === "block" ? 2 * surfaces.length : surfaces.length);
    }
  },
  120_000,
);
