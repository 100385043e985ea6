import { expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { createFlagStore, firstEnvironment } from "../../services/flags/service.ts";
import { ensureDemoFlags } from "./seed-flags.ts";

const database = await migratedTestDatabase();

test("the demo has the shop's four experiments and a flag of each kind, made once", async () => {
  await ensureDemoFlags(database.db);
  await ensureDemoFlags(database.db);
  const store = createFlagStore({ db: database.db, clock: systemClock });
  const environment = (await firstEnvironment(database.db)) ?? 0;
  expect((await store.flags.list(environment)).map(({ definition }) => definition.name)).toEqual([
    "card-1200-confetti",
    "poster-1031-portrait",
    "poster-1409-canvas-redesign",
    "poster-1500-wide-gallery",
    "poster-965-redesign",
    "poster-967-nudging",
  ]);
  expect(await store.segments.list(environment)).toEqual([{ name: "team", isLarge: false, members: 3 }]);
  expect((await store.history(environment)).length).toBe(9);
});

test("its figures are samples, seen to be: one experiment is better, one worse, one open", async () => {
  const { db } = database;
  const environment = (await firstEnvironment(db)) ?? 0;
  const verdicts = [];
  for (const flag of ["poster-965-redesign", "poster-967-nudging", "poster-1409-canvas-redesign"]) {
    const report = await createFlagStore({ db, clock: systemClock }).report(environment, flag);
    const [off, on] = report?.treatments ?? [];
    expect(report?.samples).toBe((off?.visitors ?? 0) + (on?.visitors ?? 0));
    verdicts.push([report?.mismatch.isOff, on?.measures.basket?.difference?.verdict]);
  }
  expect(verdicts).toEqual([
    [false, "better"],
    [false, "open"],
    [false, "worse"],
  ]);
});
