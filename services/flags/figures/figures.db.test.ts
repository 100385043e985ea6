import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMigratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { rollout } from "../flags.fixture.ts";
import { type FlagOfficeFixture, flagOfficeFixture } from "../office/office.fixture.ts";
import { officeFlagPaths as paths } from "../office/shapes.ts";
import { recordEvents } from "../records/events.ts";
import { impressionRecords } from "../records/impressions.ts";

let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let office: FlagOfficeFixture;
beforeAll(async () => {
  database = await createMigratedTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  office = await flagOfficeFixture(database);
  await office.save(rollout("banner", 50));
  office.clock.advance(60_000);
});

const label = "in the roll-out";
const on = (key: string, treatment: string, more: object = {}) => ({ key, treatment, label, ...more });

/** Looks at the banner now. */
async function looks(...visitors: { key: string; treatment: string; label: string }[]) {
  const { db } = database;
  const m = office.clock.now().getTime();
  const i = visitors.map(({ key, treatment, label: r }) => ({ k: key, t: treatment, m, r }));
  await impressionRecords({ db, clock: office.clock }).looks(office.environment, [{ f: "banner", i }], "DEBUG");
}
/** What visitors do now. */
const acts = (...all: [key: string, event: string, value?: number, properties?: Record<string, string>][]) =>
  recordEvents(
    { db: database.db, clock: office.clock },
    office.environment,
    all.map(([key, eventTypeId, value, properties]) => ({
      ...{ key, eventTypeId, trafficTypeName: "user", timestamp: office.clock.now().getTime() },
      ...{ value, properties },
    })),
  );
const report = async () => (await office.call("GET", paths.figures(office.environment, "banner"))).body.report;
const valuesOf = async (measure: string) =>
  Object.fromEntries(
    (await report()).treatments.map((one: { treatment: string; measures: Record<string, { value: number }> }) => [
      one.treatment,
      one.measures[measure]?.value,
    ]),
  );

test("a visitor counts once, and only what she did after her first look", async () => {
  await acts(["ada", "add_to_cart"], ["ben", "purchase", 90]);
  office.clock.advance(1_000);
  await looks(on("ada", "on"), on("ben", "on"), on("cleo", "off"), on("dora", "off"));
  office.clock.advance(1_000);
  await looks(on("ada", "on"));
  await acts(["ben", "add_to_cart"], ["ben", "add_to_cart"], ["ben", "purchase", 30], ["ben", "purchase", 12]);
  await acts(["cleo", "add_to_cart"], ["stranger", "purchase", 1_000]);
  expect(await report()).toMatchObject({
    ...{ base: "off", label, several: 0, samples: 0, currency: "EUR", otherCurrencies: 0, until: null },
    treatments: [
      { treatment: "off", size: 50, visitors: 2, measures: { basket: { count: 1, value: 0.5, difference: null } } },
      {
        treatment: "on",
        size: 50,
        visitors: 2,
        measures: { basket: { count: 1, value: 0.5 }, revenue: { value: 21 } },
      },
    ],
  });
  expect(await valuesOf("order")).toEqual({ off: 0, on: 0.5 });
});

test("who saw two treatments is left out and counted; by name or by default counts for nothing", async () => {
  await looks(on("ada", "on"), on("ben", "off"), on("ida", "on", { label: "by name" }));
  // Of the third the client keeps to itself why she has hers.
  await looks(on("lost", "off", { label: "not in split" }), on("unsaid", "off", { label: "" }));
  office.clock.advance(1_000);
  await looks(on("ada", "off"));
  await acts(["ada", "purchase", 500], ["ida", "purchase", 500], ["ben", "purchase", 20]);
  const { treatments, several } = await report();
  expect([several, treatments.map(({ visitors }: { visitors: number }) => visitors)]).toEqual([1, [2, 0]]);
  expect(await valuesOf("revenue")).toEqual({ off: 10, on: 0 });
});

test("new sizes begin a new comparison: visitors of before are in none of its treatments", async () => {
  await looks(on("ada", "on"), on("ben", "off"));
  office.clock.advance(1_000);
  await office.save(rollout("banner", 20), (await office.read("banner")).body.changeNumber);
  office.clock.advance(1_000);
  await looks(on("ben", "on"), on("cleo", "off"), on("ada", "on"));
  const { treatments, several } = await report();
  expect(
    treatments.map(({ treatment, size, visitors }: { [name: string]: unknown }) => [treatment, size, visitors]),
  ).toEqual([
    ["off", 80, 1],
    ["on", 20, 0],
  ]);
  expect(several).toBe(1);
});

test("guards: errors for each visitor, load times by the mean of each, and their median", async () => {
  await looks(on("ada", "on"), on("ben", "on"), on("cleo", "on"), on("dora", "off"));
  office.clock.advance(1_000);
  await acts(["ada", "browser_error"], ["ada", "browser_error"], ["dora", "browser_error"]);
  await acts(
    ["ada", "page_load", 1_000],
    ["ada", "page_load", 3_000],
    ["ben", "page_load", 400],
    ["cleo", "page_load", 300],
  );
  const { treatments } = await report();
  const { errors, load } = treatments[1].measures;
  expect([errors.count, errors.value]).toEqual([2, 2 / 3]);
  expect([load.count, load.value, load.median]).toEqual([3, 900, 400]);
});

test("guards count the page that was looked at, also what it did before its browser had flags; conversions do not", async () => {
  await acts(["ada", "page_load", 5_000], ["ada", "browser_error"]);
  office.clock.advance(61_000);
  await acts(["ada", "page_load", 900], ["ada", "browser_error"], ["ada", "add_to_cart"]);
  office.clock.advance(2_000);
  await looks(on("ada", "on"));
  const { measures } = (await report()).treatments[1];
  expect([measures.load.value, measures.errors.count, measures.basket.count]).toEqual([900, 1, 0]);
});

test("numbers and currencies that nobody's order has break no figures", async () => {
  await looks(on("ada", "on"), on("cleo", "off"));
  office.clock.advance(1_000);
  const made = (currency: string) =>
    ["ada", "purchase", 1e200, { currency }] as [string, string, number, { currency: string }];
  await acts(made("not a currency"), made("not a currency"), made("EUR"), ["cleo", "page_load", 1e308]);
  expect(await report()).toMatchObject({ currency: "EUR" });
  expect(await valuesOf("revenue")).toEqual({ off: 0, on: 0 });
});

test("revenue is in the currency of most orders; the others are counted", async () => {
  await looks(on("ada", "on"), on("ben", "on"), on("cleo", "off"));
  office.clock.advance(1_000);
  const pounds = { currency: "GBP" };
  await acts(["ada", "purchase", 10], ["cleo", "purchase", 20, { currency: "EUR" }], ["ben", "purchase", 99, pounds]);
  expect(await report()).toMatchObject({ currency: "EUR", otherCurrencies: 1 });
  expect(await valuesOf("revenue")).toEqual({ off: 20, on: 5 });
});

test("dice that give one treatment far too many visitors are told", async () => {
  const many = (count: number, treatment: string) =>
    Array.from({ length: count }, (_, one) => on(`${treatment}${one}`, treatment));
  await looks(...many(60, "on"), ...many(50, "off"));
  expect((await report()).mismatch).toMatchObject({ probability: 1, isOff: false });
  await looks(...many(200, "on"));
  expect((await report()).mismatch.isOff).toBe(true);
});

test("the file has what the office shows, to the last digit", async () => {
  await looks(on("ada", "on"), on("ben", "off"));
  office.clock.advance(1_000);
  await acts(["ada", "purchase", 12.5]);
  const { body } = await office.call("GET", paths.figuresFile(office.environment, "banner"));
  const lines = body.split("\r\n");
  expect(lines[0]).toContain("day,treatment,base,measure,visitors,count,value");
  expect(lines).toContain(",on,off,order,1,1,1,,,,1,,,");
  expect(lines).toContain(",on,off,revenue,1,,12.5,,,,12.5,,,EUR");
  expect(lines).toContain("2026-01-13,on,off,order,,,,,,,1,,,");
  expect((await office.call("GET", paths.figures(office.environment, "nobody"))).status).toBe(404);
});
