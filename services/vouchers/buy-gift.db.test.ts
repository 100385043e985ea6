import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { CartChange } from "../carts/contract.ts";
import { customerOf } from "../customer.fixture.ts";
import { orderCron } from "../orders/service.ts";
import { customerHeader, operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { type MyVouchers, voucherPaths } from "./contract.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const putGift = (configuration: object, quantity = 1) =>
  lena.ask<CartChange>("POST", "/web-api/cart/lines", { kind: "voucher", configuration, quantity });
const fifty = { amount: 5000, currency: "EUR", recipient: "Otto", sender: "Lena", message: "Alles Gute" };

const giftsOf = (number: string) =>
  database.db
    .selectFrom("gift_voucher as g")
    .innerJoin("order_line as l", "l.id", "g.order_line_id")
    .innerJoin("shop_order as o", "o.id", "l.order_id")
    .select(["g.id", "g.amount", "g.balance", "g.voided_at as voidedAt"])
    .where("o.number", "=", Number(number))
    .orderBy("g.piece")
    .execute();

/** The mails that are gift vouchers, with the codes in them. */
async function codesSent(orderNumber: string): Promise<readonly string[]> {
  const { id } = await database.db
    .selectFrom("shop_order")
    .select("id")
    .where("number", "=", Number(orderNumber))
    .executeTakeFirstOrThrow();
  const { mails } = await shop.mail.list({ orderId: id, page: 1 });
  const gifts = mails.filter(({ subject }) => subject.startsWith("Dein Geschenkgutschein"));
  const texts = await Promise.all(gifts.map(async (mail) => (await shop.mail.find(mail.id))?.text ?? ""));
  for (const text of texts) expect(text).toMatch(/Ein Gutschein für Otto.*Alles Gute.*Von Lena/s);
  return texts.map((text) => /Der Code: (\S+)/.exec(text)?.[1] ?? "");
}

async function bought(quantity = 1) {
  expect((await putGift(fifty, quantity)).status).toBe(200);
  const { body: placed } = await lena.place(await lena.request());
  await lena.payOn(placed.next, "paid");
  await shop.runJobs();
  return placed;
}

/** Withdraws from the purchase, of all its lines when none is named. */
async function withdraw({ orderToken }: { orderToken: string }, some?: readonly string[]) {
  const lines = some ?? (await lena.view(orderToken)).lines.map(({ id }) => id);
  const body = { name: "Lena Muster", email: "lena@beispiel.de", lines };
  return lena.ask("POST", `/web-api/orders/${orderToken}/withdrawal`, body, { "idempotency-key": newId() });
}

test("a gift voucher costs its amount, is sent by mail at no charge, and no VAT falls due", async () => {
  await putGift(fifty);
  const { body } = await lena.ask("POST", "/web-api/checkout/summary", { country: "DE", shippingMethod: "standard" });
  expect(body).toMatchObject({
    goods: 5000,
    total: 5000,
    shipping: { price: 0 },
    taxes: [{ rate: 0, tax: 0, gross: 5000 }],
    lines: [{ title: "kind.voucher (de-DE)", total: 5000, withdrawalRight: true, versionId: null }],
  });
});

test("beside goods it carries none of the delivery and counts for none of its limits", async () => {
  await lena.add();
  await putGift({ ...fifty, amount: 10_000 });
  const { body } = await lena.ask("POST", "/web-api/checkout/summary", { country: "DE", shippingMethod: "standard" });
  expect(body).toMatchObject({
    goods: 14_390,
    total: 14_885,
    shipping: { price: 495 },
    taxes: [
      { rate: 190_000, gross: 4885, tax: 780 },
      { rate: 0, gross: 10_000, tax: 0 },
    ],
  });
});

test("is made once for each piece after the payment, mailed with its code, and pays for an order", async () => {
  const placed = await bought(2);
  expect(await giftsOf(placed.number)).toMatchObject([
    { amount: 5000, balance: 5000 },
    { amount: 5000, balance: 5000 },
  ]);
  const codes = await codesSent(placed.number);
  expect(new Set(codes).size).toBe(2);
  expect(await lena.view(placed.orderToken)).toMatchObject({ state: "delivered" });

  const otto = customerOf(shop);
  await otto.add();
  expect(await otto.put(codes[0] ?? "")).toMatchObject({ status: 200, body: { vouchers: [{ balance: 5000 }] } });
  const order = await otto.place(await otto.request({ paymentMethod: "voucher" }));
  expect(order).toMatchObject({ status: 201, body: { next: { kind: "done" } } });
});

describe("in an account", () => {
  const [lenasAccount, ottosAccount, strangersAccount] = [newId(), newId(), newId()];
  const mine = async (who: typeof lena, account: string) => {
    const asked = await who.ask<MyVouchers>("GET", voucherPaths.mine, undefined, { [customerHeader]: account });
    return asked.body.vouchers.map(({ amount, balance, state, bought: hers }) => [amount, balance, state, hers]);
  };

  test("are those she bought and those she paid with, with what is left, and never a code", async () => {
    const placed = await bought();
    const [code = ""] = await codesSent(placed.number);
    await shop.orders.adopt(database.db, lena.owner.visitorId, lenasAccount);
    expect(await mine(lena, lenasAccount)).toEqual([[5000, 5000, "open", true]]);
    const otto = customerOf(shop);
    expect(await mine(otto, ottosAccount)).toEqual([]);
    await otto.add();
    await otto.put(code);
    await otto.place(await otto.request({ paymentMethod: "voucher", email: "otto@beispiel.de" }));
    await shop.orders.adopt(database.db, otto.owner.visitorId, ottosAccount);
    expect(await mine(otto, ottosAccount)).toEqual([[5000, 115, "open", false]]);
    expect(await mine(lena, lenasAccount)).toEqual([[5000, 115, "open", true]]);
    const said = await lena.ask("GET", voucherPaths.mine, undefined, { [customerHeader]: lenasAccount });
    const [stored] = await giftsOf(placed.number);
    for (const secret of [code, stored?.id]) expect(JSON.stringify(said.body)).not.toContain(secret);
  });

  test("by mail address only when the address is shown to be hers: an account is made with any", async () => {
    await bought();
    const stranger = customerOf(shop);
    expect(await mine(stranger, strangersAccount)).toEqual([]);
    shop.provenEmails.set(strangersAccount, "Lena@Beispiel.de");
    expect((await mine(stranger, strangersAccount)).length).toBeGreaterThan(0);
    expect((await stranger.ask("GET", voucherPaths.mine)).status).toBe(401);
  });
});

test("before the payment there is none; the job done again and again makes no second one", async () => {
  await putGift(fifty);
  const { body: placed } = await lena.place(await lena.request());
  await shop.runJobs();
  expect(await giftsOf(placed.number)).toEqual([]);
  await lena.payOn(placed.next, "paid-webhook-twice");
  await shop.runJobs();
  const { id } = await database.db
    .selectFrom("shop_order")
    .select("id")
    .where("number", "=", Number(placed.number))
    .executeTakeFirstOrThrow();
  const [line] = await database.db.selectFrom("order_line").select("id").where("order_id", "=", id).execute();
  await Promise.all(
    Array.from({ length: 5 }, () =>
      database.db.transaction().execute((trx) =>
        shop.vouchers.issue(trx, {
          orderLineId: line?.id ?? "",
          quantity: 1,
          amount: 5000,
          currency: "EUR",
          deliverOn: null,
        }),
      ),
    ),
  );
  expect(await giftsOf(placed.number)).toHaveLength(1);
  expect(await codesSent(placed.number)).toHaveLength(1);
});

test("asking for what is made already is one question, however many were bought", async () => {
  const placed = await bought(5);
  const [line] = (await lena.view(placed.orderToken)).lines;
  let queries = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await counted.transaction().execute((trx) =>
    shop.vouchers.issue(trx, {
      orderLineId: line?.id ?? "",
      quantity: 5,
      amount: 5000,
      currency: "EUR",
      deliverOn: null,
    }),
  );
  expect(queries).toBe(1);
  expect(await giftsOf(placed.number)).toHaveLength(5);
});

test("is never made when the purchase is withdrawn before it could be", async () => {
  const { vouchers } = shop;
  const { issue } = vouchers;
  Object.assign(vouchers, { issue: () => Promise.reject(new Error("no room left")) });
  const placed = await bought();
  expect(await withdraw(placed)).toMatchObject({ status: 200 });
  Object.assign(vouchers, { issue });
  // The job that failed is tried again.
  await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await shop.runJobs();
  expect(await giftsOf(placed.number)).toEqual([]);
  expect(await codesSent(placed.number)).toEqual([]);
  expect(await lena.view(placed.orderToken)).toMatchObject({ state: "files-checked" });
});

describe("with a day of delivery", () => {
  const onChristmas = { ...fifty, deliverOn: "2026-01-24" };
  async function boughtFor(configuration: object, quantity = 1) {
    expect((await putGift(configuration, quantity)).status).toBe(200);
    const { body: placed } = await lena.place(await lena.request());
    await lena.payOn(placed.next, "paid");
    await shop.runJobs();
    return placed;
  }
  const [deliver] = orderCron.filter(({ name }) => name === "deliver-gift-vouchers");
  /** The job of the clock, and what it enqueues. */
  async function theClockStrikes() {
    await database.pool.query("select graphile_worker.add_job($1, '{}')", [deliver?.name]);
    await shop.runJobs();
  }

  test("is paid now and mailed on that day, not before, once, with its sheet; then the order has arrived", async () => {
    const placed = await boughtFor(onChristmas, 25);
    expect(await giftsOf(placed.number)).toHaveLength(25);
    expect(await codesSent(placed.number)).toEqual([]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "files-checked", lines: [{ kind: "voucher" }] });

    shop.clock.set("2026-01-23T22:30:00+01:00");
    await theClockStrikes();
    expect(await codesSent(placed.number)).toEqual([]);

    shop.clock.set("2026-01-24T07:05:00+01:00");
    await Promise.all([theClockStrikes(), theClockStrikes()]);
    const codes = await codesSent(placed.number);
    expect([codes.length, new Set(codes).size]).toEqual([25, 25]);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "delivered" });

    shop.clock.set("2026-01-25T07:05:00+01:00");
    await theClockStrikes();
    expect(await codesSent(placed.number)).toHaveLength(25);
    await lena.add();
    expect(await lena.put(codes[24] ?? "")).toMatchObject({ status: 200 });
  });

  test("that is over when it is paid goes out at once; one before today or beyond a year is not sold", async () => {
    expect(await putGift({ ...fifty, deliverOn: "2026-01-12" })).toMatchObject({ status: 422 });
    expect(await putGift({ ...fifty, deliverOn: "2027-01-15" })).toMatchObject({
      status: 422,
      body: { reasons: [{ field: "deliverOn", reason: "gift-voucher-day" }] },
    });
    expect((await putGift({ ...fifty, deliverOn: "2026-01-14" })).status).toBe(200);
    const { body: placed } = await lena.place(await lena.request());
    shop.clock.set("2026-01-16T10:00:00+01:00");
    await lena.payOn(placed.next, "paid");
    await shop.runJobs();
    expect(await codesSent(placed.number)).toHaveLength(1);
  });

  test("is not lost when its mail cannot be written, nor when the shop was down that day", async () => {
    const placed = await boughtFor(onChristmas);
    shop.clock.set("2026-01-26T07:05:00+01:00");
    const { mail } = shop;
    const { write } = mail;
    Object.assign(mail, { write: () => Promise.reject(new Error("no room left")) });
    await theClockStrikes();
    expect(await codesSent(placed.number)).toEqual([]);
    Object.assign(mail, { write });
    await theClockStrikes();
    expect(await codesSent(placed.number)).toHaveLength(1);
  });

  test("is not mailed once the purchase was withdrawn", async () => {
    const placed = await boughtFor(onChristmas);
    expect(await withdraw(placed)).toMatchObject({ status: 200 });
    shop.clock.set("2026-01-24T07:05:00+01:00");
    await theClockStrikes();
    expect(await codesSent(placed.number)).toEqual([]);
  });

  test("keeps the order waiting no longer than for those that were not withdrawn", async () => {
    await putGift(fifty);
    const placed = await boughtFor(onChristmas);
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "files-checked" });
    const dated = (await lena.view(placed.orderToken)).lines[1]?.id ?? "";
    expect(await withdraw(placed, [dated])).toMatchObject({ status: 200 });
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "delivered" });
    expect(await codesSent(placed.number)).toHaveLength(1);
  });

  test("holds the code that is mailed, also when the shop's secret changed since it was bought", async () => {
    const placed = await boughtFor(onChristmas);
    const secret = "another secret of at least thirty-two bytes";
    shop = await shopFixture({ database, secret });
    shop.clock.set("2026-01-24T07:05:00+01:00");
    await theClockStrikes();
    const [code = ""] = await codesSent(placed.number);
    expect(await shop.vouchers.find(code, "poster")).toMatchObject({ ok: true, value: { balance: 5000 } });
  });
});

test("comes with a sheet to print, in the mail and in its file for the office", async () => {
  const placed = await bought();
  const { id } = await database.db
    .selectFrom("shop_order")
    .select("id")
    .where("number", "=", Number(placed.number))
    .executeTakeFirstOrThrow();
  const mails = (await shop.mail.list({ orderId: id, page: 1 })).mails;
  const gift = mails.find(({ subject }) => subject.startsWith("Dein Geschenkgutschein"));
  const mail = gift && (await shop.mail.find(gift.id));
  expect(mail?.attachment?.name).toBe("Geschenkgutschein.pdf");
  expect(Buffer.from(mail?.attachment?.bytes ?? []).toString("latin1", 0, 8)).toBe("%PDF-1.6");
  const eml = await shop.app.request(`/office-api/mails/${gift?.id}/eml`, { headers: { [operatorHeader]: "Mira" } });
  expect(await eml.text()).toMatch(/Content-Type: application\/pdf; name=Geschenkgutschein\.pdf/);
});

test("the confirmation of gift vouchers alone speaks of no delivery", async () => {
  const placed = await bought();
  const { mails } = await shop.mail.list({ search: placed.number, page: 1 });
  const confirmation = mails[0] && (await shop.mail.find(mails[0].id));
  expect(confirmation?.text).toContain("Der Gutschein kommt mit einer eigenen E-Mail");
  expect(confirmation?.text).toContain("Per E-Mail an lena@beispiel.de");
  expect(confirmation?.text).not.toMatch(/Versand|Bei dir am|Lieferadresse/);
  // It goes out as soon as it is paid: nothing waits for the hour in which other orders may be cancelled.
  expect(confirmation?.text).not.toContain("Vorher fangen wir nicht an");
  expect(confirmation?.text).toContain("Bis er verschickt ist, kannst du kostenlos stornieren");
});

test("is void when the purchase is withdrawn; once something is spent it is not offered and cannot be", async () => {
  const [kept, spent] = [await bought(), await bought()];
  const [line] = (await lena.view(spent.orderToken)).lines.map(({ id }) => id);
  expect((await lena.view(spent.orderToken)).withdrawal).toMatchObject({ lines: [line], spent: [] });
  const [code = ""] = await codesSent(spent.number);
  await lena.add();
  await lena.put(code);
  await lena.place(await lena.request());
  expect((await lena.view(spent.orderToken)).withdrawal).toMatchObject({ lines: [], spent: [line] });

  expect(await withdraw(kept)).toMatchObject({ status: 200 });
  expect(await giftsOf(kept.number)).toMatchObject([{ balance: 0, voidedAt: expect.any(Date) }]);
  expect(await withdraw(spent)).toMatchObject({
    status: 409,
    body: {
      type: "urn:passepartout:problem:voucher-spent",
      title: "Von einem Gutschein, der damit gekauft wurde, ist schon etwas eingelöst; darüber entscheiden Menschen",
    },
  });
  expect(await giftsOf(spent.number)).toMatchObject([{ voidedAt: null }]);
  const [dead = ""] = await codesSent(kept.number);
  await lena.add();
  expect(await lena.put(dead)).toMatchObject({ status: 422, body: { problem: { reason: "ended" } } });
});

test("of a wrong amount, or in another currency than the shop's, is refused", async () => {
  for (const amount of [900, 50_100, 1250]) {
    expect(await putGift({ ...fifty, amount })).toMatchObject({
      status: 422,
      body: { type: "urn:passepartout:problem:impossible-configuration" },
    });
  }
  expect(await putGift({ ...fifty, currency: "CHF" })).toMatchObject({ status: 422 });
  expect((await lena.ask("GET", "/web-api/cart")).body).toMatchObject({ lines: [] });
});

test("what is offered has the currency of the locale, and ends with the third year", async () => {
  const { body } = await customerOf(shop, newId(), "de-CH").ask("GET", "/gift-voucher");
  expect(body).toMatchObject({
    kind: "voucher",
    currency: "CHF",
    least: 1000,
    most: 50_000,
    validTo: "2029-12-31",
    amounts: [1000, 2000, 2500, 3000, 5000, 7500, 10_000, 15_000, 20_000, 25_000],
  });
});

test("what a code would do to an amount is told without a basket", async () => {
  const placed = await bought();
  const [code = ""] = await codesSent(placed.number);
  expect((await lena.ask("POST", "/web-api/voucher", { code, amount: 4390 })).body).toMatchObject({
    type: "gift",
    currency: "EUR",
    discount: 0,
    pays: 4390,
    rest: 0,
    balance: 610,
    problem: null,
  });
  expect(await lena.ask("POST", "/web-api/voucher", { code: "NOTHING", amount: 100 })).toMatchObject({ status: 404 });
  const swiss = customerOf(shop, newId(), "de-CH");
  expect((await swiss.ask("POST", "/web-api/voucher", { code, amount: 4390 })).body).toMatchObject({
    pays: 0,
    rest: 4390,
    problem: { reason: "other-currency" },
  });
});

test("a code is worth nothing for a gift voucher that is bought, as in the basket", async () => {
  const placed = await bought();
  const [code = ""] = await codesSent(placed.number);
  const worth = (typed: string) => lena.ask("POST", "/web-api/voucher", { code: typed, amount: 5000, kind: "voucher" });
  expect((await worth(code)).body).toMatchObject({ pays: 0, rest: 5000, balance: 5000 });
  const everything = { channels: [], countries: [], kinds: [], mostUses: null, mostUsesEach: null, firstOrder: false };
  await shop.vouchers.office.create(
    {
      ...everything,
      code: "FUENFTEL",
      effect: { kind: "percent", ppm: 200_000 },
      minimum: {},
      validFrom: "2026-01-01",
      validTo: null,
      withCampaigns: true,
      combinable: false,
    },
    "Mira",
  );
  expect((await worth("FUENFTEL")).body).toMatchObject({
    discount: 0,
    rest: 5000,
    problem: { reason: "goods-excluded" },
  });
});
