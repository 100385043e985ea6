import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tablesSource } from "./tables-source.ts";

test("tables.generated.ts was made after the last migration; if not, run `node scripts/generate-tables.ts`", async () => {
  const kept = await readFile(join(import.meta.dirname, "tables.generated.ts"), "utf8");
  const line = await tablesSource(join(import.meta.dirname, "../.."));
  expect(line).toMatch(/^\/\/ Made of \d{2,} migrations: [0-9a-f]{64}\n$/);
  expect(kept.endsWith(`\n${line}`)).toBe(true);
});
