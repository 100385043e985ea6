import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quickFolder } from "./quick-folder.ts";

const here = import.meta.dirname;

test("tests write into memory where there is a folder with room for them", () => {
  expect(quickFolder(here, 1)).toBe(here);
});

test("without such a folder, or without room in it, they write among the temporary files", () => {
  expect(quickFolder(join(here, "missing"), 1)).toBe(tmpdir());
  expect(quickFolder(here, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
});
