import { expect, test } from "vitest";
import { changesBetween } from "../../core/data-changes.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { stoppedClock } from "../../platform/time/clock.ts";
import { coaster } from "../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import { readCsv } from "./csv-file.ts";
import { previewLocales, previewRows } from "./preview.ts";
import { subjectsOf } from "./subjects.ts";

const unused = { publish: async () => {}, all: async () => [], at: async () => null };
const subjects = subjectsOf({
  kinds: [coaster],
  clock: stoppedClock("2026-11-20T10:00:00+01:00"),
  taxTables: unused,
  shippingTables: unused,
});

test("an eighth kind is edited, imported, compared and tried on baskets without anybody being told of it", async () => {
  const subject = subjects.get("coaster");
  if (!subject) return expect.fail("no such subject");
  expect(subject.shape.kind === "object" && subject.shape.fields.map(({ name }) => name)).toEqual(["edges", "percent"]);

  const table = async function* () {
    yield new TextEncoder().encode("path;key1;value\nedges[].cents;1;1390\npercent[];CHF;130\n");
  };
  const { data } = await readCsv(subject.shape, coasterData, table(), {
    complete: false,
    language: "en",
    bad: (error) => expect.fail(JSON.stringify(error)),
  });
  expect(changesBetween(subject.shape, coasterData, data)).toEqual([
    { what: "changed", steps: ["edges", "1", "cents"], path: ["edges", 0, "cents"], before: 1290, after: 1390 },
    { what: "changed", steps: ["percent", "CHF"], path: ["percent", "CHF"], before: 125, after: 130 },
  ]);

  const side = (catalogue: unknown) => ({
    catalogues: new Map([["coaster", coaster.dataSchema.parse(catalogue)]]),
    taxes: taxTableSchema.parse(taxes),
  });
  const baskets = [{ kind: coaster, from: "sample", link: "coasterEdge=90" } as const];
  const sides = { before: side(coasterData), after: side(data), on: "2026-11-20" };
  const [row] = previewRows(baskets, sides, "de-DE", (label) => (typeof label === "string" ? label : label.key));
  expect([row?.before?.shown, row?.after?.shown, row?.refused]).toEqual([1290, 1390, null]);
  const swiss = previewLocales(baskets, sides).find(({ locale }) => locale === "de-CH");
  expect(swiss).toMatchObject({ currency: "CHF", dearer: 1, cheaper: 0 });
});
