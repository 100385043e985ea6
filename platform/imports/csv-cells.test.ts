import fc from "fast-check";
import { expect, test } from "vitest";
import { createBadLines } from "./bad-lines.ts";
import { csvCell, plainCell } from "./csv-cells.ts";

const begin = fc.constantFrom("", "'", "''", "=", "+", "-", "@", "\t", "\r", "'=", "'-");

test("whatever a cell holds, a spreadsheet runs none of it and it comes back as it was", () => {
  fc.assert(
    fc.property(begin, fc.string(), (before, rest) => {
      const written = csvCell(before + rest, "\u0000");
      const cell = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(cell).not.toMatch(/^[=@\t\r]|^[+-](?![\d.,]+$)/);
      expect(plainCell(cell)).toBe(before + rest);
    }),
  );
});

test.each(["-5", "+4.50", "-1.234,50"])("the number %s stays a number", (number) => {
  expect(csvCell(number, ";")).toBe(number);
  expect(plainCell(number)).toBe(number);
});

test("the report of bad lines writes numbers and formulas as every other table", () => {
  const badLines = createBadLines();
  badLines.add({ line: 7, column: "value", place: "-5", rule: "=1+1" });
  expect(badLines.csv("en")).toBe('\uFEFFline,column,place,rule\r\n"7","value","-5","\'=1+1"\r\n');
});
