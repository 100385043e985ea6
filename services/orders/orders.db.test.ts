import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createToken, newId } from "../../platform/tokens/random.ts";
import type { CartChange } from "../carts/contract.ts";
import { address, customerOf } from "../customer.fixture.ts";
import { fixtureOrigin, plainPrintData, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { PlacedOrder } from "./contract.ts";
import { ordersIn } from "./orders.fixture.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const ordersOf = ordersIn(database.db);

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
