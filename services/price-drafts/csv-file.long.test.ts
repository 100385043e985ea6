import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BadLine } from "../../core/bad-line.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { productKinds } from "../../products/registry.ts";
import { type CsvStyle, csvOf, readCsv } from "./csv-file.ts";
import { shapeOf } from "./shape-of.ts";

const demo = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../../demo", file), "utf8"));
const all = [
  ...productKinds.map(({ key, dataSchema }) => [key, dataSchema, demo(`catalogue/${key}.json`)] as const),
  ["tax", taxTableSchema, demo("tax.json")] as const,
  ["shipping", shippingTableSchema, demo("shipping.json")] as const,
];
const prints = shapeOf(productKinds.find(({ key }) => key === "photoprint")?.dataSchema as never);
const pictures = shapeOf(productKinds.find(({ key }) => key === "photoframe")?.dataSchema as never);
const point: CsvStyle = { bom: false, decimal: "point" };

async function read(shape: typeof prints, base: unknown, text: string | Iterable<string>, complete = false) {
  const bad: BadLine[] = [];
  const bytes = async function* () {
    for (const piece of typeof text === "string" ? [text] : text) yield new TextEncoder().encode(piece);
  };
  const reading = await readCsv(shape, base, bytes(), { complete, language: "en", bad: (error) => bad.push(error) });
  return { ...reading, bad };
}

describe.each([point, { bom: true, decimal: "comma" } as const])("a table of lines %j", (style) => {
  test.each(all)("of %s read again changes nothing, also as the whole of it", async (_, schema, data) => {
    const shape = shapeOf(schema as never);
    for (const complete of [false, true]) {
      const again = await read(shape, data, csvOf(shape, data, style), complete);
      expect(again.bad).toEqual([]);
      expect([again.changed, again.added, again.removed]).toEqual([0, 0, 0]);
      expect(again.data).toEqual(data);
    }
  });

  test.each(all)("of %s holds everything: it makes the same of the bare head", async (_, schema, data) => {
    const shape = shapeOf(schema as never);
    const bare = { ...emptied(data) };
    const made = await read(shape, bare, csvOf(shape, data, style));
    expect(made.bad).toEqual([]);
    expect(made.data).toEqual(data);
  });
});

/** The same without any row. */
function emptied(data: unknown): object {
  const isOpen = (value: unknown): value is object => typeof value === "object" && value !== null;
  return Object.fromEntries(
    Object.entries(data as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : isOpen(value) ? emptied(value) : value,
    ]),
  );
}

const demoPrints = demo("catalogue/photoprint.json");

test("a price is written in euros, a comma is understood, and only what changes is counted", async () => {
  const table = [...csvOf(prints, demoPrints, { bom: true, decimal: "comma" })].join("");
  expect(table.split("\r\n")[0]).toBe("\uFEFFpath;key1;key2;value;unit");
  expect(table).toContain("\r\nformats[].prices[].price;130x90;25;0,14;EUR\r\n");
  const { changed, added, unchanged, data } = await read(
    prints,
    demoPrints,
    table.replace("130x90;25;0,14;EUR", "130x90;25;0,1;EUR").replace("130x90;100;0,11", "130x90;100;0.11"),
  );
  expect([changed, added]).toEqual([1, 0]);
  expect(unchanged).toBe(99);
  expect((data as typeof demoPrints).formats[0].prices[1]).toEqual({ from: 25, price: 10 });
});

test("yes and no are understood as spreadsheets write them", async () => {
  const collages = shapeOf(productKinds.find(({ key }) => key === "collage")?.dataSchema as never);
  const base = demo("catalogue/collage.json");
  const written = (text: string) => [...csvOf(collages, base, point)].join("").replaceAll(/,(true|false),/g, text);
  expect((await read(collages, base, written(",FALSCH,"))).bad).toEqual([]);
  expect((await read(collages, base, written(",no,"))).bad[0]).toMatchObject({
    rule: "“no” is neither true nor false",
  });
});

test("new rows come in by their key, rows that are left out go only where the file is the whole", async () => {
  const table =
    "path,key1,key2,value\nformats[].prices[].price,130x90,500,0.07\nformats[].prices[].price,130x90,1,0.19\n";
  const merged = await read(prints, demoPrints, table);
  expect([merged.changed, merged.added, merged.unchanged, merged.removed]).toEqual([0, 1, 1, 0]);
  const { prices } = (merged.data as typeof demoPrints).formats[0];
  expect(prices).toHaveLength(5);
  expect(prices[4]).toEqual({ from: 500, price: 7 });
  const whole = await read(prints, demoPrints, table, true);
  expect((whole.data as typeof demoPrints).formats).toHaveLength(1);
  expect((whole.data as typeof demoPrints).formats[0].prices).toEqual([
    { from: 1, price: 19 },
    { from: 500, price: 7 },
  ]);
  expect(whole.removed).toBe(98);
  expect(demoPrints.formats).toHaveLength(6);
});

test("each bad line is named with its column and its rule, and they are all named", async () => {
  const lines = [
    "path,key1,key2,value",
    "formats[].prices[].price,130x90,25,cheap",
    "formats[].prices[].price,130x90,,0.12",
    "formats[].cost,130x90,,0.12",
    '"mostPrints",,,',
    "papers[].surcharge,glossy,,0.021",
    "formats[].prices[].price,130x90,100,-1",
    "papers[].gramsPerM2,glossy,,200",
    "papers[].gramsPerM2,glossy,,210",
    "formats[].prices[].price,130x90,many,0.12",
    "campaigns[].from,summer,,2026-02-30",
    "formats,,,1",
    "formats[].prices[].price,130x90,25,0.12,,,more",
  ];
  const { bad } = await read(prints, demoPrints, lines.join("\n"));
  expect(bad.map(({ line, column, rule }) => `${line} ${column}: ${rule}`)).toEqual([
    "2 value: “cheap” is no number",
    "3 key2: a key is missing",
    "4 path: there is no such path",
    "5 value: a value is missing",
    "6 value: “0.021” has more than 2 decimals",
    "7 value: “-1” is less than 0",
    "9 path: repeats line 8",
    "10 key2: there can be no row “many” here",
    "11 value: “2026-02-30” is no date like 2026-12-31",
    "12 value: this is a group and not a value",
  ]);
});

test("a file that is none, or breaks off inside of quotes, is said to be so", async () => {
  const first = async (text: string) => (await read(prints, demoPrints, text)).bad;
  expect(await first("article,price\n1,2\n")).toEqual([
    { line: 1, column: "", place: "", rule: "the first line must name the columns path, key1, value" },
  ]);
  expect((await first('path,key1,value\nmostPrints,,"20'))[0]).toMatchObject({ line: 2, column: "" });
  const bad: BadLine[] = [];
  const latin = async function* () {
    yield new Uint8Array([...new TextEncoder().encode("path,value\n"), 0xfc, 10]);
  };
  await readCsv(prints, demoPrints, latin(), { complete: false, language: "de", bad: (error) => bad.push(error) });
  expect(bad).toMatchObject([{ rule: "ist nicht in UTF-8 gespeichert" }]);
});

test("texts that would be formulas in a spreadsheet come out harmless and come back as they were", async () => {
  const odd = {
    ...demoPrints,
    borders: [
      { key: "none", label: "=1+1", width: 0 },
      { key: "white", label: '+a,"b"', width: 5 },
      { key: "@wide", label: "print.border.wide", width: 9 },
    ],
  };
  const table = [...csvOf(prints, odd, point)].join("");
  expect(table).toContain("borders[].label,none,,'=1+1,");
  expect(table).toContain("borders[].width,'@wide,");
  expect((await read(prints, demoPrints, table)).data).toEqual(odd);
});

test("a hundred thousand lines with one bad one: this line is named, and no other", async () => {
  const base = demo("catalogue/photoframe.json");
  function* table() {
    yield "path,key1,key2,value\n";
    for (let index = 0; index < 99_999; index++) {
      const price = index === 77_775 ? "12.3.4" : `${10 + (index % 90)}.90`;
      yield `frames.readyMade.sizes[].prices[],${100 + Math.floor(index / 3)}x100,${["black", "oak", "white"][index % 3]},${price}\n`;
    }
    yield "longestToShortest,,,10\n";
  }
  // Each turn of the process is one in which other requests are answered.
  let turns = 0;
  let turn = setImmediate(function next() {
    turns++;
    turn = setImmediate(next);
  });
  const { bad, lines, added, unchanged } = await read(pictures, base, table());
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(150);
  expect(bad.map(({ line, column, rule }) => [line, column, rule])).toEqual([
    [77_777, "value", "“12.3.4” is no number"],
  ]);
  expect([lines, added + unchanged]).toEqual([100_000, 99_999]);
});
