import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { wallClock } from "../core/calendar-date.ts";
import { shopOf, shopZone } from "../core/shop.ts";
import { demoData } from "../demo/seed.ts";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { jsonb } from "../platform/database/jsonb.ts";
import { addressOf } from "../platform/embedded-postgres/access.ts";
import { silentLog } from "../platform/log/log.ts";
import { freePort } from "../platform/startup/free-port.ts";
import { readAddress } from "../products/photoframe/page/address.ts";
import { priceOf } from "../products/photoframe/page/price.ts";
import type { Release } from "../products/photoframe/release.ts";
import { addToken } from "../services/content/service.ts";
import type { ProductPageData } from "../services/product-pages/page-data.ts";

let dataDir: string;
let port: number;
let shop: ChildProcessWithoutNullStreams;
let printed = "";
let database: Database;

/** A whole shop in a process of its own; this one publishes. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "passepartout-published-"));
  port = await freePort();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "info", LOG_FILE: "-" };
  shop = spawn(process.execPath, [join(import.meta.dirname, "../scripts/start.ts")], { env });
  shop.stdout.on("data", (bytes) => (printed += bytes));
  await vi.waitUntil(() => printed.includes("demo operator"), { timeout: 200_000 });
  const access = JSON.parse(readFileSync(join(dataDir, "postgres-access.json"), "utf8"));
  database = createDatabase(addressOf(access, "passepartout"), { poolSize: 2, log: silentLog });
});
afterAll(async () => {
  await database?.close();
  shop.kill("SIGTERM");
  await new Promise((resolve) => shop.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

const canvas = (await demoData()).pages?.find(({ key }) => key === "canvas-prints") as ProductPageData;
const page = async (): Promise<string> => (await fetch(`http://localhost:${port}/leinwanddruck`)).text();

/** In euros: what the page begins with, by the rules of the kind. */
function priceIn(release: Release): number {
  const shop = shopOf("poster", "de-DE");
  const { initial, orientation } = canvas;
  const { state } = readAddress({ release, shop, initial, orientation }, {});
  const tax = { rate: 190_000, included: true };
  const on = wallClock(new Date(), shopZone).date;
  return priceOf(state.configuration, release, { currency: "EUR", tax, on }).priceCurrent / 100;
}

/** In euros, as search engines read it. */
const priceOn = (html: string) => Number(/"offers":\{[^}]*?"price":"([\d.]+)"/.exec(html)?.[1]);

/** How the page was answered, in order; lines of hits come a moment later. */
const uses = () =>
  [...printed.matchAll(/"path":"\/leinwanddruck","status":200.*?"cache":"(\w+)"/g)].map(([, how]) => how);
const usesOf = (count: number) => expect.poll(() => uses().length).toBe(count);

test("a published price shows on the next request; a shop where nothing is published answers from the cache", async () => {
  const before = await page();
  expect([await page(), await page()]).toEqual([before, before]);
  await usesOf(3);
  expect(uses().toSorted()).toEqual(["hit", "hit", "miss"]);

  const newest = await database.db
    .selectFrom("catalogue_release")
    .selectAll()
    .where("kind", "=", "photoframe")
    .orderBy("release", "desc")
    .executeTakeFirstOrThrow();
  const data = newest.data as unknown as Release;
  const release = newest.release + 1;
  const dearer = ({ key, rate, ...rest }: Release["materials"][number]) => ({
    key,
    ...rest,
    rate: key === "leinwand" ? { ...rate, fix: rate.fix + 10_000 } : rate,
  });
  const next = { ...data, release, materials: data.materials.map(dearer) };
  await database.db
    .insertInto("catalogue_release")
    .values({ kind: "photoframe", release, valid_from: newest.valid_from, data: jsonb(next) })
    .execute();
  // The notice needs a moment to the other process, a few milliseconds.
  await expect.poll(page, { interval: 20 }).not.toBe(before);
  const after = await page();
  expect(await page()).toBe(after);
  expect([before, after].map(priceOn)).toEqual([priceIn(data), priceIn(next)]);
  expect(priceOn(after)).toBeGreaterThan(priceOn(before) + 90);
  // One page was made for the release, everything else came from the cache.
  await expect.poll(() => uses().filter((how) => how !== "hit").length).toBe(2);
});

test("a page that an editor publishes shows soon, and one that she only saves does not", async () => {
  const help = async () => (await fetch(`http://localhost:${port}/hilfe`)).text();
  const before = await help();
  expect(before).toContain("Wobei dürfen wir helfen?");
  const { id: space } = await database.db.selectFrom("content_space").select("id").executeTakeFirstOrThrow();
  const authorization = await addToken(database.db, space, "management");
  const manage = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization, "content-type": "application/json" };
    return (await fetch(`http://localhost:${port}/content/v1/spaces/${space}${path}`, { ...init, headers })).json();
  };
  const { stories } = await manage("/stories?starts_with=hilfe");
  const save = async (title: string) => {
    const { story } = await manage(`/stories/${stories[0].id}`);
    const content = JSON.parse(JSON.stringify(story.content).replace(shown, title));
    await manage(`/stories/${story.id}`, { method: "PUT", body: JSON.stringify({ story: { content } }) });
  };
  const published = async () => {
    const from = performance.now();
    await manage(`/stories/${stories[0].id}/publish`);
    return from;
  };
  let shown = "Wobei dürfen wir helfen?";
  await save("Was fehlt dir?");
  expect(await help()).toBe(before);

  const times: number[] = [];
  for (const title of ["Was fehlt dir?", "Wie helfen wir dir?", "Was suchst du?"]) {
    await save(title);
    const from = await published();
    await expect.poll(help, { interval: 20 }).toContain(title);
    times.push(performance.now() - from);
    expect(await help()).not.toContain(shown);
    shown = title;
  }
  // On a machine that other tests keep busy; `npm run bench -- content` measures the promised second.
  expect(Math.min(...times)).toBeLessThan(5_000);
});
