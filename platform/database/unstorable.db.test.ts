import { sql } from "kysely";
import { expect, test } from "vitest";
import { migratedTestDatabase } from "./migrated-test-database.ts";
import { isUnstorableText } from "./unstorable.ts";

const database = await migratedTestDatabase();

const failure = (statement: ReturnType<typeof sql>) =>
  statement.execute(database.db).then(
    () => null,
    (error: unknown) => error,
  );

test("a NUL as text or in JSON is the caller's fault", async () => {
  expect(isUnstorableText(await failure(sql`select ${"a\0b"}::text`))).toBe(true);
  expect(isUnstorableText(await failure(sql`select ${JSON.stringify("a\0b")}::jsonb`))).toBe(true);
});

test("every other failure is ours", async () => {
  expect(isUnstorableText(await failure(sql`select 1 / 0`))).toBe(false);
  expect(isUnstorableText(await failure(sql`select ${"x"}::integer`))).toBe(false);
  expect(isUnstorableText(null)).toBe(false);
});
