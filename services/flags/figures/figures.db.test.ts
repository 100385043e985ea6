import { beforeEach, expect, test, vi } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { rollout } from "../flags.fixture.ts";
import { type FlagOfficeFixture, flagOfficeFixture } from "../office/office.fixture.ts";
import { officeFlagPaths as paths } from "../office/shapes.ts";
import { recordEvents } from "../records/events.ts";
import { flagFigures } from "../records/figures.ts";
import { impressionRecords } from "../records/impressions.ts";
import { createReports } from "./report-of.ts";

const database = await migratedTestDatabase();
let office: FlagOfficeFixture;
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
      key,
      eventTypeId,
      trafficTypeName: "user",
      timestamp: office.clock.now().getTime(),
      value,
      properties,
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
    base: "off",
    label,
    several: 0,
    samples: 0,
    currency: "EUR",
    otherCurrencies: 0,
    until: null,
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

test.each([
  ["an hour ahead", 3_600_000],
  ["an hour behind", -3_600_000],
  ["a year behind", -365 * 86_400_000],
])(
  "a visitor whose clock is %s: her basket after the look counts, one before does not, whichever is told first",
  async (_, off) => {
    const { db } = database;
    const told = { db, clock: office.clock, kept: 600_000 };
    const herTime = () => office.clock.now().getTime() + off;
    const basket = (key: string, timestamp: number) =>
      recordEvents(told, office.environment, [{ key, eventTypeId: "add_to_cart", trafficTypeName: "user", timestamp }]);
    const before = herTime();
    office.clock.advance(1_000);
    const look = herTime();
    office.clock.advance(5_000);
    await basket("ada", herTime());
    await basket("ben", before);
    office.clock.advance(60_000);
    const i = ["ada", "ben"].map((k) => ({ k, t: "on", m: look, r: label }));
    await impressionRecords(told).looks(office.environment, [{ f: "banner", i }], "OPTIMIZED");
    const on = (await report()).treatments[1];
    expect([on.visitors, on.measures.basket.count]).toEqual([2, 1]);
  },
);

test("what the page showed is counted, not what the flag says meanwhile; compared is only whom the dice gave what she saw", async () => {
  const m = office.clock.now().getTime();
  const look = (k: string, t: string, properties: string | null) => ({ k, t, m, r: label, properties });
  const i = [
    look("ada", "off", JSON.stringify({ shown: "on" })),
    look("ben", "on", JSON.stringify({ shown: "on" })),
    look("cleo", "off", JSON.stringify({ shown: "made up" })),
    look("dora", "off", "{broken"),
    look("eve", "off", null),
  ];
  const { db } = database;
  await impressionRecords({ db, clock: office.clock }).looks(office.environment, [{ f: "banner", i }], "OPTIMIZED");
  expect(await flagFigures(db, office.environment, "banner")).toMatchObject({
    impressions: 5,
    byTreatment: { on: 2, off: 2, "(other)": 1 },
    visitors: { on: 2, off: 2, "(other)": 1 },
  });
  expect((await report()).treatments.map((one: { visitors: number }) => one.visitors)).toEqual([2, 1]);
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

// Live figures (decision 0064).
test("reports of many visitors are kept: who looks again sees the last one at once, and the next is made behind it", async () => {
  const reports = createReports({ db: database.db, clock: office.clock, keptFrom: 2 });
  const visitors = async () =>
    (await reports(office.environment, "banner"))?.treatments.reduce((all, one) => all + one.visitors, 0);
  await looks(on("ada", "on"), on("cleo", "off"));
  // Asked for at once, it is made once.
  expect(await Promise.all([visitors(), visitors()])).toEqual([2, 2]);
  await looks(on("ben", "on"));
  office.clock.advance(29_999);
  expect(await visitors()).toBe(2);
  office.clock.advance(1);
  expect(await visitors()).toBe(2);
  await vi.waitFor(async () => expect(await visitors()).toBe(3), 30_000);
  // Who comes back the next morning is not shown what was true yesterday.
  await looks(on("dora", "off"));
  office.clock.advance(600_000);
  expect(await visitors()).toBe(4);
});

test("reports of few are of this moment, and those of another run of the dice are never an old one", async () => {
  const reports = createReports({ db: database.db, clock: office.clock });
  const report = () => reports(office.environment, "banner");
  await looks(on("ada", "on"));
  expect((await report())?.treatments.map(({ visitors }) => visitors)).toEqual([0, 1]);
  await looks(on("cleo", "off"));
  expect((await report())?.treatments.map(({ visitors }) => visitors)).toEqual([1, 1]);
  const kept = createReports({ db: database.db, clock: office.clock, keptFrom: 1 });
  expect((await kept(office.environment, "banner"))?.treatments.map(({ visitors }) => visitors)).toEqual([1, 1]);
  const { changeNumber } = (await office.read("banner")).body;
  office.clock.advance(60_000);
  await office.save(rollout("banner", 60), changeNumber);
  expect((await kept(office.environment, "banner"))?.treatments.map(({ visitors }) => visitors)).toEqual([0, 0]);
});
