import { expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { rollout } from "../flags.fixture.ts";
import { flagOfficeFixture } from "../office/office.fixture.ts";
import { recordEvents } from "./events.ts";
import { flagFigures } from "./figures.ts";
import { forgetReports } from "./forgetting.ts";
import { impressionRecords } from "./impressions.ts";
import { forgetVisitor } from "./withdrawals.ts";

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

// Withdrawal (decision 0065).
test("who takes her consent back is forgotten at once, with what was still on its way; nobody else is, and counts stay", async () => {
  const { db } = database;
  const { clock, environment, save } = await flagOfficeFixture(database);
  await save(rollout("banner", 50));
  await save(rollout("footer", 50));
  const records = impressionRecords({ db, clock });
  const told = async (...keys: readonly string[]) => {
    const timestamp = clock.now().getTime();
    for (const key of keys) {
      const i = [{ k: key, t: "on", m: timestamp, r: "in the roll-out" }];
      await records.looks(
        environment,
        ["banner", "footer"].map((f) => ({ f, i })),
        "DEBUG",
      );
      // By a client that tells only that she saw it.
      await records.seen(environment, [{ flag: "banner", key }]);
      const did = { key, eventTypeId: "purchase", trafficTypeName: "user", timestamp };
      await recordEvents({ db, clock }, environment, [did, { ...did, eventTypeId: "what a script measures" }]);
    }
  };
  const left = async () => {
    const keysIn = async (table: "flag_exposure" | "flag_event") =>
      (await db.selectFrom(table).select("key").where("environment_id", "=", environment).orderBy("key").execute()).map(
        ({ key }) => key,
      );
    return [await keysIn("flag_exposure"), await keysIn("flag_event")];
  };
  const ofGrace = [Array(3).fill("grace"), Array(2).fill("grace")];
  await told("ada", "grace");
  expect((await left()).map((keys) => keys.length)).toEqual([6, 4]);
  await forgetVisitor({ db, clock }, environment, "ada");
  expect(await left()).toEqual(ofGrace);
  await told("ada");
  expect(await left()).toEqual(ofGrace);
  expect(await flagFigures(db, environment, "banner")).toMatchObject({ impressions: 3, visitors: { on: 1 } });

  // In another environment the same letters are somebody else.
  const other = await flagOfficeFixture(database);
  await forgetVisitor({ db, clock }, other.environment, "grace");
  expect(await left()).toEqual(ofGrace);

  clock.advance(31 * 86_400_000);
  await forgetReports(db, clock.now());
  expect(await db.selectFrom("flag_withdrawal").select("key").execute()).toEqual([]);
});

test("what is written down while somebody is forgotten waits, and is not kept", async () => {
  const { db } = database;
  const { clock, environment, save } = await flagOfficeFixture(database);
  await save(rollout("banner", 50));
  const looks = Array.from({ length: 40 }, (_, at) => ({ k: "ada", t: "on", m: clock.now().getTime() - at, r: "" }));
  const records = impressionRecords({ db, clock });
  await Promise.all([
    ...looks.slice(0, 20).map((look) => records.looks(environment, [{ f: "banner", i: [look] }], "DEBUG")),
    forgetVisitor({ db, clock }, environment, "ada"),
    ...looks.slice(20).map((look) => records.looks(environment, [{ f: "banner", i: [look] }], "DEBUG")),
  ]);
  expect(await flagFigures(db, environment, "banner")).toMatchObject({ impressions: 40, visitors: {} });
});
