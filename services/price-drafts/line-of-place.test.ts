import { expect, test } from "vitest";
import { lineOfPlace } from "./line-of-place.ts";

test("a problem is told with its line, or with the first line below its place", () => {
  const lineOf = lineOfPlace(
    new Map([
      ["mostPrints", 2],
      ["formats[0].prices[1].price", 3],
      ["formats[0].prices[0].price", 4],
      ["formatsOld", 5],
      ["rates.DE", 6],
    ]),
  );
  expect(
    ["mostPrints", "formats", "formats[0]", "formats[0].prices", "formats[0].prices[0]", "rates"].map(lineOf),
  ).toEqual([2, 3, 3, 3, 4, 6]);
  expect(["", "format", "formats[1]", "formats[0].prices[2]", "rates.D"].map(lineOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("however many problems there are, the lines of a file are gone through once", () => {
  let passes = 0;
  class Counted extends Map<string, number> {
    override [Symbol.iterator]() {
      passes++;
      return super[Symbol.iterator]();
    }
  }
  const lineOf = lineOfPlace(
    new Counted(Array.from({ length: 1_000 }, (_, at) => [`formats[${at}].prices[0].price`, at + 2])),
  );
  expect(Array.from({ length: 1_000 }, (_, at) => lineOf(`formats[${at}].prices`))).toEqual(
    Array.from({ length: 1_000 }, (_, at) => at + 2),
  );
  expect(passes).toBe(1);
});
