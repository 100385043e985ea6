import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { fontMetrics, postScriptName, sfntTables } from "./sfnt.ts";
import { subsetFont } from "./subset.ts";

const read = async () => readFile(catalogueFonts[0]?.links[0]?.url ?? "");

test("a subset keeps ids and widths of its glyphs, and is the same every time", async () => {
  const font = await read();
  const subset = await subsetFont(font, [80, 150]);
  expect(subset).toEqual(await subsetFont(font, [150, 80]));
  const [whole, cut] = [font, subset as Uint8Array].map((data) => fontMetrics(sfntTables(data) ?? new Map()));
  for (const glyph of [0, 80, 150]) expect(cut?.advance(glyph)).toBe(whole?.advance(glyph));
  expect((subset as Uint8Array).length).toBeLessThan(font.length / 10);
  expect([...(sfntTables(subset as Uint8Array)?.keys() ?? [])]).not.toContain("GSUB");
});

test("the name is one that PDF bears", async () => {
  expect(postScriptName(sfntTables(await read()) ?? new Map())).toBe("InstrumentSans-Regular");
});

test("other files are no fonts", async () => {
  expect(sfntTables(Buffer.from("wOF2 and more than twelve bytes"))).toBeNull();
  expect(sfntTables(new Uint8Array(3))).toBeNull();
});
