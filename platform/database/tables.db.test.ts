import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateTables } from "./generate-tables.ts";
import { createMigratedTestDatabase } from "./migrated-test-database.ts";

test("tables.generated.ts is what the migrations make; if not, run `node scripts/generate-tables.ts`", async () => {
  const database = await createMigratedTestDatabase();
  try {
    const kept = await readFile(join(import.meta.dirname, "tables.generated.ts"), "utf8");
    expect(kept).toBe(await generateTables(database.db));
  } finally {
    await database.drop();
  }
});
