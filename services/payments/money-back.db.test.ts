import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf, signWebhook, webhookPath } from "../customer.fixture.ts";
import type { OfficeOrder, PlacedOrder } from "../orders/contract.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { stripeProvider } from "./stripe/provider.ts";
import { type StripeMessage, type StripeStandIn, stripeStandIn } from "./stripe/stand-in.fixture.ts";

const database = await migratedTestDatabase();
let standIn: StripeStandIn;
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeAll(async () => {
  standIn = await stripeStandIn();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  await database.pool.query("truncate payment_refund, payment_alert, graphile_worker._private_jobs");
  shop = await shopFixture({ database, providers: [stripeProvider(standIn)] });
  lena = customerOf(shop);
});

const attemptsOf = (placed: PlacedOrder) =>
  database.db
    .selectFrom("payment")
    .innerJoin("shop_order as o", "o.id", "payment.order_id")
    .selectAll("payment")
    .where("o.number", "=", Number(placed.number))
    .orderBy("payment.created_at")
    .orderBy("payment.id")
    .execute();
const payWith = (placed: PlacedOrder, paymentMethod: "stripe" | "test") =>
  lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, { paymentMethod });
const sessionOf = (paymentId: string | undefined) => {
  const session = standIn.sessions.find(({ client_reference_id }) => client_reference_id === paymentId);
  if (!session) throw new Error("no session");
  return session;
};
const reportToShop = async ({ body, headers }: Pick<StripeMessage, "body" | "headers">) =>
  (await shop.app.request("/web-api/payments/stripe/webhook", { method: "POST", body, headers })).status;
const refundsOf = async (placed: PlacedOrder) => shop.payments.refunds((await attemptsOf(placed))[0]?.order_id ?? "");
const office = async <Body>(path: string, body?: unknown) => {
  const answer = await shop.app.request(path, {
    headers: { [operatorHeader]: "Mira", "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};

describe("after another way to pay was chosen", () => {
  test("the embedded page takes no more money and says so; the order is paid the new way, once", async () => {
    const placed = await lena.order();
    const again = await payWith(placed, "stripe");
    await shop.runJobs();
    const page = await shop.app.request(placed.next.kind === "redirect" ? placed.next.url : "");
    expect(await page.text()).toContain("Hier kann nicht mehr bezahlt werden.");
    await lena.payOn(placed.next, "paid-webhook-before-return");
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed", payment: { state: "open" } });
    expect((await attemptsOf(placed)).map(({ provider, state }) => [provider, state])).toEqual([
      ["test", "expired"],
      ["stripe", "open"],
    ]);
    const session = sessionOf((await attemptsOf(placed))[1]?.id);
    expect(again.body.next).toMatchObject({ url: session.url });
    expect(await reportToShop(standIn.report(session.id, "completed"))).toBe(200);
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", refunds: [] });
    expect(await shop.payments.alerts()).toEqual([]);
  });

  test("the session at Stripe is ended there", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const session = sessionOf((await attemptsOf(placed))[0]?.id);
    await payWith(placed, "test");
    expect(session.status).toBe("open");
    await shop.runJobs();
    expect(session.status).toBe("expired");
    expect((await attemptsOf(placed)).map(({ state }) => state)).toEqual(["expired", "open"]);
  });

  test("an attempt whose page was never made ends without asking anyone", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [payment] = await attemptsOf(placed);
    const unstarted = { provider_ref: null, redirect_url: null };
    await database.db
      .updateTable("payment")
      .set(unstarted)
      .where("id", "=", payment?.id ?? "")
      .execute();
    await payWith(placed, "test");
    const asked = standIn.requests.length;
    await shop.runJobs();
    expect(standIn.requests.length).toBe(asked);
    expect((await attemptsOf(placed))[0]).toMatchObject({ state: "expired", provider_ref: null });
  });
});

test("an order that was cancelled or paid leaves no page on which it can be paid", async () => {
  const [cancelled, paid] = [
    await lena.order({ paymentMethod: "stripe" }),
    await lena.order({ paymentMethod: "stripe" }),
  ];
  await lena.ask("POST", `/web-api/orders/${cancelled.orderToken}/cancel`);
  const other = await payWith(paid, "test");
  await lena.payOn(other.body.next, "paid-webhook-before-return");
  await shop.runJobs();
  for (const placed of [cancelled, paid]) {
    expect(sessionOf((await attemptsOf(placed))[0]?.id).status).toBe("expired");
  }
});

describe("money that nobody owes", () => {
  test("of a second attempt goes back by itself, once, however often it is reported", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [first] = await attemptsOf(placed);
    const session = sessionOf(first?.id);
    const other = await payWith(placed, "test");
    await lena.payOn(other.body.next, "paid-webhook-before-return");
    // The customer was faster than the closing of her first page.
    const completed = standIn.report(session.id, "completed");
    const before = standIn.refunds.length;
    for (let copy = 0; copy < 3; copy++) expect(await reportToShop(completed)).toBe(200);
    expect(await shop.payments.alerts()).toMatchObject([{ reason: "paid-twice", paymentId: first?.id }]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ refunds: [{ amount: 4885, state: "requested" }] });
    await shop.runJobs();
    expect(standIn.refunds.slice(before)).toMatchObject([{ payment_intent: session.payment_intent, amount: 4885 }]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", refunds: [{ state: "pending" }] });

    const [refund] = await refundsOf(placed);
    const done = standIn.reportRefund(refund?.id ?? "", "succeeded");
    for (let copy = 0; copy < 3; copy++) expect(await reportToShop(done)).toBe(200);
    expect(await refundsOf(placed)).toMatchObject([{ state: "succeeded", requestedBy: null, why: "paid-twice" }]);
    expect(await shop.payments.alerts()).toEqual([]);
    expect(standIn.refunds).toHaveLength(before + 1);
  });

  test("of a cancelled order goes back by itself, at the embedded provider, too", async () => {
    const placed = await lena.order();
    const [payment] = await attemptsOf(placed);
    await lena.payOn(placed.next, "paid");
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await shop.runJobs();
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({
      state: "cancelled",
      refunds: [{ amount: 4885, state: "succeeded" }],
    });
    expect(await shop.payments.alerts()).toEqual([]);
    expect(await shop.payments.alerts(payment?.order_id)).toMatchObject([
      { reason: "paid-after-cancellation", resolvedBy: null, note: "paid-after-cancellation" },
    ]);
  });

  test("whose refund fails is left to the operators, who can try again", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [payment] = await attemptsOf(placed);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await reportToShop(standIn.report(sessionOf(payment?.id).id, "completed"));
    await shop.runJobs();
    const [refund] = await refundsOf(placed);
    await reportToShop(standIn.reportRefund(refund?.id ?? "", "failed"));
    const alerts = await shop.payments.alerts();
    expect(alerts.map(({ reason }) => reason)).toEqual(["paid-after-cancellation", "refund-failed"]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ refunds: [{ state: "failed" }] });
    expect((await office(`/office-api/payment-alerts/${alerts[1]?.id}/refund`, { why: "once more" })).status).toBe(200);
    await shop.runJobs();
    expect((await refundsOf(placed)).map(({ state }) => state)).toEqual(["failed", "pending"]);
  });

  test("whose second refund the bank sends back, too, is told anew although it was looked after", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [payment] = await attemptsOf(placed);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await reportToShop(standIn.report(sessionOf(payment?.id).id, "completed"));
    await shop.runJobs();
    const [first] = await refundsOf(placed);
    await reportToShop(standIn.reportRefund(first?.id ?? "", "failed"));
    const [alert] = await shop.payments.alerts();
    await office(`/office-api/payment-alerts/${alert?.id}/refund`, { why: "once more" });
    await shop.runJobs();
    const second = (await refundsOf(placed)).find(({ state }) => state === "pending");
    await reportToShop(standIn.reportRefund(second?.id ?? "", "succeeded"));
    expect(await shop.payments.alerts()).toEqual([]);
    await reportToShop(standIn.reportRefund(second?.id ?? "", "failed"));
    expect(await shop.payments.alerts()).toMatchObject([{ reason: "refund-failed", resolvedAt: null }]);
  });

  test("and went back already is no task when the order is cancelled; what paid the order is", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const other = await payWith(placed, "test");
    await lena.payOn(other.body.next, "paid-webhook-before-return");
    const [twice, paid] = await attemptsOf(placed);
    await reportToShop(standIn.report(sessionOf(twice?.id).id, "completed"));
    await shop.runJobs();
    const [refund] = await refundsOf(placed);
    await reportToShop(standIn.reportRefund(refund?.id ?? "", "succeeded"));
    shop.clock.advance(60 * 60_000);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "cancelled" });
    expect(await shop.payments.alerts()).toMatchObject([{ reason: "cancelled-after-payment", paymentId: paid?.id }]);
  });

  test("whose refund's job was given up is asked for again after an hour, and given back once", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [payment] = await attemptsOf(placed);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await reportToShop(standIn.report(sessionOf(payment?.id).id, "completed"));
    await database.pool.query("update graphile_worker._private_jobs set attempts = max_attempts");
    const before = standIn.refunds.length;
    shop.clock.advance(59 * 60_000);
    await shop.payments.reconcile();
    await shop.runJobs();
    expect(await refundsOf(placed)).toMatchObject([{ state: "requested" }]);
    shop.clock.advance(2 * 60_000);
    await shop.payments.reconcile();
    await shop.runJobs();
    expect(await refundsOf(placed)).toMatchObject([{ state: "pending" }]);
    expect(standIn.refunds).toHaveLength(before + 1);
  });

  test("whose refund nobody reports is asked about after an hour", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const [payment] = await attemptsOf(placed);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await reportToShop(standIn.report(sessionOf(payment?.id).id, "completed"));
    await shop.runJobs();
    const [refund] = await refundsOf(placed);
    standIn.reportRefund(refund?.id ?? "", "succeeded");
    shop.clock.advance(59 * 60_000);
    await shop.payments.reconcile();
    expect(await refundsOf(placed)).toMatchObject([{ state: "pending" }]);
    shop.clock.advance(2 * 60_000);
    await shop.payments.reconcile();
    expect(await refundsOf(placed)).toMatchObject([{ state: "succeeded" }]);
  });
});

describe("an operator gives money back", () => {
  async function cancelledPaidOrder() {
    const placed = await lena.order();
    await lena.payOn(placed.next, "paid-webhook-before-return");
    // Later than the free hour, in which it goes back by itself.
    shop.clock.advance(60 * 60_000);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    const [payment] = await attemptsOf(placed);
    const [alert] = await shop.payments.alerts(payment?.order_id);
    return { placed, orderId: payment?.order_id ?? "", path: `/office-api/payment-alerts/${alert?.id}/refund` };
  }

  test("with a reason; who, when and why stay with the order, and the alert ends when the money is back", async () => {
    const { placed, orderId, path } = await cancelledPaidOrder();
    expect((await office(path, { why: "" })).status).toBe(422);
    expect(await office<OfficeOrder>(path, { why: "customer cancelled" })).toMatchObject({
      status: 200,
      body: {
        refunds: [{ state: "requested", amount: 4885, requestedBy: "Mira", why: "customer cancelled" }],
        alerts: [{ reason: "cancelled-after-payment", resolvedAt: null }],
      },
    });
    await shop.runJobs();
    await shop.runJobs();
    const { body } = await office<OfficeOrder>(`/office-api/orders/${orderId}`);
    expect(body.refunds).toMatchObject([{ state: "succeeded", reference: expect.any(String) }]);
    expect(body.alerts).toMatchObject([{ resolvedBy: "Mira", note: "customer cancelled" }]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ refunds: [{ amount: 4885, state: "succeeded" }] });
    expect((await office(path, { why: "again" })).status).toBe(404);
  });

  test("twenty clicks give it back once", async () => {
    const { placed, path } = await cancelledPaidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => office(path, { why: "cancelled" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    await shop.runJobs();
    await shop.runJobs();
    expect(await refundsOf(placed)).toMatchObject([{ state: "succeeded" }]);
    const given = await database.db
      .selectFrom("test_refund")
      .innerJoin("payment", "payment.id", "test_payment_id")
      .select("test_refund.amount")
      .where("payment.id", "=", (await attemptsOf(placed))[0]?.id ?? "")
      .execute();
    expect(given).toEqual([{ amount: 4885 }]);
  });

  test("nobody else can", async () => {
    const { placed, path } = await cancelledPaidOrder();
    const body = JSON.stringify({ why: "me" });
    const headers = { "content-type": "application/json" };
    expect((await shop.app.request(path, { method: "POST", body, headers })).status).toBe(403);
    expect(await refundsOf(placed)).toEqual([]);
  });
});

test("a refund that is reported for no refund of ours, or forged, changes nothing", async () => {
  const placed = await lena.order();
  const event = { eventId: newId(), paymentId: newId(), refundId: newId(), state: "paid", amount: 1, currency: "EUR" };
  const { body, headers } = signWebhook(event, shop.clock.now());
  expect((await shop.app.request(webhookPath, { method: "POST", body, headers })).status).toBe(200);
  const forged = body.replace('"amount":1', '"amount":2');
  expect((await shop.app.request(webhookPath, { method: "POST", body: forged, headers })).status).toBe(400);
  expect(await refundsOf(placed)).toEqual([]);
});

test("while the bank decides about an earlier attempt, a later one is not offered", async () => {
  const placed = await lena.order({ paymentMethod: "stripe" });
  const [first] = await attemptsOf(placed);
  await payWith(placed, "test");
  await reportToShop(standIn.report(sessionOf(first?.id).id, "completed-unpaid"));
  expect(await lena.view(placed.orderToken)).toMatchObject({ payment: { state: "pending", payable: false } });
  expect((await payWith(placed, "test")).status).toBe(409);
});
