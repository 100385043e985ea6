import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateTables } from "./generate-tables.ts";
import { migratedTestDatabase } from "./migrated-test-database.ts";

const database = await migratedTestDatabase();

test("tables.generated.ts is what the migrations make; if not, run `node scripts/generate-tables.ts`", async () => {
  const kept = await readFile(join(import.meta.dirname, "tables.generated.ts"), "utf8");
  expect(kept).toBe(await generateTables(database.db, join(import.meta.dirname, "../..")));
});
