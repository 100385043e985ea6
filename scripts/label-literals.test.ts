import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoSources } from "../demo/labels/vocabulary.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("{core,design,print,products,server,services,ui,web}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.(test|fixture|generated)\.tsx?$|node_modules/.test(file),
);
const groups = new Set(Object.keys(demoSources["de-DE"] ?? {}).map((key) => key.split(".")[0]));

test("code names labels through `labelFor`, `text` and types, where the compiler knows them", () => {
  expect(files.length).toBeGreaterThan(500);
  const unchecked = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\{\s*key: "([a-z-]+)\.[^"]*"/g)].flatMap(([found, group]) =>
      groups.has(group) ? [`${file}: ${found}`] : [],
    ),
  );
  expect(unchecked).toEqual([]);
});
