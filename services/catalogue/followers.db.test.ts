import { expect, test } from "vitest";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { addRelease, countsOn, publishFollowers, releaseData, releasesOf } from "./service.ts";

const database = await migratedTestDatabase();

async function publish(kind: "photoframe" | "collage", release: number, validFrom: string, data: object) {
  await addRelease(database.db, kind, { release, validFrom, data: { ...data, release, validFrom } });
  const followed = await publishFollowers(database.db, kind, validFrom);
  return followed.map((one) => `${one.kind} ${one.fromRelease} > ${one.release} from ${one.validFrom}`);
}
const canvasFrom = (fix: number) => ({
  ...demoRelease,
  materials: demoRelease.materials.map((one) =>
    one.key === "leinwand" ? { ...one, rate: { ...one.rate, fix } } : one,
  ),
});

/** What canvas costs in euro cents before its area, of the release of collages that counts on a day. */
async function canvasOn(day: string): Promise<number | undefined> {
  const found = countsOn(await releasesOf(database.db, "collage"), day);
  const data = await releaseData(database.db, "collage", found?.release ?? 0);
  return (data as typeof demoCollages).materials.find(({ key }) => key === "canvas")?.rate.fix;
}

test("on every day a collage costs what the wall picture of that day does, whatever was published ahead of its day", async () => {
  expect(await publish("photoframe", 1, "2026-01-01", demoRelease)).toEqual([]);
  expect(await publish("collage", 1, "2026-01-01", demoCollages)).toEqual([]);
  // Collages get a design more in the new year, and are published for it already.
  expect(await publish("collage", 2, "2027-01-01", demoCollages)).toEqual([]);

  expect(await publish("photoframe", 2, "2026-12-01", canvasFrom(1200))).toEqual([
    "collage 1 > 3 from 2026-12-01",
    "collage 2 > 4 from 2027-01-01",
  ]);
  expect([await canvasOn("2026-11-30"), await canvasOn("2026-12-01"), await canvasOn("2027-01-01")]).toEqual([
    800, 1200, 1200,
  ]);

  // A price for the spring changes nothing before; one in between holds until then.
  expect(await publish("photoframe", 3, "2027-03-01", canvasFrom(900))).toEqual(["collage 4 > 5 from 2027-03-01"]);
  expect(await publish("photoframe", 4, "2027-02-01", canvasFrom(1000))).toEqual(["collage 4 > 6 from 2027-02-01"]);
  expect([await canvasOn("2027-01-31"), await canvasOn("2027-02-28"), await canvasOn("2027-03-01")]).toEqual([
    1200, 1000, 900,
  ]);
});

test("what says nothing new about collages makes no release of them; releases that were published stay as they were", async () => {
  const releases = (await releasesOf(database.db, "collage")).length;
  const slower = canvasFrom(900).materials.map((one) => (one.key === "acrylglas" ? { ...one, days: 9 } : one));
  expect(await publish("photoframe", 5, "2027-03-02", { ...demoRelease, materials: slower })).toEqual([]);
  expect((await releasesOf(database.db, "collage")).length).toBe(releases);
  expect(await releaseData(database.db, "collage", 1)).toEqual({
    ...demoCollages,
    release: 1,
    validFrom: "2026-01-01",
  });
});
