import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no sheet styles any element below :has(), which would make each change of a page a change of all of it", () => {
  const sheets = globSync(["ui/**/*.css", "web/**/*.css"]);
  expect(sheets.length).toBeGreaterThan(50);
  const costly = sheets.filter((sheet) =>
    /:has\([^{}]*\)(?:\s*[>~]|\s)\s*\*\s*[{,]/.test(readFileSync(sheet, "utf8").replaceAll(/\/\*.*?\*\//gs, "")),
  );
  expect(costly).toEqual([]);
});
