import { expect, test } from "vitest";
import { formatFilters, passesFilter, shapeOf } from "./format-filter.ts";
import { parseFormat } from "./measure.ts";

const formats = ["297x420", "297x210", "210x210", "600x400", "105x148", "210x100"].map((text) => {
  const format = parseFormat(text);
  return format.ok ? format.value : expect.fail(text);
});

test.each([
  ["all", ["297x420", "297x210", "210x210", "600x400", "105x148", "210x100"]],
  ["din-landscape", ["297x210"]],
  ["din-portrait", ["297x420", "105x148"]],
  ["square", ["210x210"]],
] as const)("the filter %s shows %j (specification section 3, formats)", (filter, shown) => {
  const passed = formats.filter((format) => passesFilter(format, filter));
  expect(passed.map(({ width, height }) => `${width}x${height}`)).toEqual(shown);
});

test("there are these four filters and no other (specification section 3, formats)", () => {
  expect(formatFilters).toEqual(["all", "din-landscape", "din-portrait", "square"]);
  expect(shapeOf({ width: 600, height: 400 })).toBeNull();
});
