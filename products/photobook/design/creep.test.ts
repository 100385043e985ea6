import { expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { openCase } from "../case.ts";
import { production } from "../production.ts";
import { creepOf, mostCreep, sheetsOf } from "./creep.ts";
import { design } from "./design.ts";

const booklet = (pageCount: number) => photoBook("fotoheft-soft-heftbindung-standard-glossy 200x200", { pageCount });
const { calliper } = release.papers.find(({ key }) => key === "standard") ?? { calliper: 0 };

test("pages of a sheet further inside move by the thickness of each sheet around it (print facts, booklet)", () => {
  const one = openCase(booklet(16), release);
  expect(calliper).toBe(150);
  expect(sheetsOf(one)).toBe(4);
  // Sheets: 1 2 15 16, 3 4 13 14, 5 6 11 12, 7 8 9 10.
  expect(Array.from({ length: 16 }, (_, n) => creepOf(one, n + 1) / calliper)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 2, 2, 1, 1, 0, 0,
  ]);
  expect(mostCreep(one)).toBe(450);
  expect(mostCreep(openCase(booklet(64), release))).toBe(15 * 150);
});

test("glued and lay-flat books have none", () => {
  for (const text of [
    "digitalfotobuch-hard-pur-standard-glossy 200x200",
    "echtfotobuch-hard-layflat-matt-glossy 200x200",
  ]) {
    const configuration = photoBook(text);
    const one = openCase(configuration, release);
    expect([mostCreep(one), sheetsOf(one)]).toEqual([0, 0]);
    const [block] = design.files(design.blank(configuration, release, null), release);
    expect(block?.output).not.toHaveProperty("imposition.creep");
  }
});

test("print plan and ticket of a booklet say it", () => {
  const configuration = booklet(16);
  const [block] = design.files(design.blank(configuration, release, null), release);
  expect(block?.output).toMatchObject({
    imposition: {
      kind: "halves",
      creep: { "spread-1": [0, 150], "spread-2": [150, 300], "spread-4": [450, 450], "spread-7": [150, 0] },
    },
  });
  expect(production(configuration, release).ticket).toMatchObject({ creep: 450, sheets: 4 });
});

test("no booklet that can be bought creeps beyond its bleed", () => {
  for (const { binding, pages, papers } of release.books) {
    if (binding !== "heftbindung") continue;
    for (const { key } of papers) {
      const one = openCase({ ...booklet(pages.max), paper: key }, release);
      // 2 mm of bleed stay for the guillotine.
      expect(mostCreep(one)).toBeLessThanOrEqual(release.sheet.bleed * 1000 - 2_000);
    }
  }
});
