import { afterAll, beforeAll, expect, test } from "vitest";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { stoppedClock } from "../../platform/clock.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { createMigratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createReleases, type Releases } from "./releases.ts";

const clock = stoppedClock("2026-11-20T10:00:00+01:00");
let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let releases: Releases;

beforeAll(async () => {
  database = await createMigratedTestDatabase();
  const days = { 1: "2026-01-01", 2: "2026-06-01", 3: "2026-12-20" };
  for (const [release, validFrom] of Object.entries(days)) {
    const data = jsonb({ ...demoRelease, release: Number(release), validFrom });
    await database.db
      .insertInto("catalogue_release")
      .values({ kind: "photoframe", release: Number(release), valid_from: validFrom, data })
      .execute();
  }
  releases = createReleases({ db: database.db, clock });
});
afterAll(() => database.drop());

test("the current release is the last one whose first day has come, where the workshop is", async () => {
  expect((await releases.current("photoframe"))?.release).toBe(2);
  clock.set("2026-12-19T22:59:00Z");
  expect((await releases.current("photoframe"))?.release).toBe(2);
  clock.set("2026-12-19T23:01:00Z");
  expect((await releases.current("photoframe"))?.release).toBe(3);
});

test.each([
  ["2026-02-01", "2026-03-01", [1]],
  ["2026-05-20", "2026-06-10", [1, 2]],
  ["2026-06-01", "2026-06-01", [2]],
  ["2025-12-01", "2026-12-31", [1, 2, 3]],
  ["2025-01-01", "2025-02-01", []],
])("from %s to %s these were current: %j", async (from, to, expected) => {
  expect((await releases.between("photoframe", from, to)).map(({ release }) => release)).toEqual(expected);
});
