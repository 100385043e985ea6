import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sheets = ["ui", "web/shop", "web/frame", "web/content"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

const physical =
  /(?:^|[{;]|\s)(?:(?:left|right|[a-z]+-(?:left|right)(?:-[a-z]+)?)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\s*:)/;

/** Four values of which the second and the last differ, a shadow that comes from one side, and a colour that runs across. */
const sided =
  /(?:padding|margin|inset):\s*((?:\([^)]*\)|[^\s;()])+)\s+((?:\([^)]*\)|[^\s;()])+)\s+((?:\([^)]*\)|[^\s;()])+)\s+((?:\([^)]*\)|[^\s;()])+);/;
const across = /inset -?[\d.]*[1-9][\d.]*(?:px|rem|em) 0|-gradient\((?:90deg|270deg|to (?:left|right))/;
const isSided = (line: string): boolean => {
  const [, , right, , left] = sided.exec(line) ?? [];
  return right !== left || across.test(line);
};

/** Lines that name a side of the screen; what belongs to a picture, which nobody turns round, says `physical` on the line above. */
function physicalLines(file: string): string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((line, at) =>
    (physical.test(line) || isSided(line)) && !lines[at - 1]?.includes("physical")
      ? [`${file}:${at + 1} ${line.trim()}`]
      : [],
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

test.each([
  "padding: 0.5rem 0 0.75rem 1rem;",
  "padding: 0.5rem clamp(1rem, 2vw, 2rem) 0.5rem 0;",
  "box-shadow: inset 3px 0 var(--accent);",
  "background: linear-gradient(90deg, red, blue);",
])("%s is found as well", (line) => {
  expect(isSided(line)).toBe(true);
});

test.each(["padding: 1rem 2rem calc(1rem + env(x));", "margin: 0 auto 1rem auto;", "box-shadow: inset 0 -2px red;"])(
  "%s turns round by itself",
  (line) => {
    expect(isSided(line)).toBe(false);
  },
);
