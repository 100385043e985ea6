import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { listJobs } from "../../platform/jobs/jobs-view.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf, webhookPath } from "../customer.fixture.ts";
import type { PlacedOrder } from "../orders/contract.ts";
import { fixtureOrigin, fixtureSecret, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { PaymentState } from "./contract.ts";
import { stripeProvider } from "./stripe/provider.ts";
import { type StripeStandIn, stripeStandIn } from "./stripe/stand-in.fixture.ts";
import { signatureHeader, signBody } from "./test-provider/signature.ts";

const database = await migratedTestDatabase();
let standIn: StripeStandIn;
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeAll(async () => {
  standIn = await stripeStandIn();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  await database.pool.query("truncate payment_alert, payment_refund, graphile_worker._private_jobs");
  shop = await shopFixture({ database, providers: [stripeProvider(standIn)] });
  lena = customerOf(shop);
});

async function orderOf({ number }: PlacedOrder) {
  const order = await database.db
    .selectFrom("shop_order")
    .selectAll()
    .where("number", "=", Number(number))
    .executeTakeFirstOrThrow();
  const payments = await database.db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("created_at")
    .execute();
  const payment = payments[0];
  if (!payment) throw new Error("no payment");
  return { order, payment, payments };
}

/** What followed from the order being paid: transitions to paid, mails, print jobs. */
async function consequences(orderId: string) {
  const jobs = (await listJobs(database.db, { search: orderId })).jobs.map(({ name }) => name);
  const mails = await database.db.selectFrom("outbox_mail").select("id").where("order_id", "=", orderId).execute();
  const paid = await database.db
    .selectFrom("order_transition")
    .select("id")
    .where("order_id", "=", orderId)
    .where("to_state", "=", "paid")
    .execute();
  return { paid: paid.length, mails: mails.length, prints: jobs.filter((name) => name === "print-order-line").length };
}

interface Report {
  readonly paymentId: string;
  readonly state?: PaymentState;
  readonly eventId?: string;
  readonly amount?: number;
}

/** Reports as the test provider would. */
function report({ paymentId, state = "paid", eventId = newId(), amount = 4885 }: Report, signature?: string) {
  const body = JSON.stringify({ eventId, paymentId, state, amount, currency: "EUR" });
  const headers = { [signatureHeader]: signature ?? signBody(body, fixtureSecret, shop.clock.now()) };
  return shop.app.request(webhookPath, { method: "POST", body, headers });
}

describe("on the test page", () => {
  test("the customer sees what she pays, in her language, on a page that loads and runs nothing", async () => {
    const placed = await lena.order();
    const page = await shop.app.request(placed.next.kind === "redirect" ? placed.next.url : "");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain(`Bestellung ${placed.number}`);
    expect(html).toContain("48,85\u00a0€");
    expect(html.match(/<button name="outcome"/g)).toHaveLength(6);
    expect(html).not.toContain("<script");
  });

  test("each outcome leads back to the order, which stands as it should once the messages came", async () => {
    const outcomes = {
      paid: ["paid", "paid"],
      declined: ["placed", "declined"],
      cancelled: ["placed", "cancelled"],
      "pending-then-paid": ["paid", "paid"],
      "paid-webhook-twice": ["paid", "paid"],
      "paid-webhook-before-return": ["paid", "paid"],
    } as const;
    for (const [outcome, [state, payment]] of Object.entries(outcomes)) {
      const placed = await lena.order();
      const back = await lena.payOn(placed.next, outcome as keyof typeof outcomes);
      expect(back).toEqual({ status: 303, location: `${fixtureOrigin}/orders/${placed.orderToken}` });
      await shop.runJobs();
      expect(await lena.view(placed.orderToken), outcome).toMatchObject({ state, payment: { state: payment } });
      const followed = state === "paid" ? { paid: 1, mails: 1, prints: 1 } : { paid: 0, mails: 0, prints: 0 };
      expect(await consequences((await orderOf(placed)).order.id), outcome).toEqual(followed);
    }
  });

  test("the shop knows before the customer is back only when the message goes first", async () => {
    const [first, later] = [await lena.order(), await lena.order()];
    await lena.payOn(first.next, "paid-webhook-before-return");
    await lena.payOn(later.next, "paid");
    expect(await lena.view(first.orderToken)).toMatchObject({ state: "paid" });
    expect(await lena.view(later.orderToken)).toMatchObject({ state: "placed" });
  });

  test("a pending payment shows as pending and cannot be paid again meanwhile", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "pending-then-paid");
    const { payment } = await orderOf(placed);
    await report({ paymentId: payment.id, state: "pending" });
    expect(await lena.view(placed.orderToken)).toMatchObject({
      state: "placed",
      payment: { state: "pending", payable: false },
    });
    expect(await lena.ask("POST", `/web-api/orders/${placed.orderToken}/pay`, {})).toMatchObject({ status: 409 });
  });

  test("a decided payment cannot be decided otherwise", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "declined");
    await lena.payOn(placed.next, "paid");
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed", payment: { state: "declined" } });
  });

  test("an unknown page or outcome changes nothing", async () => {
    const placed = await lena.order();
    const unknown = `${fixtureOrigin}/web-api/payments/test/${"x".repeat(43)}`;
    expect((await shop.app.request(unknown)).status).toBe(404);
    expect((await lena.payOn(placed.next, "free" as never)).status).toBe(422);
    expect(await lena.view(placed.orderToken)).toMatchObject({ payment: { state: "open" } });
  });
});

describe("after a declined payment", () => {
  test("the customer pays again on a new page, and the order is paid once", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "declined");
    await shop.runJobs();
    const again = await lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, {});
    expect(again.status).toBe(200);
    expect(again.body.next).not.toEqual(placed.next);
    await lena.payOn(again.body.next, "paid");
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({
      state: "paid",
      payment: { state: "paid", payable: false },
    });
    expect(await consequences((await orderOf(placed)).order.id)).toEqual({ paid: 1, mails: 1, prints: 1 });
    expect(await lena.ask("POST", `/web-api/orders/${placed.orderToken}/pay`, {})).toMatchObject({ status: 409 });
  });

  test("twenty clicks on pay again make one new attempt", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "declined");
    await shop.runJobs();
    const pay = () => lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, {});
    const answers = await Promise.all(Array.from({ length: 20 }, pay));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await orderOf(placed)).payments).toHaveLength(2);
  });

  test("another way to pay can be chosen", async () => {
    const placed = await lena.order();
    const other = await lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, {
      paymentMethod: "stripe",
    });
    expect(other.body.next).toMatchObject({ url: expect.stringContaining("checkout.stripe.example") });
  });
});

describe("a webhook", () => {
  test.each(["", "{", "[]", "null", '{"eventId":"x"}'])(
    "that is signed and is no message, %j, is refused and does nothing",
    async (body) => {
      const headers = { [signatureHeader]: signBody(body, fixtureSecret, shop.clock.now()) };
      const refused = await shop.app.request(webhookPath, { method: "POST", body, headers });
      expect([refused.status, (await refused.json()).type]).toEqual([422, expect.stringContaining("unreadable")]);
    },
  );

  test("that is repeated is answered with 200 and does nothing more", async () => {
    const placed = await lena.order();
    const { order, payment } = await orderOf(placed);
    const eventId = newId();
    expect((await report({ paymentId: payment.id, eventId })).status).toBe(200);
    const before = await consequences(order.id);
    for (let copy = 0; copy < 3; copy++) expect((await report({ paymentId: payment.id, eventId })).status).toBe(200);
    expect(await consequences(order.id)).toEqual(before);
    const events = await database.db
      .selectFrom("payment_event")
      .selectAll()
      .where("payment_id", "=", payment.id)
      .execute();
    expect(events).toMatchObject([{ event_id: eventId, effect: "applied" }]);
  });

  test.each([
    ["with a wrong signature", `t=1768294800,v1=${"0".repeat(64)}`],
    ["without a signature", ""],
    ["with nonsense", "🎁"],
  ])("that is forged %s is answered with 400 and does nothing", async (_, signature) => {
    const placed = await lena.order();
    const { order, payment } = await orderOf(placed);
    const forged = await report({ paymentId: payment.id }, encodeURIComponent(signature));
    expect(forged.status).toBe(400);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed", payment: { state: "open" } });
    expect(await consequences(order.id)).toEqual({ paid: 0, mails: 0, prints: 0 });
    expect(await database.db.selectFrom("payment_event").where("payment_id", "=", payment.id).execute()).toEqual([]);
  });

  test("that was signed long ago is not taken", async () => {
    const placed = await lena.order();
    const { payment } = await orderOf(placed);
    const body = JSON.stringify({
      eventId: newId(),
      paymentId: payment.id,
      state: "paid",
      amount: 4885,
      currency: "EUR",
    });
    const headers = { [signatureHeader]: signBody(body, fixtureSecret, shop.clock.now()) };
    shop.clock.advance(6 * 60_000);
    expect((await shop.app.request(webhookPath, { method: "POST", body, headers })).status).toBe(400);
  });

  test("that comes late or out of order does not turn a paid order back", async () => {
    const placed = await lena.order();
    const { order, payment } = await orderOf(placed);
    await report({ paymentId: payment.id, state: "paid" });
    await report({ paymentId: payment.id, state: "pending" });
    await report({ paymentId: payment.id, state: "declined" });
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", payment: { state: "paid" } });
    expect(await consequences(order.id)).toMatchObject({ paid: 1, prints: 1 });
  });

  test("with another amount than asked for pays nothing and alerts the operators", async () => {
    const placed = await lena.order();
    const { payment } = await orderOf(placed);
    expect((await report({ paymentId: payment.id, amount: 1 })).status).toBe(200);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed", payment: { state: "open" } });
    expect(await shop.payments.alerts()).toMatchObject([{ reason: "wrong-amount", amount: 1 }]);
  });

  test("in another currency pays nothing, and the alert tells what came", async () => {
    const placed = await lena.order();
    const { payment } = await orderOf(placed);
    const event = { eventId: newId(), paymentId: payment.id, state: "paid", amount: 4885, currency: "CHF" };
    const body = JSON.stringify(event);
    const headers = { [signatureHeader]: signBody(body, fixtureSecret, shop.clock.now()) };
    expect((await shop.app.request(webhookPath, { method: "POST", body, headers })).status).toBe(200);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed", payment: { state: "open" } });
    expect(await shop.payments.alerts()).toMatchObject([{ reason: "wrong-amount", amount: 4885, currency: "CHF" }]);
    expect(await shop.payments.refunds(payment.order_id)).toEqual([]);
  });

  test("about a payment of someone else's books is taken and kept without effect", async () => {
    expect((await report({ paymentId: newId() })).status).toBe(200);
  });

  test("of a provider the shop does not have is 404 or 422", async () => {
    const ask = (provider: string) => shop.app.request(`/web-api/payments/${provider}/webhook`, { method: "POST" });
    expect((await ask("paypal")).status).toBe(422);
    const withoutStripe = await shopFixture({ database });
    expect((await withoutStripe.app.request("/web-api/payments/stripe/webhook", { method: "POST" })).status).toBe(404);
  });

  test("twenty at once, copies and others, make one paid order, one mail, one print", async () => {
    const placed = await lena.order();
    const { order, payment } = await orderOf(placed);
    const eventIds = [newId(), newId(), newId()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        report({
          paymentId: payment.id,
          eventId: eventIds[index % 3] ?? newId(),
          state: index % 5 === 4 ? "pending" : "paid",
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await shop.runJobs();
    expect(await consequences(order.id)).toEqual({ paid: 1, mails: 1, prints: 1 });
    expect(await shop.payments.alerts()).toEqual([]);
  });

  test("webhook and cancellation at once end in one of both, with the money accounted for", async () => {
    for (let round = 0; round < 5; round++) {
      const placed = await lena.order();
      const { payment } = await orderOf(placed);
      const [, cancelled] = await Promise.all([
        report({ paymentId: payment.id }),
        lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`),
      ]);
      expect(cancelled.status).toBe(200);
      const alerts = await shop.payments.alerts();
      expect(alerts).toHaveLength(round + 1);
      expect(["paid-after-cancellation", "cancelled-after-payment"]).toContain(alerts[round]?.reason);
    }
  });
});

test("an order paid by two attempts is paid once and the second money is noted", async () => {
  const placed = await lena.order();
  const stripeAttempt = await lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, {
    paymentMethod: "stripe",
  });
  expect(stripeAttempt.status).toBe(200);
  const { order, payments } = await orderOf(placed);
  await lena.payOn(placed.next, "paid-webhook-before-return");
  const session = standIn.sessions.find(({ client_reference_id }) => client_reference_id === payments[1]?.id);
  const { body, headers } = standIn.report(session?.id ?? "", "completed");
  const answer = await shop.app.request("/web-api/payments/stripe/webhook", { method: "POST", body, headers });
  expect(answer.status).toBe(200);
  expect(await shop.payments.alerts(order.id)).toMatchObject([
    { reason: "paid-twice", paymentId: payments[1]?.id, amount: 4885 },
  ]);
  expect(await consequences(order.id)).toMatchObject({ paid: 1, prints: 1 });
});

describe("when the provider is away", () => {
  test("the order stands, the visitor hears so, and the same click later leads to the payment", async () => {
    await lena.add();
    const request = await lena.request({ paymentMethod: "stripe" });
    const key = newId();
    const away = stripeProvider({ ...standIn, server: { host: "127.0.0.1", port: 1, protocol: "http" } });
    const dark = await shopFixture({ database, providers: [away] });
    const darkLena = customerOf({ app: dark.app, designs: shop.designs }, lena.owner.visitorId);
    // The basket's design is known to the lit shop only, but its frozen version is all that ordering needs.
    const refused = await darkLena.place(request, key);
    expect(refused).toMatchObject({
      status: 503,
      body: { type: "urn:passepartout:problem:payment-provider-unavailable", number: expect.any(String) },
    });
    const placed = await lena.place(request, key);
    expect(placed).toMatchObject({ status: 201, body: { orderToken: refused.body.orderToken } });
    expect(placed.body.next).toMatchObject({ kind: "redirect" });
    expect((await orderOf(placed.body)).payments).toHaveLength(1);
  });
});

describe("asking the provider", () => {
  const reconcileAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000);
    await shop.payments.reconcile();
  };

  test("finds a payment whose webhook never came", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "paid");
    await database.pool.query("truncate graphile_worker._private_jobs"); // the message is lost
    await reconcileAfter(1);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed" });
    await reconcileAfter(2);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid" });
    expect(await consequences((await orderOf(placed)).order.id)).toMatchObject({ paid: 1, prints: 1 });
  });

  test("and the webhook that comes afterwards changes nothing", async () => {
    const placed = await lena.order();
    await lena.payOn(placed.next, "paid-webhook-twice");
    await reconcileAfter(3);
    await shop.runJobs();
    expect(await consequences((await orderOf(placed)).order.id)).toEqual({ paid: 1, mails: 1, prints: 1 });
  });

  test("goes on with the others when one cannot be found out", async () => {
    const [lost, paid] = [await lena.order(), await lena.order()];
    const { payment } = await orderOf(lost);
    await database.db.deleteFrom("test_payment").where("id", "=", payment.id).execute();
    await lena.payOn(paid.next, "paid");
    await database.pool.query("truncate graphile_worker._private_jobs");
    await reconcileAfter(3);
    expect(await lena.view(paid.orderToken)).toMatchObject({ state: "paid" });
    expect(await lena.view(lost.orderToken)).toMatchObject({ state: "placed" });
  });

  test("is done more rarely the longer nothing happens", async () => {
    const placed = await lena.order({ paymentMethod: "stripe" });
    const { payment } = await orderOf(placed);
    const asked = () => standIn.requests.filter(({ path }) => path.includes(payment.provider_ref ?? "-")).length;
    for (let minute = 0; minute < 60; minute++) await reconcileAfter(1);
    const firstHour = asked();
    expect(firstHour).toBeGreaterThan(10);
    for (let hour = 0; hour < 24; hour++) await reconcileAfter(60);
    expect(firstHour).toBeLessThanOrEqual(30);
    expect(asked() - firstHour).toBeLessThanOrEqual(24);
  });

  test("ends attempts that never reached a provider after a day", async () => {
    const placed = await lena.order();
    const { payment } = await orderOf(placed);
    const unstarted = { provider_ref: null, redirect_url: null };
    await database.db.updateTable("payment").set(unstarted).where("id", "=", payment.id).execute();
    await reconcileAfter(23 * 60);
    expect(await lena.view(placed.orderToken)).toMatchObject({ payment: { state: "open" } });
    await reconcileAfter(61);
    expect(await lena.view(placed.orderToken)).toMatchObject({ payment: { state: "expired", payable: true } });
  });
});
