import { beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { discountImports, officeVoucherPaths } from "./contract.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
beforeAll(async () => {
  shop = await shopFixture({ database });
});
beforeEach(() => database.db.deleteFrom("discount_code").execute());

async function send(body: string, query: string, who: string | null = "mira") {
  const headers = { "x-locale": "en-GB", "content-type": "application/octet-stream" };
  const answer = await shop.app.request(`${discountImports}?${query}`, {
    method: "POST",
    body,
    headers: who ? { ...headers, [operatorHeader]: who } : headers,
  });
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: json ? JSON.parse(text) : text };
}
async function file(name: string, query = "") {
  const address = `${officeVoucherPaths.discountFiles}/${name}${query}`;
  return (await shop.app.request(address, { headers: { [operatorHeader]: "mira" } })).text();
}
const made = () =>
  database.db.selectFrom("discount_code").select(["code", "created_by as by"]).orderBy("code").execute();

const table = [
  "code,effect,percent,amount.EUR,amount.CHF,minimum.EUR,validFrom,validTo,channels,countries,kinds,mostUses,combinable",
  "winter20,percent,20,,,50,2026-12-01,2026-12-31,poster,DE AT,plain-print,100,true",
  'SEVEN,amount,,7.50,"8,00",,2026-12-01,,,,,,',
  "FREI,free-shipping,,,,,2026-12-01,,,,,,",
].join("\r\n");

test("a table of codes is tried first and changes nothing, then makes all of them in the operator's name", async () => {
  const tried = await send(table, "format=csv");
  const counts = { codes: 3, added: 3, unchanged: 0, errors: [], errorCount: 0 };
  expect(tried).toEqual({ status: 200, body: { ...counts, applied: false } });
  expect(await made()).toEqual([]);
  expect((await send(table, "format=csv&apply=true")).body).toEqual({ ...counts, applied: true });
  expect(await made()).toEqual(["FREI", "SEVEN", "WINTER20"].map((code) => ({ code, by: "mira" })));
  const [winter] = (await shop.vouchers.office.rules()).filter(({ code }) => code === "WINTER20");
  expect(winter).toEqual({
    code: "WINTER20",
    effect: { kind: "percent", ppm: 200_000 },
    minimum: { EUR: 5000 },
    validFrom: "2026-12-01",
    validTo: "2026-12-31",
    channels: ["poster"],
    countries: ["DE", "AT"],
    kinds: ["plain-print"],
    mostUses: 100,
    mostUsesEach: null,
    firstOrder: false,
    withCampaigns: true,
    combinable: true,
  });
});

test("what is handed out is taken back in every form and changes nothing", async () => {
  await send(table, "format=csv&apply=true");
  for (const [name, query, format] of [
    ["codes.csv", "", "csv"],
    ["codes.csv", "?bom=true&decimal=comma", "csv"],
    ["codes.json", "", "json"],
  ] as const) {
    const again = await send(await file(name, query), `format=${format}&apply=true`);
    expect(again.body, name + query).toMatchObject({ codes: 3, added: 0, unchanged: 3, errorCount: 0, applied: true });
  }
  expect(await made()).toHaveLength(3);
});

test("every bad line is named with its column and its rule, and none of the good ones is taken", async () => {
  await send("code,effect,percent,validFrom\nOLD10,percent,10,2026-01-01", "format=csv&apply=true");
  const lines = [
    "code,effect,percent,amount.EUR,validFrom,validTo,countries,kinds,mostUses",
    "GOOD,percent,20,,2026-12-01,,,,",
    "a,percent,20,,2026-12-01,,,,",
    "MUCH,percent,101,,2026-12-01,,,,",
    "NONE,amount,,,2026-12-01,,,,",
    "HALF,half,,,2026-12-01,,,,",
    "PAST,percent,5,,2026-12-01,2026-11-30,,,",
    "MOON,percent,5,,2026-12-01,,XX,sock,0",
    "SOCK,percent,5,,2026-12-01,,,sock,",
    "GOOD,percent,30,,2026-12-01,,,,",
    "OLD10,percent,15,,2026-01-01,,,,",
  ];
  const { body } = await send(lines.join("\n"), "format=csv&apply=true");
  const named = body.errors.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`);
  expect(named).toEqual([
    "3 code",
    "4 percent",
    "5 amount.EUR",
    "6 effect",
    "7 validTo",
    "8 countries",
    "8 mostUses",
    "9 kinds",
    "10 code",
    "11 code",
  ]);
  expect(body).toMatchObject({ errorCount: 10, added: 0, applied: false });
  expect(body.errors[8]).toEqual({ line: 10, column: "code", place: "GOOD", rule: "repeats line 2" });
  expect((await made()).map(({ code }) => code)).toEqual(["OLD10"]);
  const report = (await send(lines.join("\n"), "format=csv&report=csv")).body;
  expect(report.split("\r\n")).toHaveLength(12);
  expect(report).toContain('"4","percent","MUCH","a number above 0 and up to 100"');
});

test("bad places of a JSON file are named by line and place", async () => {
  const text = '{\n  "discounts": [\n    { "code": "X1",\n      "effect": { "kind": "percent", "ppm": 0 } }\n  ]\n}';
  const { body } = await send(text, "format=json&apply=true");
  expect(body.errors).toContainEqual({
    line: 4,
    column: "",
    place: "discounts[0].effect.ppm",
    rule: "a number above 0 and up to 100",
  });
  expect((await send('{\n"discounts": [}', "format=json")).body.errors[0].line).toBe(2);
  expect((await send("[]", "format=json")).body.errors).toMatchObject([{ line: 1 }]);
  expect(await made()).toEqual([]);
});

test("of a hundred thousand lines with one bad, that one is named and none is taken", async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `CODE-${index},percent,10,2026-12-01`);
  lines[77_777] = "CODE-77777,percent,0,2026-12-01";
  const { body } = await send(`code,effect,percent,validFrom\n${lines.join("\n")}`, "format=csv&apply=true");
  expect(body).toMatchObject({ codes: 99_999, added: 0, errorCount: 1, applied: false });
  expect(body.errors).toMatchObject([{ line: 77_779, column: "percent", place: "CODE-77777" }]);
  expect(await made()).toEqual([]);
});

test("when a code was made meanwhile, none of the file is", async () => {
  const { office } = shop.vouchers;
  const [winter, seven] = (await send(table, "format=csv&apply=true")) && (await office.rules()).slice(1);
  if (!winter || !seven) throw new Error("three codes were made");
  expect(await office.createAll([{ ...winter, code: "FRESH" }, seven], "kim")).toEqual([seven.code]);
  expect((await made()).map(({ by }) => by)).toEqual(["mira", "mira", "mira"]);
});

test("nobody but an operator takes or gets files", async () => {
  expect((await send(table, "format=csv&apply=true", null)).status).toBe(403);
  expect((await shop.app.request(`${officeVoucherPaths.discountFiles}/codes.csv`)).status).toBe(403);
  expect(await made()).toEqual([]);
});

test("a file that breaks half-way leaves nothing behind and gives its connection back", async () => {
  const rule = (code: string, validFrom: string) => ({
    code,
    effect: { kind: "free-shipping" as const },
    minimum: {},
    validFrom,
    validTo: null,
    channels: [],
    countries: [],
    kinds: [],
    mostUses: null,
    mostUsesEach: null,
    firstOrder: false,
    withCampaigns: true,
    combinable: false,
  });
  const thousand = Array.from({ length: 1000 }, (_, index) => rule(`CODE${index}`, "2026-12-01"));
  const { office } = shop.vouchers;
  // What no database can store comes in the second statement.
  await expect(office.createAll([...thousand, rule("BAD", "\u0000")], "mira")).rejects.toThrow();
  expect(await made()).toEqual([]);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});
