import { expect, test } from "vitest";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { demoData } from "../../demo/seed.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createPriceHistory } from "./price-history.ts";
import { addRelease } from "./publications.ts";
import { createReleases } from "./releases.ts";
import { createTaxTables } from "./tax-tables.ts";

const clock = stoppedClock("2026-11-20T09:00:00+01:00");
const database = await migratedTestDatabase();

/** Canvas by that many cents dearer than in the demo. */
const withCanvas = (release: number, validFrom: string, more: number) => ({
  release,
  validFrom,
  data: {
    ...demoRelease,
    release,
    validFrom,
    materials: demoRelease.materials.map((one) =>
      one.key === "leinwand" ? { ...one, rate: { ...one.rate, fix: one.rate.fix + more } } : one,
    ),
  },
});

test("what was asked for an hour only counts: the lowest price of a day is kept, whatever came first", async () => {
  const { db } = database;
  const releases = createReleases({ db, clock });
  const taxTables = createTaxTables({ db, clock });
  const { taxes } = await demoData();
  await taxTables.publish(db, taxes);
  const history = createPriceHistory({ db, clock, releases, taxTables });
  for (const [release, more] of [
    [1, 2_000],
    [2, 0],
    [3, 3_000],
  ] as const) {
    await addRelease(db, "photoframe", withCanvas(release, release === 1 ? "2026-01-01" : "2026-11-20", more));
    releases.forget();
    expect(await history.record()).toBeGreaterThan(0);
    expect(await history.record()).toBe(0);
  }
  const rows = await db
    .selectFrom("price_history")
    .select(["sellable", "gross"])
    .where("currency", "=", "EUR")
    .where("sellable", "like", "photoframe/leinwand/600x400%")
    .orderBy("release")
    .execute();
  expect(new Set(rows.map(({ sellable }) => sellable)).size).toBe(1);
  expect(rows.map(({ gross }) => gross)).toEqual([5390, 3390, 6390]);
  clock.set("2026-11-21T09:00:00+01:00");
  expect((await history.lowestBefore("EUR", "2026-11-21")).get(rows[0]?.sellable ?? "")).toBe(3390);
});
