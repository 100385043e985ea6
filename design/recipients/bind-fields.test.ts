import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { noArt } from "../art-drawing.ts";
import type { DesignElement, Surface } from "../document.ts";
import { allSides, type SurfaceLayout } from "../layout.ts";
import { createFontStore } from "../text/font-store.ts";
import { noHyphens } from "../text/hyphens.ts";
import { textsOf } from "../text/load-fonts.ts";
import { words } from "../text/testing/texts.ts";
import { bindFields } from "./bind-fields.ts";
import { lettersOfList } from "./letters-of-list.ts";
import { listFaults } from "./list-faults.ts";
import { recipientFindings } from "./recipient-findings.ts";

const columns = [
  ...["salutation", "firstName", "lastName", "street", "houseNumber", "extra", "postcode", "city"].map((key) => ({
    key,
    head: key,
  })),
  { key: "own:0", head: "Tisch Nr." },
];
const inge = {
  line: 2,
  values: { firstName: "Inge", lastName: "Brandt", street: "Lindenallee", houseNumber: "14", "own:0": "7" },
};
const side = (...elements: DesignElement[]): Surface => ({
  id: "front",
  role: "front",
  background: null,
  copies: 1,
  turned: false,
  elements,
});
const printed = (text: string, row: typeof inge | null = inge) => {
  const [surface] = bindFields([side(words({ text }))], row, columns);
  return surface?.elements[0]?.type === "text" ? surface.elements[0].text : "";
};

describe("a text with fields", () => {
  test.each([
    ["Liebe {{firstName}}!", "Liebe Inge!"],
    ["Liebe {{ Vorname }} und {{Prénom}}", "Liebe Inge und Inge"],
    ["{{name}}, Tisch {{Tisch-Nr}}", "Inge Brandt, Tisch 7"],
    ["{{Straße}}", "Lindenallee 14"],
    ["{{Name}}\n{{Adresszusatz}}\n{{PLZ}} {{Ort}}\nBis bald", "Inge Brandt\nBis bald"],
    ["Liebe {{Titel}} {{Vorname}} , komm", "Liebe Inge, komm"],
    ["{{what}} {einfach} {{}}", "{einfach} {{}}"],
  ])("%j is printed as %j", (text, result) => expect(printed(text)).toBe(result));

  test("stays blank on what is over, line by line", () => {
    expect(printed("Liebe {{Vorname}},\nwir heiraten", null)).toBe("\nwir heiraten");
  });

  test("is what a bound place prints", () => {
    const [surface] = bindFields([side(words({ text: "Name", bind: "firstName" }))], inge, columns);
    expect(surface?.elements[0]).toMatchObject({ text: "Inge" });
  });

  test("sides and elements without fields stay the same objects", () => {
    const [plain, mixed] = [side(words()), side(words({ id: "one" }), words({ id: "two", text: "{{name}}" }))];
    const [first, second] = bindFields([plain, mixed], inge, columns);
    expect(first).toBe(plain);
    expect(second?.elements[0]).toBe(mixed.elements[0]);
  });
});

describe("what is wrong with one recipient's piece", () => {
  const layout: SurfaceLayout = {
    surface: "front",
    role: "front",
    trim: { width: 100_000, height: 100_000 },
    bleed: allSides(0),
    edge: { kind: "bleed" },
    zones: [],
    background: "#ffffff",
    resolution: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 },
  };
  const text = words({ text: "{{Vorname}} {{Tier}}", frame: { x: 0, y: 0, width: 10_000, height: 5_000 } });
  const document = { photos: [], surfaces: [side(text)] };
  const rows = ["Inge", "", "Ωμέγα", "एक", "Donaudampfschifffahrt"].map((firstName, place) => ({
    line: place + 2,
    values: { firstName },
  }));

  test("is found line by line, with all letters of the list at hand", async () => {
    const store = createFontStore(({ url }) => readFile(url));
    const list = { columns, rows };
    const fonts = await store.ofTexts(textsOf(lettersOfList(document, list)));
    const found = [...recipientFindings(document, [layout], list, { fonts, hyphens: noHyphens, art: noArt })].flat();
    expect(found.map(({ line, body }) => [line, body.reason])).toEqual([
      [null, "field-unknown"],
      [3, "field-empty"],
      [5, "characters-missing"],
      [6, "word-too-wide"],
    ]);
    expect(found[2]?.body).toMatchObject({ characters: ["ए", "क"] });
  });
});

test("faults of a list are named by line", () => {
  const row = (line: number, values: Record<string, string>) => ({ line, values });
  const rows = [
    row(2, { firstName: "Inge", city: "Kiel", postcode: "24105" }),
    row(3, { city: "Kiel", postcode: "24105" }),
    row(4, { firstName: "Jörg", lastName: "MÃ¼ller" }),
    row(5, { firstName: "J\uFFFDrg" }),
    row(6, { firstName: "Tobias", city: "Freiburg" }),
    row(7, { firstName: "Inge", city: "Kiel", postcode: "24105" }),
    row(8, { firstName: "Ã", lastName: "Âme Ōta" }),
  ];
  expect(listFaults({ columns, rows })).toEqual([
    { line: 3, reason: "nameless" },
    { line: 4, reason: "letters-broken", column: "lastName", mended: "Müller" },
    { line: 5, reason: "letters-lost", column: "firstName" },
    { line: 6, reason: "postcode-missing" },
    { line: 7, reason: "twice", first: 2 },
  ]);
});
