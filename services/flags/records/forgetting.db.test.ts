import { expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { rollout } from "../flags.fixture.ts";
import { flagOfficeFixture } from "../office/office.fixture.ts";
import { recordEvents } from "./events.ts";
import { flagFigures } from "./figures.ts";
import { forgetReports } from "./forgetting.ts";
import { impressionRecords } from "./impressions.ts";

const database = await migratedTestDatabase();

// Consent (decision 0065): the settings say three months.
test("who was counted is forgotten after three months, as she was told; how often a flag was seen, after a year and a month", async () => {
  const { db } = database;
  const { clock, environment, save } = await flagOfficeFixture(database);
  await save(rollout("banner", 50));
  const timestamp = clock.now().getTime();
  const look = { k: "ada", t: "on", m: timestamp, r: "in the roll-out" };
  await impressionRecords({ db, clock }).looks(environment, [{ f: "banner", i: [look] }], "DEBUG");
  const bought = { key: "ada", eventTypeId: "purchase", trafficTypeName: "user", timestamp };
  await recordEvents({ db, clock }, environment, [bought]);
  const left = async (days: number) => {
    await forgetReports(db, new Date(timestamp + days * 86_400_000));
    const events = await db.selectFrom("flag_event").select("key").execute();
    const { impressions, visitors } = await flagFigures(db, environment, "banner");
    return [impressions, visitors, events.length];
  };
  expect(await left(90)).toEqual([1, { on: 1 }, 1]);
  expect(await left(91)).toEqual([1, {}, 0]);
  expect(await left(399)).toEqual([1, {}, 0]);
  expect(await left(401)).toEqual([0, {}, 0]);
});
