import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { channels } from "../core/channel.ts";
import { currencyOf, locales } from "../core/locale.ts";
import { shopZone } from "../core/shop.ts";
import { seedDemo } from "../demo/seed.ts";
import { readConfig } from "../platform/config/config.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { productKinds } from "../products/registry.ts";
import { accessoryOrder } from "../services/prices/contract.ts";
import { addressOf, exampleOrder, exampleQuestions } from "../services/prices/example-questions.fixture.ts";
import { shippingInformation } from "../services/shipping/contract.ts";
import { giftVoucherOffer, voucherPaths, voucherValue } from "../services/vouchers/contract.ts";
import { createVouchers } from "../services/vouchers/service.ts";
import { compose } from "./compose.ts";
import { createPageCache } from "./page-cache.ts";
import { createShopApp } from "./shop-app.ts";
import { shopHosts } from "./shop-hosts.ts";
import type { WebBuild } from "./web-build.ts";

const secret = "a secret of at least thirty-two bytes";
const demo = { sessionSecret: secret, testPaymentSecret: secret, customerPassword: secret, operatorPassword: secret };
/** No page is asked for. */
const build = { mode: "production", load: () => Promise.reject(), files: async () => null } as unknown as WebBuild;

const database = await migratedTestDatabase();
let app: ReturnType<typeof createShopApp>;
let close = async () => {};

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-price-calls-"));
  const read = readConfig({ DATA_DIR: dataDir, COUNTRY_HEADER: "X-Country" }, () => demo);
  if (!read.ok) throw new Error(read.error.join());
  const config = read.value;
  await seedDemo(config, database);
  // 17 % off everything, everywhere.
  const made = await createVouchers({ database, clock: systemClock, zone: shopZone, secret }).office.create(
    {
      code: "SEVENTEEN",
      effect: { kind: "percent", ppm: 170_000 },
      minimum: {},
      validFrom: "2026-01-01",
      validTo: null,
      channels: [],
      countries: [],
      kinds: [],
      mostUses: null,
      mostUsesEach: null,
      firstOrder: false,
      withCampaigns: true,
      combinable: false,
    },
    "Mira",
  );
  if (!made.ok) throw new Error(made.error);
  const shop = await compose({ config, database, clock: systemClock, log: silentLog });
  app = createShopApp({ config, shop, build, log: silentLog, cache: createPageCache(0), hostOf: shopHosts(config) });
  close = async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true });
  };
});
afterAll(() => close());

const get = (address: string, headers: Readonly<Record<string, string>>) =>
  app.request(`http://localhost:3000${address}`, { headers });

const questions = [
  ...Object.entries(exampleQuestions).map(([path, query]) => addressOf(path, query)),
  ...productKinds.map(({ key }) => `/frontend-api/mp/calculator?productType=${key}`),
  "/frontend-api/mp/calculator?path=/leinwanddruck",
  "/web-api/localized-urls?uniqueIdentifiers[]=home",
];

test("every price and catalogue path of the whole shop answers in 17 locales and both channels (section 7)", async () => {
  let answered = 0;
  for (const channel of channels) {
    for (const locale of locales) {
      for (const address of questions) {
        // A page's calculator is found by the path of the locale's own language.
        if (address.includes("leinwanddruck") && !locale.startsWith("de")) continue;
        const response = await get(address, { "x-locale": locale, "x-channel": channel });
        const text = await response.text();
        expect(response.status, `${address} ${locale} ${channel}: ${text.slice(0, 300)}`).toBe(200);
        expect(response.headers.get("set-cookie"), address).toBeNull();
        const currencies = new Set([...text.matchAll(/"currency":"([A-Z]{3})"/g)].map(([, one]) => one));
        expect([...currencies], address).toEqual(currencies.size > 0 ? [currencyOf(locale)] : []);
        answered++;
      }
    }
  }
  const german = locales.filter((locale) => locale.startsWith("de")).length;
  expect(answered).toBe(channels.length * (locales.length * (questions.length - 1) + german));
});

test("gift vouchers, codes and delivery answer in 17 locales and both channels (section 7)", async () => {
  for (const channel of channels) {
    for (const locale of locales) {
      const shop = { "x-locale": locale, "x-channel": channel };
      const currency = currencyOf(locale);
      const offered = await get("/gift-voucher", shop);
      expect(giftVoucherOffer.parse(await offered.json()), `${locale} ${channel}`).toMatchObject({ currency });
      expect([offered.status, offered.headers.get("set-cookie")]).toEqual([200, null]);
      const delivered = await get("/web-api/shipping-information", shop);
      expect(shippingInformation.parse(await delivered.json()), `${locale} ${channel}`).toMatchObject({ currency });
      const body = JSON.stringify({ code: "SEVENTEEN", amount: 8780 });
      const asked = { method: "POST", body, headers: { ...shop, "content-type": "application/json" } };
      const value = await app.request(`http://localhost:3000${voucherPaths.value}`, asked);
      expect(voucherValue.parse(await value.json()), `${locale} ${channel}`).toMatchObject({
        currency,
        type: "discount",
        label: "SEVENTEEN",
        discount: 1493,
        rest: 7287,
        problem: null,
      });
    }
  }
});

test("an order of accessories is posted to the whole shop", async () => {
  const response = await app.request(`http://localhost:3000${addressOf(exampleOrder.path, exampleOrder.query)}`, {
    method: "POST",
    body: JSON.stringify(exampleOrder.body),
    headers: { "content-type": "application/json", "x-locale": "de-DE", "x-channel": "card" },
  });
  const order = accessoryOrder.parse(await response.json());
  expect(order).toMatchObject({ price: { priceCurrent: 4750 }, line: { kind: "card", quantity: 1 } });
  expect(order.link).toContain("alone=1");
});

test("where a visitor is, is told by the operator's proxy, her languages, or the host, and kept by nobody", async () => {
  const locate = async (headers: Readonly<Record<string, string>>) => {
    const response = await get("/api/get-location/", { host: "localhost:3000", ...headers });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    return response.json();
  };
  expect(await locate({ "x-country": "CH", "accept-language": "fr" })).toEqual({
    country: "CH",
    source: "header",
    locale: "fr-CH",
  });
  expect(await locate({ "accept-language": "en-GB" })).toMatchObject({ country: "GB", source: "language" });
  const bare = await get("/api/get-location", { host: "us.localhost:3000" });
  expect([bare.status, await bare.json()]).toMatchObject([200, { country: "US", source: "host" }]);
  expect(await locate({ host: "us.localhost:3000" })).toMatchObject({ country: "US", source: "host" });
  // A header nobody configured is a visitor's own claim.
  expect(await locate({ "cf-ipcountry": "FR" })).toMatchObject({ country: "DE", source: "host" });
});
