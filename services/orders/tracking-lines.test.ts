import { expect, test } from "vitest";
import { readTrackingLines } from "./tracking-lines.ts";

const read = async (text: string) => {
  const { parcels, faults } = await readTrackingLines(text);
  return {
    parcels: parcels.map(({ line, parcel, tracking }) => `${line}: ${parcel} ${tracking}`),
    faults: faults.map(({ line, code }) => `${line}: ${code}`),
  };
};

test.each([
  ["spaces, also in a carrier's number", "100001-1 JJD 0014\n100001-2\tJJD0015"],
  ["tabs", "100001-1\tJJD 0014\r\n100001-2\tJJD0015\r\n"],
  ["commas", "100001-1,JJD 0014\n\n100001-2, JJD0015"],
  ["more columns than two", "100001-1;Inge Brandt;JJD 0014\n100001-2;;JJD0015"],
])("pasted with %s", async (_, text) => {
  const { parcels, faults } = await read(text);
  expect(parcels.map((one) => one.replace(/^\d+: /, ""))).toEqual(["100001-1 JJD 0014", "100001-2 JJD0015"]);
  expect(faults).toEqual([]);
});

test("the table of labels comes back with the numbers that are known, and its names may hold anything", async () => {
  const table = [
    "\uFEFFparcel;name;company;city;status;tracking",
    '100001-1;"Brandt; Inge";;Freiburg;waiting;JJD0014',
    "100001-2;'=Ada Moser;;Wien;waiting;",
    "100001-3;Urs Frei;;Bern;waiting;'-778",
  ].join("\r\n");
  expect(await read(table)).toEqual({ parcels: ["2: 100001-1 JJD0014", "4: 100001-3 -778"], faults: [] });
});

test("what cannot be is named by its line", async () => {
  expect(await read("100001-1;JJD1\n100001-1;JJD2\n100001-2;<b>\n100001-3;")).toEqual({
    parcels: ["1: 100001-1 JJD1"],
    faults: ["2: parcel-twice", "3: tracking-wrong", "4: tracking-missing"],
  });
  expect((await read('100001-1;JJD1\n100001-2;"open')).faults).toEqual([expect.stringMatching(/: tracking-wrong$/)]);
});
