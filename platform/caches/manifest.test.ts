import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { caches, cacheTable } from "./manifest.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("docs/architecture.md has the table of all caches as it is (node scripts/write-cache-table.ts)", () => {
  expect(read("docs/architecture.md")).toContain(`\n${cacheTable()}\n`);
});

test("a limit in the manifest is the limit of the cache itself", () => {
  for (const [name, { life, size, file }] of Object.entries(caches)) {
    const source = read(file);
    if (typeof life === "number" || typeof size !== "string")
      expect(source.includes(`caches.${name}.`) || source.includes(`"${name}"`), `${file} takes ${name}`).toBe(true);
    if (typeof life === "number")
      expect(
        source.includes(`caches.${name}.life`) || source.includes(`keepReading("${name}"`),
        `life of ${name}`,
      ).toBe(true);
  }
});

test("limits are read as people write them", () => {
  const rows = cacheTable().split("\n");
  expect(rows).toHaveLength(Object.keys(caches).length + 2);
  expect(rows.find((row) => row.includes("page-cache.ts"))).toContain("| 48 MiB ");
  expect(rows.find((row) => row.includes("device.ts"))).toMatch(/\| does not age +\| 2,000,000 characters +\|/);
  expect(rows.find((row) => row.includes("tax-tables.ts"))).toMatch(/\| 60 s +\| one +\|/);
});
