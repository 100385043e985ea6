import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { listJobs } from "../../platform/jobs/jobs-view.ts";
import { createToken, newId } from "../../platform/random.ts";
import type { CartChange } from "../carts/contract.ts";
import { address, customerOf } from "../customer.fixture.ts";
import { customerHeader, fixtureOrigin, plainPrintData, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { PlacedOrder } from "./contract.ts";
import { exportedOrders } from "./forget-customer.ts";
import { myOrders } from "./my-orders.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const ordersOf = (visitorId: string) =>
  database.db.selectFrom("shop_order").selectAll().where("visitor_id", "=", visitorId).execute();
const waitingJobs = async (name: string, orderId: string) =>
  (await listJobs(database.db, { search: orderId })).jobs.filter((job) => job.name === name);

describe("the summary", () => {
  test("says what everything costs at the destination, with its tax and the day it comes", async () => {
    await lena.add("large");
    await lena.addFrame();
    const { body } = await lena.ask("POST", "/web-api/checkout/summary", { country: "AT", shippingMethod: "standard" });
    expect(body).toMatchObject({
      currency: "EUR",
      taxIncluded: true,
      goods: 8780,
      shipping: { method: "standard", class: "parcel", price: 0 },
      taxes: [{ rate: 200_000, net: 7317, tax: 1463, gross: 8780 }],
      total: 8780,
      paymentMethods: ["test"],
      lines: [
        { title: "plain.print (de-DE)", unitPrice: 4390, withdrawalRight: false },
        { title: "plain.frame (de-DE)", unitPrice: 4390, withdrawalRight: true, versionId: null },
      ],
    });
  });

  test("in the United States is without tax, and in francs for Switzerland", async () => {
    const [ann, urs] = [customerOf(shop, newId(), "en-US"), customerOf(shop, newId(), "de-CH")];
    await ann.add();
    await urs.add();
    const ask = (who: typeof ann, country: string) =>
      who.ask("POST", "/web-api/checkout/summary", { country, shippingMethod: "standard" });
    expect((await ask(ann, "US")).body).toMatchObject({ currency: "USD", taxIncluded: false, total: 4890 + 799 });
    expect((await ask(urs, "LI")).body).toMatchObject({ currency: "CHF", total: 5390 + 790 });
  });

  test("refuses an empty basket, a country of another currency and a way the basket does not fit", async () => {
    const ask = (country: string, shippingMethod = "standard") =>
      lena.ask("POST", "/web-api/checkout/summary", { country, shippingMethod });
    expect(await ask("DE")).toMatchObject({ status: 409, body: { type: expect.stringMatching(/:basket-empty$/) } });
    await lena.add("huge");
    expect(await ask("CH")).toMatchObject({ status: 422, body: { type: expect.stringMatching(/:country-not-deliv/) } });
    expect(await ask("DE", "pickup")).toMatchObject({
      status: 422,
      body: { type: expect.stringMatching(/:shipping-method-unavailable$/) },
    });
  });
});

describe("placing an order", () => {
  test("keeps the channel it was placed in, and leads back to it from payment", async () => {
    const placeIn = async (headers: Record<string, string>) => {
      await lena.add("large");
      const placed = await lena.ask<PlacedOrder>("POST", "/web-api/orders", await lena.request(), {
        "idempotency-key": newId(),
        ...headers,
      });
      return (await lena.payOn(placed.body.next, "paid")).location;
    };
    expect(await placeIn({ "x-channel": "card" })).toContain(`${fixtureOrigin}/card/orders/`);
    expect(await placeIn({})).toContain(`${fixtureOrigin}/orders/`);
    const channels = (await ordersOf(lena.owner.visitorId)).map(({ channel }) => channel);
    expect(channels.toSorted()).toEqual(["card", "poster"]);
  });

  test("makes a number, a token, a place to pay, and freezes what was ordered", async () => {
    const added = await lena.add("large", 2);
    const placed = await lena.place(await lena.request());
    expect(placed).toMatchObject({
      status: 201,
      body: {
        number: expect.stringMatching(/^10\d{4}$/),
        orderToken: expect.stringMatching(/^[\w-]{43}$/),
        next: { kind: "redirect", url: expect.stringContaining(`${fixtureOrigin}/web-api/payments/test/`) },
      },
    });
    expect(await lena.view(placed.body.orderToken)).toMatchObject({
      number: placed.body.number,
      state: "placed",
      email: "lena@beispiel.de",
      shippingAddress: { postcode: "80331" },
      total: 8780,
      lines: [
        {
          quantity: 2,
          unitPrice: 4390,
          versionId: added.body.cart.lines[0]?.versionId,
          look: { mat: null, frame: null },
        },
      ],
      payment: { method: "test", state: "open", payable: true },
      cancellable: true,
      cancelPromisedUntil: "2026-01-13T10:00:00.000Z",
      history: [{ state: "placed" }],
    });
    expect((await lena.ask("GET", "/web-api/cart")).body).toMatchObject({ id: null, lines: [] });
  });

  test("stores the token only as a hash", async () => {
    const { orderToken } = await lena.order();
    expect(JSON.stringify(await ordersOf(lena.owner.visitorId))).not.toContain(orderToken);
  });

  test("later prices and labels change nothing", async () => {
    const { orderToken } = await lena.order();
    const before = await lena.view(orderToken);
    const { small: _, large: __, ...sizes } = plainPrintData.sizes;
    shop.releases.publish({ ...plainPrintData, sizes });
    expect(await lena.view(orderToken)).toEqual(before);
  });

  test("numbers count up", async () => {
    const [one, other] = [await lena.order(), await lena.order()];
    expect(Number(other.number)).toBeGreaterThan(Number(one.number));
  });

  test("is refused with the new total when it is not the one that was shown, and the basket stays", async () => {
    await lena.add("small");
    const request = await lena.request();
    const { small } = plainPrintData.sizes;
    if (!small) throw new Error("fixture");
    const dearer = { ...small, price: { ...small.price, EUR: 2490 } };
    shop.releases.publish({ ...plainPrintData, sizes: { ...plainPrintData.sizes, small: dearer } });
    const refused = await lena.place(request);
    expect(refused).toMatchObject({
      status: 409,
      body: { type: "urn:passepartout:problem:price-changed", summary: { total: 2490 + 249, goods: 2490 } },
    });
    expect(await ordersOf(lena.owner.visitorId)).toEqual([]);
    expect((await lena.place({ ...request, expectedTotal: 2490 + 249 })).status).toBe(201);
  });

  test.each([1, 0, -4885, 4884, 4.5])("with a tampered total of %d is refused", async (expectedTotal) => {
    await lena.add();
    const refused = await lena.place({ ...(await lena.request()), expectedTotal });
    expect([409, 422]).toContain(refused.status);
    expect(await ordersOf(lena.owner.visitorId)).toEqual([]);
  });

  test("in another currency than shown is refused", async () => {
    await lena.add();
    expect(await lena.place({ ...(await lena.request()), currency: "CHF" })).toMatchObject({ status: 409 });
  });

  test("names the lines that cannot be had any more", async () => {
    await lena.add("small");
    const gone = await lena.add("huge");
    const request = await lena.request();
    const { huge: _, ...sizes } = plainPrintData.sizes;
    shop.releases.publish({ ...plainPrintData, sizes });
    expect(await lena.place(request)).toMatchObject({
      status: 409,
      body: { type: "urn:passepartout:problem:line-unavailable", lines: [gone.body.lineId] },
    });
  });

  test("is refused with the line named when a photo in it has too few pixels, and nothing is ordered", async () => {
    const design = shop.designs.design(lena.owner, "large");
    const added = await lena.ask<CartChange>("POST", "/web-api/cart/lines", { ...design, quantity: 1 });
    const request = await lena.request();
    shop.designs.blur(design.designId);
    expect(await lena.place(request)).toMatchObject({
      status: 409,
      body: { type: "urn:passepartout:problem:line-unavailable", lines: [added.body.lineId] },
    });
    expect(await ordersOf(lena.owner.visitorId)).toEqual([]);
  });

  test("needs a key, terms, a known way to pay and addresses that exist", async () => {
    await lena.add();
    const request = await lena.request();
    expect(await lena.ask("POST", "/web-api/orders", request)).toMatchObject({ status: 400 });
    expect(await lena.place({ ...request, acceptedTerms: false })).toMatchObject({ status: 422 });
    expect(await lena.place({ ...request, paymentMethod: "stripe" })).toMatchObject({
      status: 422,
      body: { type: "urn:passepartout:problem:payment-method-unavailable" },
    });
    const wrong = { ...request, email: "lena@", shippingAddress: { ...address, postcode: "8033" } };
    expect(await lena.place(wrong)).toMatchObject({
      status: 422,
      body: {
        errors: [
          { in: "body", pointer: "/email", detail: "email-format" },
          { in: "body", pointer: "/shippingAddress/postcode", detail: "postcode-format" },
        ],
      },
    });
    expect(await ordersOf(lena.owner.visitorId)).toEqual([]);
  });

  test("of someone else's basket is refused as if there were none", async () => {
    const otto = customerOf(shop);
    await lena.add();
    await otto.add();
    const request = await lena.request();
    expect(await otto.place(request)).toMatchObject({ status: 404 });
    expect(await otto.place({ ...request, cartId: newId() })).toMatchObject({ status: 404 });
    await lena.place(request);
    expect(await otto.place(request)).toMatchObject({ status: 404 });
    expect(await ordersOf(otto.owner.visitorId)).toEqual([]);
  });
});

describe("the idempotency key", () => {
  test("with the same request gives the same answer and no second order", async () => {
    await lena.add();
    const request = await lena.request();
    const key = newId();
    const first = await lena.place(request, key);
    const again = await lena.place({ ...request, shippingAddress: { ...address, city: " München " } }, key);
    expect(again).toEqual(first);
    expect(await ordersOf(lena.owner.visitorId)).toHaveLength(1);
  });

  test("with another request is refused", async () => {
    await lena.add();
    const request = await lena.request();
    const key = newId();
    await lena.place(request, key);
    const other = { ...request, email: "otto@beispiel.de" };
    expect(await lena.place(other, key)).toMatchObject({
      status: 422,
      body: { type: "urn:passepartout:problem:idempotency-mismatch" },
    });
    expect(await ordersOf(lena.owner.visitorId)).toMatchObject([{ email: "lena@beispiel.de" }]);
  });

  test("of another visitor opens nothing", async () => {
    await lena.add();
    const request = await lena.request();
    const key = newId();
    await lena.place(request, key);
    expect((await customerOf(shop).place(request, key)).status).toBe(404);
  });

  test("another key for the same basket is led to the order that was made", async () => {
    await lena.add();
    const request = await lena.request();
    const first = await lena.place(request);
    expect(await lena.place(request)).toMatchObject({
      status: 409,
      body: {
        type: "urn:passepartout:problem:already-ordered",
        orderToken: first.body.orderToken,
        number: first.body.number,
      },
    });
  });
});

describe("many at once", () => {
  const twenty = <Value>(work: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

  test("twenty clicks with one key make one order, and all get the same answer", async () => {
    await lena.add();
    const request = await lena.request();
    const key = newId();
    const answers = await twenty(() => lena.place(request, key));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await ordersOf(lena.owner.visitorId)).toHaveLength(1);
  });

  test("twenty clicks with different keys make one order; the others are led to it", async () => {
    await lena.add();
    const request = await lena.request();
    const answers = await twenty(() => lena.place(request));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.orderToken]).toEqual([409, placed[0]?.body.orderToken]);
    }
    const orders = await ordersOf(lena.owner.visitorId);
    expect(orders).toHaveLength(1);
    const payments = await database.db
      .selectFrom("payment")
      .selectAll()
      .where("order_id", "=", orders[0]?.id ?? "")
      .execute();
    expect(payments).toHaveLength(1);
  });

  test("a line changed while it is being ordered is either in the order or in the way of it, never half", async () => {
    const { body } = await lena.add("small", 1);
    const request = await lena.request();
    const [placed] = await Promise.all([
      lena.place(request),
      lena.ask("PATCH", `/web-api/cart/lines/${body.lineId}`, { quantity: 5 }),
    ]);
    const [order] = await ordersOf(lena.owner.visitorId);
    if (placed.status === 201) expect(order?.total).toBe(1990 + 249);
    else expect([placed.status, order]).toEqual([409, undefined]);
  });
});

describe("the order page", () => {
  test.each(["", "x", "../../etc/passwd", createToken()])("opens for nobody with the token %j", async (token) => {
    await lena.order();
    expect((await lena.ask("GET", `/web-api/orders/${encodeURIComponent(token)}`)).status).toBe(404);
  });

  test("is never kept by caches", async () => {
    const { orderToken } = await lena.order();
    const { headers } = await shop.app.request(`/web-api/orders/${orderToken}`);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

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

  test("of a paid order tells the operators to give the money back", async () => {
    const { orderToken, next } = await lena.order();
    await lena.payOn(next, "paid-webhook-before-return");
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

describe("wrong input at the basket", () => {
  test.each([-1, 0, 1.5, 1e9, 1000, "2", null])("a quantity of %j is refused by name", async (quantity) => {
    const design = shop.designs.design(lena.owner, "large");
    const refused = await lena.ask("POST", "/web-api/cart/lines", { ...design, quantity });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ in: "body", pointer: "/quantity" }] } });
    const { body } = await lena.add();
    const line = `/web-api/cart/lines/${body.lineId}`;
    expect(await lena.ask("PATCH", line, { quantity })).toMatchObject({
      status: 422,
      body: { errors: [{ in: "body", pointer: "/quantity" }] },
    });
    expect((await lena.ask("GET", "/web-api/cart")).body).toMatchObject({ pieces: 1 });
  });

  test("a price sent along is not read", async () => {
    const design = shop.designs.design(lena.owner, "large");
    const { body } = await lena.ask("POST", "/web-api/cart/lines", { ...design, unitPrice: 1, price: 1, total: 1 });
    expect(body).toMatchObject({ cart: { goods: 4390 } });
  });

  test("an order that is worth more than can be paid at once is refused", async () => {
    for (let line = 0; line < 5; line++) await lena.add("huge", 999);
    expect(
      await lena.ask("POST", "/web-api/checkout/summary", { country: "DE", shippingMethod: "standard" }),
    ).toMatchObject({
      status: 422,
      body: { type: "urn:passepartout:problem:order-too-large" },
    });
  });
});

test("shipping information knows the basket, its country's charges and days", async () => {
  await lena.add("small");
  const { body } = await lena.ask("GET", "/web-api/shipping-information?country=AT");
  expect(body).toMatchObject({
    country: "AT",
    currency: "EUR",
    countries: expect.arrayContaining(["DE", "AT"]),
    options: [{ method: "standard", class: "letter", price: 299, missingToFree: 3910 }, {}, {}],
    rates: { parcel: 595 },
  });
  expect((await lena.ask("GET", "/web-api/shipping-information?country=CH")).status).toBe(422);
  expect((await lena.ask("GET", "/web-api/shipping-information?country=XX")).status).toBe(422);
});

test("at login the visitor's orders become the customer's", async () => {
  await lena.order();
  const customerId = newId();
  await database.db.transaction().execute((trx) => shop.orders.adopt(trx, lena.owner.visitorId, customerId));
  expect(await ordersOf(lena.owner.visitorId)).toMatchObject([{ customer_id: customerId }]);
});

describe("the customer's account", () => {
  const asCustomer = (id: string) => ({ [customerHeader]: id });

  test("lists her orders, the newest first, and opens each by its number", async () => {
    const customer = newId();
    const first = await lena.order();
    const second = await lena.order();
    await shop.orders.adopt(database.db, lena.owner.visitorId, customer);
    const listed = await lena.ask("GET", "/web-api/orders", undefined, asCustomer(customer));
    expect(listed).toMatchObject({
      status: 200,
      body: {
        orders: [
          { number: second.number, state: "placed", currency: "EUR", titles: ["plain.print (de-DE)"], pieces: 1 },
          { number: first.number },
        ],
      },
    });
    const phone = customerOf(shop);
    expect(await phone.ask("GET", `/web-api/orders/${first.number}`, undefined, asCustomer(customer))).toMatchObject({
      status: 200,
      body: { number: first.number },
    });
  });

  test("lists them with one query and copies them with two, however many there are and however many lines they have", async () => {
    const customer = newId();
    for (let orders = 0; orders < 4; orders++) {
      await lena.add();
      await lena.order();
    }
    await shop.orders.adopt(database.db, lena.owner.visitorId, customer);
    let queries = 0;
    const counted = database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const twoLines = { pieces: 2, titles: ["plain.print (de-DE)", "plain.print (de-DE)"] };
    expect(await myOrders(counted, customer)).toMatchObject(Array(4).fill(twoLines));
    expect(queries).toBe(1);
    const copied = await exportedOrders(counted, customer);
    const line = { title: "plain.print (de-DE)", quantity: 1, total: 4390 };
    expect(copied).toMatchObject(Array(4).fill({ state: "placed", lines: [line, line] }));
    expect(queries).toBe(3);
  });

  test("is closed to a guest and to every other customer: a number is no key", async () => {
    const { number } = await lena.order();
    await shop.orders.adopt(database.db, lena.owner.visitorId, newId());
    const stranger = asCustomer(newId());
    expect(await lena.ask("GET", "/web-api/orders")).toMatchObject({ status: 401 });
    expect((await lena.ask("GET", "/web-api/orders", undefined, stranger)).body).toEqual({ orders: [] });
    for (const headers of [{}, stranger]) {
      for (const [method, path] of [
        ["GET", `/web-api/orders/${number}`],
        ["POST", `/web-api/orders/${number}/cancel`],
      ] as const) {
        expect(await lena.ask(method, path, undefined, headers)).toMatchObject({ status: 404 });
      }
      expect(await lena.ask("POST", `/web-api/orders/${number}/pay`, {}, headers)).toMatchObject({ status: 404 });
    }
    expect(await ordersOf(lena.owner.visitorId)).toMatchObject([{ state: "placed" }]);
  });
});
