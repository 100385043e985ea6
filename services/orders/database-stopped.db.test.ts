import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../platform/embedded-postgres/supervisor.ts";
import { silentLog } from "../../platform/log/log.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf, signWebhook, webhookPath } from "../customer.fixture.ts";
import type { PaymentStep } from "../payments/service.ts";
import { type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { OrderStep } from "./service.ts";

/** A server of its own, because it is stopped. */
const dataDir = mkdtempSync(join(tmpdir(), "passepartout-stopped-"));
const start = () => startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });

let server: EmbeddedPostgres;
let database: Database;
let shop: ShopFixture;
/** The step at which the database goes away. */
let stopAt: OrderStep | PaymentStep | null = null;

beforeAll(async () => {
  server = await start();
  database = createDatabase(server.url, { poolSize: 4, log: silentLog });
  expect(await migrate(database.pool, join(import.meta.dirname, "../.."))).toMatchObject({ ok: true });
  shop = await shopFixture({
    database,
    crashPoint: async (step) => {
      if (step === stopAt) await server.stop();
    },
  });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const placed = (visitorId: string) =>
  database.db.selectFrom("shop_order").selectAll().where("visitor_id", "=", visitorId).execute();
const unavailable = { status: 503, body: { type: "urn:passepartout:problem:unavailable" } };

test.each(["placing-started", "order-uncommitted"] as const)(
  "stopped at %s: the visitor is told to try again, nothing is half done, and trying again orders once",
  async (step) => {
    const lena = customerOf(shop);
    await lena.add();
    const [request, key] = [await lena.request(), newId()];
    stopAt = step;
    expect(await lena.place(request, key)).toMatchObject(unavailable);
    expect(await lena.ask("GET", "/web-api/cart")).toMatchObject(unavailable);
    stopAt = null;
    server = await start();
    expect(await placed(lena.owner.visitorId)).toEqual([]);
    expect(await lena.ask("GET", "/web-api/cart")).toMatchObject({ status: 200, body: { pieces: 1 } });
    expect((await lena.place(request, key)).status).toBe(201);
    expect(await placed(lena.owner.visitorId)).toHaveLength(1);
  },
);

test("stopped while a payment is reported: the provider is told to report again, and then it counts once", async () => {
  const lena = customerOf(shop);
  const { orderToken } = await lena.order();
  const [order] = await placed(lena.owner.visitorId);
  const [payment] = await shop.payments.of(database.db, order?.id ?? "");
  const event = { eventId: newId(), paymentId: payment?.id, state: "paid", amount: 4885, currency: "EUR" };
  const { body, headers } = signWebhook(event, shop.clock.now());
  const report = async () => (await shop.app.request(webhookPath, { method: "POST", body, headers })).status;
  stopAt = "settled-uncommitted";
  expect(await report()).toBe(503);
  stopAt = null;
  server = await start();
  expect(await lena.view(orderToken)).toMatchObject({ state: "placed", payment: { state: "open" } });
  expect(await report()).toBe(200);
  expect(await lena.view(orderToken)).toMatchObject({
    state: "paid",
    history: [{ state: "placed" }, { state: "paid" }],
  });
});
