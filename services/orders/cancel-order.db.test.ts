import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { listJobs } from "../../platform/jobs/jobs-view.ts";
import { customerOf } from "../customer.fixture.ts";
import { type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { ordersIn } from "./orders.fixture.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const ordersOf = ordersIn(database.db);
const waitingJobs = async (name: string, orderId: string) =>
  (await listJobs(database.db, { search: orderId })).jobs.filter((job) => job.name === name);

describe("cancelling", () => {
  test("ends an unpaid order; it cannot be paid or cancelled any more", async () => {
    const { orderToken, next } = await lena.order();
    const cancelled = await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { state: "cancelled", cancellable: false } });
    expect(await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`)).toMatchObject({ status: 409 });
    expect(await lena.ask("POST", `/web-api/orders/${orderToken}/pay`, {})).toMatchObject({ status: 409 });

    // She pays all the same, on the page that was still open: the money goes back by itself.
    await lena.payOn(next, "paid");
    await shop.runJobs();
    expect(await lena.view(orderToken)).toMatchObject({
      state: "cancelled",
      payment: { state: "paid", payable: false },
    });
    const [order] = await ordersOf(lena.owner.visitorId);
    expect(await shop.payments.alerts(order?.id)).toMatchObject([
      { reason: "paid-after-cancellation", amount: 4885, note: "paid-after-cancellation" },
    ]);
    expect(await shop.payments.refunds(order?.id ?? "")).toMatchObject([{ state: "succeeded", amount: 4885 }]);
    expect(await waitingJobs("print-order-line", order?.id ?? "")).toEqual([]);
    expect(await shop.payments.alerts()).toEqual([]);
  });

  test("of a paid order after the free hour tells the operators to give the money back", async () => {
    const { orderToken, next } = await lena.order();
    await lena.payOn(next, "paid-webhook-before-return");
    shop.clock.advance(60 * 60_000);
    expect((await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`)).status).toBe(200);
    const alerts = await shop.payments.alerts();
    expect(alerts).toMatchObject([{ reason: "cancelled-after-payment", amount: 4885, currency: "EUR" }]);
    expect(await shop.payments.resolveAlert(alerts[0]?.id ?? "", "Mira", "refunded")).toBe(true);
    expect(await shop.payments.alerts()).toEqual([]);
  });

  test("is over when production has begun", async () => {
    const { orderToken, next } = await lena.order();
    await lena.payOn(next, "paid-webhook-before-return");
    const [order] = await ordersOf(lena.owner.visitorId);
    const id = order?.id ?? "";
    await database.pool.query("update order_line set file_state = 'checked' where order_id = $1", [id]);
    await shop.orders.office.move(id, "files-checked", { operator: "Mira", why: "looked at it" });
    expect(await shop.orders.office.move(id, "in-production", { operator: "Mira" })).toEqual({
      ok: false,
      error: "cancel-promise-running",
    });
    shop.clock.advance(60 * 60_000);
    expect(await shop.orders.office.move(id, "in-production", { operator: "Mira" })).toMatchObject({ ok: true });
    expect(await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`)).toMatchObject({
      status: 409,
      body: { type: "urn:passepartout:problem:not-cancellable" },
    });
    expect(await lena.view(orderToken)).toMatchObject({ state: "in-production", cancellable: false });
  });
});
