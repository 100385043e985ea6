import { expect, test } from "vitest";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { demoData } from "../../demo/seed.ts";
import { kindOf } from "../../products/registry.ts";
import { checkDraft } from "./check-draft.ts";

const today = "2026-11-20";
const shop = await demoData();
const schema = kindOf("photoprint")?.dataSchema as NonNullable<ReturnType<typeof kindOf>>["dataSchema"];
const prints = shop.catalogues.find(({ kind }) => kind === "photoprint")?.data as {
  formats: { prices: { from: number; price: number }[] }[];
};

function check(change: (data: typeof prints & Record<string, unknown>) => void, language: "de" | "en" = "de") {
  const data = structuredClone({ ...prints, release: 2, validFrom: today });
  change(data);
  return checkDraft({ subject: "photoprint", schema, data, validFrom: data.validFrom }, shop, today, language).map(
    ({ file, place, rule }) => `${file ?? ""} ${place}: ${rule}`.trim(),
  );
}

test("a sound draft has nothing wrong; a day that is over or years ahead is refused", () => {
  expect(check(() => {})).toEqual([]);
  expect(check((data) => Object.assign(data, { validFrom: "2026-11-19" }))).toEqual([
    "validFrom: Frühestens heute, 20.\u00a0November 2026: Die Preise früherer Tage stehen fest",
  ]);
  expect(check((data) => Object.assign(data, { validFrom: "2062-01-01" }))).toEqual([
    "validFrom: Spätestens am 20.\u00a0November 2028",
  ]);
});

test("charges of delivery say their day apart from their data, and may not wait for ever either", () => {
  const later = (validFrom: string) =>
    checkDraft({ subject: "shipping", schema: shippingTableSchema, data: shop.shipping, validFrom }, shop, today, "en");
  expect(later("2028-11-20")).toEqual([]);
  expect(later("2206-11-20")).toEqual([{ file: null, place: "validFrom", rule: "must be 2028-11-20 or earlier" }]);
});

test("an overlap is said once, with both lines, in the reader's language", () => {
  const twice = (data: typeof prints) => data.formats[0]?.prices.splice(1, 0, { from: 1, price: 18 });
  expect(check(twice)).toEqual([
    "formats[0].prices: Zeile 1 und Zeile 2 überschneiden sich bei 1: Es ist nicht klar, welche gilt",
  ]);
  expect(check(twice, "en")).toEqual([
    "formats[0].prices: line 1 and line 2 overlap at 1: it is not clear which one counts",
  ]);
});

test("what the schema, other parts of the list and the labels refuse has its place", () => {
  expect(check((data) => Object.assign(data, { mostPrints: -1 }))).toEqual([
    expect.stringMatching(/^mostPrints: .*>0/),
  ]);
  expect(check((data) => Object.assign(data, { mostPrint: 5 }))).toEqual([
    "mostPrint: Diesen Namen gibt es hier nicht",
  ]);
  expect(check((data) => Object.assign(data, { initial: { format: "1x1", quantity: 5 } }))).toEqual([
    ": Das Format „1x1“ gibt es nicht",
  ]);
  expect(
    check((data) => Object.assign(data, { borders: [{ key: "No Border", label: "print.border.none", width: 0 }] })),
  ).toEqual(["borders[0].key: Nur kleine Buchstaben, Ziffern und Bindestriche, wie fine-art"]);
  expect(check((data) => Object.assign(data, { release: 1 }))).toEqual([
    "release: Stand 1 ist veröffentlicht und ändert sich nie: Dieser braucht die Nummer 2",
  ]);
  expect(check((data) => data.formats[0]?.prices.splice(0, 1, { from: 2, price: 18 }))).toEqual([
    "formats[0].prices: Bei 1–1 ist eine Lücke: Zeile 1 schließt nicht an",
  ]);
  const borders = [{ key: "none", label: "print.border.gold", width: 0 }];
  expect(check((data) => Object.assign(data, { borders }))).toEqual([
    "borders[0].label: Diesen Text gibt es nicht in allen Sprachen: Wähle einen aus der Liste",
  ]);
});

test("after each typed value only what the draft touches is looked at; a publication looks at all of it", () => {
  const labels = new Map([
    ...shop.labels,
    ["fr-FR", { ...shop.labels.get("fr-FR"), "mat.leinwand": "{count, plural" }],
  ]) as never;
  const broken = { ...shop, labels, pages: null };
  const draft = { subject: "photoprint", schema, data: { ...prints, release: 2, validFrom: today }, validFrom: today };
  const files = (looked: "whole" | "touched", data: object = {}) =>
    checkDraft({ ...draft, data: { ...draft.data, ...data } }, broken, today, "en", looked).map(
      ({ file, place }) => `${file ?? ""} ${place}`,
    );
  expect(files("whole")).toEqual(["pages ", "labels/fr-FR.json mat.leinwand"]);
  expect(files("touched")).toEqual([]);
  const borders = [{ key: "none", label: "print.border.gold", width: 0 }];
  expect(files("touched", { borders })).toEqual([" borders[0].label"]);
  expect(files("touched", { release: 1 })).toEqual([" release"]);
});

test("pages are looked at with the wall pictures that they sell, and collages with their designs", () => {
  const pages = shop.pages?.map((page) =>
    page.key === "canvas-prints" && page.type === "product" ? { ...page, firstMaterials: ["gold"] } : page,
  );
  const files = (
    key: string,
    looked: "whole" | "touched",
    change: (data: { designs?: unknown[] }) => void = () => {},
  ) => {
    const stored = structuredClone(shop.catalogues.find(({ kind }) => kind === key)?.data as object);
    change(stored);
    const data = { ...stored, release: 2, validFrom: today };
    const draft = { subject: key, schema: kindOf(key)?.dataSchema as typeof schema, data, validFrom: today };
    const found = checkDraft(draft, { ...shop, pages: pages ?? null }, today, "en", looked);
    return [...new Set(found.map(({ file }) => file))];
  };
  expect(files("photoframe", "touched")).toEqual(["pages/canvas-prints.json"]);
  expect(files("photoprint", "touched")).toEqual([]);
  expect(files("photoprint", "whole")).toEqual(["pages/canvas-prints.json"]);
  const [design] = files("collage", "touched", (data) => data.designs?.splice(-1, 1));
  expect(design).toMatch(/^goods\//);
});

test("a collage's price is the wall picture's: another one is refused where it stands, and what only collages have is not", () => {
  type Collages = { materials: { rate: { fix: number }; days: number }[]; campaigns: object[] };
  const stored = structuredClone(shop.catalogues.find(({ kind }) => kind === "collage")?.data as Collages);
  const said = (looked: "whole" | "touched") => {
    const data = { ...stored, release: 2, validFrom: today };
    const draft = {
      subject: "collage",
      schema: kindOf("collage")?.dataSchema as typeof schema,
      data,
      validFrom: today,
    };
    return checkDraft(draft, shop, today, "de", looked).map(({ place, rule }) => `${place}: ${rule}`);
  };
  for (const one of stored.materials) one.days += 1;
  expect(said("touched")).toEqual([]);
  for (const one of stored.materials.slice(0, 1)) one.rate.fix = 900;
  const refused =
    "materials[0].rate.fix: Kommt aus catalogue/photoframe.json, und dort steht etwas anderes: Ändere es dort";
  expect(said("touched")).toEqual([refused]);
  expect(said("whole")).toEqual([refused]);
});

test("of a campaign that was only begun, each empty field says what it needs", () => {
  const begun = { key: "", label: "", from: "", to: "", percent: 1, keys: [""] };
  expect(check((data) => Object.assign(data, { campaigns: [begun] }))).toEqual([
    "campaigns[0].key: Hier fehlt noch etwas",
    "campaigns[0].from: Hier fehlt noch ein Tag",
    "campaigns[0].to: Hier fehlt noch ein Tag",
    "campaigns[0].keys[0]: Hier fehlt noch etwas",
  ]);
  const dated = { ...begun, key: "week", from: "2026-11-21", to: "2026-11-28", keys: ["130x90"] };
  expect(check((data) => Object.assign(data, { campaigns: [dated] }))).toEqual([
    "campaigns[0].label: Hier fehlt noch etwas",
  ]);
});
