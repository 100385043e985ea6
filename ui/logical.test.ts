import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sheets = ["ui", "web/shop"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

const physical =
  /(?:^|[{;]|\s)(?:(?:left|right|[a-z]+-(?:left|right)(?:-[a-z]+)?)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\s*:)/;

/** Lines that name a side of the screen; what belongs to a picture, which nobody turns round, says `physical` on the line above. */
function physicalLines(file: string): string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((line, at) =>
    physical.test(line) && !lines[at - 1]?.includes("physical") ? [`${file}:${at + 1} ${line.trim()}`] : [],
  );
}

test("no sheet of the shop names left or right: all turn round where a language is written from the right", () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.flatMap(physicalLines)).toEqual([]);
});

test.each([
  "  left: 0;",
  "margin-right: 1rem;",
  "  border-top-left-radius: 2px;",
  ".a { text-align: right; }",
  "float: left;",
])("%s is found", (line) => {
  expect(physical.test(line)).toBe(true);
});
