import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { type DiscountRule, discountRule } from "./discount-rule.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const gift = (amount: number) => shop.vouchers.office.giveAway({ amount, currency: "EUR", note: "for a test" }, "Mira");
async function ledger(id: string) {
  const found = await shop.vouchers.office.gift(id);
  if (!found) throw new Error("no such gift voucher");
  const { gift: stored, entries } = found;
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(stored.balance);
  return { balance: stored.balance, entries: entries.map(({ kind, amount }) => [kind, amount]) };
}

let made = 0;
async function discount(changes: Partial<DiscountRule> = {}): Promise<string> {
  const rule = discountRule.parse({
    code: `code-${++made}`,
    effect: { kind: "percent", ppm: 200_000 },
    minimum: {},
    validFrom: "2026-01-01",
    validTo: "2026-01-31",
    channels: [],
    countries: [],
    kinds: [],
    mostUses: null,
    mostUsesEach: null,
    firstOrder: false,
    withCampaigns: true,
    combinable: false,
    ...changes,
  });
  const created = await shop.vouchers.office.create(rule, "Mira");
  if (!created.ok) throw new Error(created.error);
  return rule.code;
}

const refusedAs = (kind: string, status: number) => ({
  status,
  body: { type: `urn:passepartout:problem:${kind}` },
});
const paymentsOf = (token: string) =>
  database.db
    .selectFrom("payment as p")
    .innerJoin("shop_order as o", "o.id", "p.order_id")
    .select(["p.provider", "p.amount", "p.state"])
    .where("o.number", "=", Number(token))
    .orderBy("p.amount")
    .execute();

describe("a code typed into the basket", () => {
  test("of a discount takes its share off the goods, is kept with the order and told by mail", async () => {
    const code = await discount();
    await lena.add();
    expect(await lena.put(` ${code.toLowerCase()} `)).toMatchObject({
      status: 200,
      body: { goods: 4390, discount: 878, vouchers: [{ type: "discount", label: code, amount: 878, problem: null }] },
    });
    const request = await lena.request();
    expect(request).toMatchObject({ expectedTotal: 4007 });
    const { body: placed } = await lena.place(request);
    expect(await lena.view(placed.orderToken)).toMatchObject({
      goods: 4390,
      discount: 878,
      total: 4007,
      redeemed: 0,
      payable: 4007,
      taxes: [{ rate: 190_000, net: 3367, tax: 640, gross: 4007 }],
      vouchers: [{ type: "discount", label: code, amount: 878 }],
      lines: [{ total: 4390, discount: 878 }],
    });
    await lena.payOn(placed.next, "paid");
    await shop.runJobs();
    const { mails } = await shop.mail.list({ search: "lena@beispiel.de", page: 1 });
    const mail = mails[0] && (await shop.mail.find(mails[0].id));
    expect(mail?.text).toMatch(new RegExp(`Rabatt ${code}: −8,78`));
  });

  test("that nobody knows is refused with the same words as any other, and nothing is put in", async () => {
    await lena.add();
    const unknown = await lena.put("NO-SUCH-CODE");
    expect(unknown).toMatchObject(refusedAs("voucher-unknown", 404));
    const { code } = await gift(5000);
    const other = (await gift(100)).code;
    await database.db.deleteFrom("cart_voucher").execute();
    // A code with the form of a gift voucher that was never issued.
    const foreign = (await shopFixture({ database })).vouchers;
    expect(await foreign.find(code, "poster")).toMatchObject({ ok: true });
    expect(await lena.put(`${code.slice(0, 16)}${code.at(16) === "0" ? "1" : "0"}`)).toMatchObject(
      refusedAs("voucher-mistyped", 422),
    );
    expect(await lena.put(other.toLowerCase())).toMatchObject({ status: 200 });
    expect((await lena.ask("GET", "/web-api/cart")).body).toMatchObject({ vouchers: [{ type: "gift", amount: 100 }] });
  });

  test("whose minimum is not reached stays and says what is missing, until there is enough in the basket", async () => {
    const code = await discount({ minimum: { EUR: 6000 } });
    await lena.add();
    expect((await lena.put(code)).body).toMatchObject({
      discount: 0,
      vouchers: [{ problem: { reason: "minimum-not-reached", missing: 1610 } }],
    });
    const { body } = await lena.add();
    expect(body.cart).toMatchObject({ discount: 1756, vouchers: [{ amount: 1756, problem: null }] });
  });

  test("that has expired is refused and says so; so is one that an operator ended", async () => {
    const [old, ended] = [await discount({ validTo: "2026-01-12" }), await discount()];
    const list = await shop.app.request("/office-api/discounts", { headers: { [operatorHeader]: "Mira" } });
    const body = (await list.json()) as { discounts: { id: string; rule: { code: string } }[] };
    const id = body.discounts.find(({ rule }) => rule.code === ended)?.id ?? "";
    const end = await shop.app.request(`/office-api/discounts/${id}/end`, {
      method: "POST",
      headers: { [operatorHeader]: "Mira" },
    });
    expect(end.status).toBe(204);
    await lena.add();
    for (const [code, reason] of [
      [old, "expired"],
      [ended, "ended"],
    ] as const) {
      expect(await lena.put(code)).toMatchObject({ status: 422, body: { problem: { reason } } });
    }
    expect((await lena.ask("GET", "/web-api/cart")).body).toMatchObject({ vouchers: [], discount: 0 });
  });

  test("takes the place of one it does not go with; typed once more the earlier one does, also in a full basket", async () => {
    const others = { validFrom: "2026-01-01", combinable: false } as const;
    const [neu, red] = [await discount({ effect: { kind: "percent", ppm: 100_000 } }), await discount(others)];
    await lena.add();
    await lena.put(neu);
    expect((await lena.put(red)).body).toMatchObject({
      discount: 878,
      vouchers: [
        { label: neu, amount: 0, problem: { reason: "not-combinable", beside: [red] } },
        { label: red, amount: 878, problem: null },
      ],
    });
    for (let more = 0; more < 3; more++) await lena.put((await gift(100)).code);
    expect(await lena.put(neu)).toMatchObject({
      status: 200,
      body: {
        discount: 439,
        vouchers: [
          { label: red, amount: 0, problem: { beside: [neu] } },
          { label: neu, amount: 439, problem: null },
          { type: "gift" },
          { type: "gift" },
          { type: "gift" },
        ],
      },
    });
    expect(await lena.put((await gift(100)).code)).toMatchObject(refusedAs("too-many-vouchers", 409));
  });

  test("can be taken out again, and needs something in the basket", async () => {
    const code = await discount();
    expect(await lena.put(code)).toMatchObject(refusedAs("basket-empty", 409));
    await lena.add();
    const { body } = await lena.put(code);
    const path = `/web-api/cart/vouchers/${body.vouchers[0]?.id}`;
    expect(await lena.ask("DELETE", path)).toMatchObject({ status: 200, body: { vouchers: [], discount: 0 } });
    expect(await lena.ask("DELETE", path)).toMatchObject(refusedAs("voucher-not-found", 404));
  });

  test("for one order each is refused for the same address again, and free again when the order is cancelled", async () => {
    const code = await discount({ mostUsesEach: 1 });
    await lena.add();
    await lena.put(code);
    const { body: first } = await lena.place(await lena.request());
    await lena.add();
    await lena.put(code);
    const again = await lena.request({ email: "LENA@beispiel.de" });
    expect(await lena.place(again)).toMatchObject({ status: 409, body: { code, reason: "used-up" } });
    await lena.ask("POST", `/web-api/orders/${first.orderToken}/cancel`);
    expect(await lena.place(again)).toMatchObject({ status: 201 });
  });

  test.each([
    [{ mostUsesEach: 1 }, "used-up", "ida@beispiel.de"],
    [{ firstOrder: true }, "not-first-order", "ada@beispiel.de"],
  ])("with %o is used once by whoever orders with ten browsers at once", async (limit, reason, email) => {
    const code = await discount(limit);
    const browsers = Array.from({ length: 10 }, () => customerOf(shop));
    const requests = await Promise.all(
      browsers.map(async (browser) => {
        await browser.add();
        await browser.put(code);
        return browser.request({ email });
      }),
    );
    const answers = await Promise.all(browsers.map((browser, index) => browser.place(requests[index])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code, reason });
  });

  test("for first orders is refused to who ordered before", async () => {
    const code = await discount({ firstOrder: true });
    const otto = customerOf(shop);
    await otto.order({ email: "otto@beispiel.de" });
    await otto.add();
    await otto.put(code);
    expect(await otto.place(await otto.request({ email: "Otto@beispiel.de" }))).toMatchObject({
      status: 409,
      body: { code, reason: "not-first-order" },
    });
  });

  test("tells nobody who ordered before by requests that cannot become an order", async () => {
    const code = await discount({ firstOrder: true, mostUsesEach: 1 });
    await customerOf(shop).order({ email: "emma@beispiel.de" });
    const stranger = customerOf(shop);
    await stranger.add();
    await stranger.put(code);
    for (const [change, kind, status] of [
      [{ expectedTotal: 1 }, "price-changed", 409],
      [{ currency: "CHF" }, "price-changed", 409],
      [{ paymentMethod: "stripe" }, "payment-method-unavailable", 422],
    ] as const) {
      for (const email of ["emma@beispiel.de", "nobody@beispiel.de"]) {
        const request = { ...(await stranger.request({ email })), ...change };
        expect(await stranger.place(request)).toMatchObject(refusedAs(kind, status));
      }
    }
  });

  test("with three uses is used by three of ten who order at once", async () => {
    const code = await discount({ mostUses: 3 });
    const guests = Array.from({ length: 10 }, () => customerOf(shop));
    const requests = await Promise.all(
      guests.map(async (guest, index) => {
        await guest.add();
        await guest.put(code);
        return guest.request({ email: `guest${index}@beispiel.de` });
      }),
    );
    const answers = await Promise.all(guests.map((guest, index) => guest.place(requests[index])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      type: "urn:passepartout:problem:price-changed",
      summary: { total: 4885, discount: 0 },
    });
  });
});

describe("a gift voucher", () => {
  test("that covers everything needs no payment provider: the order is paid and printed at once", async () => {
    const { id, code } = await gift(10_000);
    await lena.add();
    expect((await lena.put(code)).body).toMatchObject({
      discount: 0,
      vouchers: [{ type: "gift", label: `•••• ${code.slice(-4)}`, balance: 10_000 }],
    });
    const request = await lena.request({ paymentMethod: "voucher" });
    expect(request).toMatchObject({ expectedTotal: 4885, expectedPayable: 0 });
    const { status, body: placed } = await lena.place(request);
    expect({ status, next: placed.next }).toEqual({ status: 201, next: { kind: "done" } });
    expect(await lena.view(placed.orderToken)).toMatchObject({
      state: "paid",
      total: 4885,
      redeemed: 4885,
      payable: 0,
      // VAT when it is redeemed: the goods are taxed as if they were paid otherwise.
      taxes: [{ rate: 190_000, tax: 780, gross: 4885 }],
      payment: { method: "voucher", state: "paid", payable: false },
      vouchers: [{ type: "gift", label: `•••• ${code.slice(-4)}`, amount: 4885 }],
    });
    expect(await ledger(id)).toEqual({
      balance: 5115,
      entries: [
        ["issued", 10_000],
        ["redeemed", -4885],
      ],
    });
  });

  test("that does not reach leaves the rest to the provider, also when paying is tried again", async () => {
    const { id, code } = await gift(2000);
    await lena.add();
    await lena.put(code);
    const { body: placed } = await lena.place(await lena.request());
    expect(await paymentsOf(placed.number)).toMatchObject([
      { provider: "voucher", amount: 2000, state: "paid" },
      { provider: "test", amount: 2885, state: "open" },
    ]);
    await lena.payOn(placed.next, "declined");
    await shop.runJobs();
    const again = await lena.ask<typeof placed>("POST", `/web-api/orders/${placed.orderToken}/pay`, {});
    await lena.payOn(again.body.next, "paid");
    await shop.runJobs();
    expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", redeemed: 2000, payable: 2885 });
    expect(await ledger(id)).toMatchObject({ balance: 0 });
  });

  test("gets its money back once when the order is cancelled, before or after it was paid", async () => {
    const { id, code } = await gift(2000);
    await lena.add();
    await lena.put(code);
    const { body: unpaid } = await lena.place(await lena.request());
    expect(await ledger(id)).toMatchObject({ balance: 0 });
    await lena.ask("POST", `/web-api/orders/${unpaid.orderToken}/cancel`);
    await lena.ask("POST", `/web-api/orders/${unpaid.orderToken}/cancel`);
    await shop.runJobs();
    expect(await ledger(id)).toMatchObject({ balance: 2000 });

    await lena.add();
    await lena.put(code);
    const { body: paid } = await lena.place(await lena.request());
    await lena.payOn(paid.next, "paid");
    await shop.runJobs();
    shop.clock.advance(60 * 60_000);
    await lena.ask("POST", `/web-api/orders/${paid.orderToken}/cancel`);
    expect(await ledger(id)).toMatchObject({ balance: 2000, entries: { length: 5 } });
    // The rest was paid by card: an operator gives that back.
    const alerts = (await shop.payments.alerts()).filter(({ reason }) => reason === "cancelled-after-payment");
    expect(alerts.at(-1)).toMatchObject({ amount: 2885 });
  });

  test("gets money back last when ready-made goods are returned: the card comes first", async () => {
    const { id, code } = await gift(6000);
    await lena.addFrame();
    await lena.add();
    await lena.put(code);
    const { body: placed } = await lena.place(await lena.request());
    await lena.payOn(placed.next, "paid");
    await shop.runJobs();
    const { lines } = await lena.view(placed.orderToken);
    const frame = lines.find(({ withdrawalRight }) => withdrawalRight)?.id;
    const declared = await lena.ask(
      "POST",
      `/web-api/orders/${placed.orderToken}/withdrawal`,
      { name: "Lena Muster", email: "lena@beispiel.de", lines: [frame] },
      { "idempotency-key": newId() },
    );
    expect(declared.status).toBe(200);
    const orderId = (
      await database.db
        .selectFrom("shop_order")
        .select("id")
        .where("number", "=", Number(placed.number))
        .executeTakeFirstOrThrow()
    ).id;
    const alerts = await shop.payments.alerts(orderId);
    expect(alerts.map(({ amount }) => amount).sort()).toEqual([1610, 2780]);
    for (const alert of alerts) await shop.payments.refundAlert(alert.id, { operator: "Mira", why: "came back" });
    await shop.runJobs();
    expect(await ledger(id)).toMatchObject({
      balance: 1610,
      entries: [
        ["issued", 6000],
        ["redeemed", -6000],
        ["given-back", 1610],
      ],
    });
    expect((await shop.payments.alerts(orderId)).every(({ resolvedAt }) => resolvedAt !== null)).toBe(true);
  });

  test("in fifty baskets that are ordered at once is spent to the cent and not once more", async () => {
    const { id, code } = await gift(20_000);
    const guests = Array.from({ length: 50 }, () => customerOf(shop));
    const requests = await Promise.all(
      guests.map(async (guest) => {
        await guest.add();
        await guest.put(code);
        return guest.request({ paymentMethod: "voucher" });
      }),
    );
    const answers = await Promise.all(guests.map((guest, index) => guest.place(requests[index])));
    // 200 euros pay for four orders of 48.85; the others are told what is left.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(46);
    expect(await ledger(id)).toMatchObject({ balance: 460 });
    const late = guests[answers.findIndex(({ status }) => status === 409)];
    expect(await late?.request()).toMatchObject({ expectedTotal: 4885, expectedPayable: 4425 });
  });

  test("ends with the third year after it was issued; what comes back lives a year at least", async () => {
    const { id, code, validTo } = await gift(10_000);
    expect(validTo).toBe("2029-12-31");
    shop.clock.advance(Date.parse("2029-12-31T22:00:00Z") - shop.clock.now().getTime());
    await lena.add();
    await lena.put(code);
    const { body: placed } = await lena.place(await lena.request({ paymentMethod: "voucher" }));
    shop.clock.advance(3 * 60 * 60_000);
    await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
    await shop.runJobs();
    const found = await shop.vouchers.office.gift(id);
    expect(found?.gift).toMatchObject({ balance: 10_000, validTo: "2031-01-01" });
  });

  test("has a ledger that nobody changes, and a code that is stored nowhere", async () => {
    const { id, code } = await gift(1234);
    await expect(
      database.db.updateTable("gift_voucher_entry").set({ amount: 1 }).where("gift_id", "=", id).execute(),
    ).rejects.toThrow("append-only");
    const row = await database.db.selectFrom("gift_voucher").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
