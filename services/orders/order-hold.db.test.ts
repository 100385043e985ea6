import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { customerOf } from "../customer.fixture.ts";
import { type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { PlacedOrder } from "./contract.ts";
import { releaseHolds } from "./jobs.ts";
import { releaseLapsedHolds } from "./order-hold.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;
let otto: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  [lena, otto] = [customerOf(shop), customerOf(shop)];
});

const minutes = 60_000;
const gift = (amount: number) => shop.vouchers.office.giveAway({ amount, currency: "EUR", note: "for a test" }, "Mira");

async function balance(id: string): Promise<number> {
  const found = await shop.vouchers.office.gift(id);
  expect(found?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(found?.gift.balance);
  return found?.gift.balance ?? Number.NaN;
}

let made = 0;
/** A code of 20 % that can be used once. */
async function onlyCode(): Promise<string> {
  const created = await shop.vouchers.office.create(
    {
      code: `ONCE-${++made}`,
      effect: { kind: "percent", ppm: 200_000 },
      minimum: {},
      validFrom: "2026-01-01",
      validTo: "2026-01-31",
      channels: [],
      countries: [],
      kinds: [],
      mostUses: 1,
      mostUsesEach: null,
      firstOrder: false,
      withCampaigns: true,
      combinable: true,
    },
    "Mira",
  );
  if (!created.ok) throw new Error(created.error);
  return created.value.rule.code;
}
const uses = async (code: string) =>
  (await shop.vouchers.office.discounts()).find(({ rule }) => rule.code === code)?.uses;

async function orderWith(who: typeof lena, ...codes: string[]): Promise<PlacedOrder> {
  await who.add();
  for (const code of codes) await who.put(code);
  const placed = await who.place(await who.request());
  expect(placed.status).toBe(201);
  return placed.body;
}
const clockStrikes = () => enqueue(database.db, releaseHolds, {}).then(shop.runJobs);
const payAgain = (who: typeof lena, { orderToken }: PlacedOrder) =>
  who.ask<PlacedOrder>("POST", `/web-api/orders/${orderToken}/pay`, {});

test("an order without its money keeps codes and gift money for half an hour, not a moment longer", async () => {
  const [{ id, code: giftCode }, code] = [await gift(2000), await onlyCode()];
  await orderWith(lena, code, giftCode);
  shop.clock.advance(30 * minutes);
  await clockStrikes();
  expect([await balance(id), await uses(code)]).toEqual([0, 1]);
  shop.clock.advance(1);
  await clockStrikes();
  expect([await balance(id), await uses(code)]).toEqual([2000, 0]);
  await clockStrikes();
  expect(await balance(id)).toBe(2000);
  const hers = await orderWith(otto, code, giftCode);
  expect(await otto.view(hers.orderToken)).toMatchObject({ discount: 878, redeemed: 2000 });
});

test("the page on which the rest could be paid is closed with it, and no refund is told", async () => {
  const { code } = await gift(2000);
  const placed = await orderWith(lena, code);
  shop.clock.advance(31 * minutes);
  await clockStrikes();
  expect(await lena.view(placed.orderToken)).toMatchObject({
    state: "placed",
    redeemed: 2000,
    payable: 2885,
    refunds: [],
    payment: { state: "expired", payable: true },
  });
});

test("paid later it takes both again, and everything adds up", async () => {
  const [{ id, code: giftCode }, code] = [await gift(2000), await onlyCode()];
  const placed = await orderWith(lena, code, giftCode);
  shop.clock.advance(31 * minutes);
  await clockStrikes();
  const again = await payAgain(lena, placed);
  expect([await balance(id), await uses(code)]).toEqual([0, 1]);
  await lena.payOn(again.body.next, "paid");
  await shop.runJobs();
  shop.clock.advance(31 * minutes);
  await clockStrikes();
  expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", redeemed: 2000, payable: 2007 });
  expect([await balance(id), await uses(code)]).toEqual([0, 1]);
  // Cancelled in the free hour, all of it goes back: the gift money once, not twice.
  await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
  expect([await balance(id), await uses(code)]).toEqual([2000, 0]);
});

test("when another order has them by then, it cannot be paid and says why; nothing is taken", async () => {
  const [{ id, code: giftCode }, code] = [await gift(2000), await onlyCode()];
  const placed = await orderWith(lena, giftCode, code);
  shop.clock.advance(31 * minutes);
  await clockStrikes();
  await orderWith(otto, code);
  expect(await payAgain(lena, placed)).toMatchObject({
    status: 409,
    body: { type: "urn:passepartout:problem:vouchers-used" },
  });
  expect([await balance(id), await uses(code)]).toEqual([2000, 1]);
  expect(await lena.view(placed.orderToken)).toMatchObject({ state: "placed" });
});

test("a declined payment frees both at once; another try takes them again", async () => {
  const [{ id, code: giftCode }, code] = [await gift(2000), await onlyCode()];
  const placed = await orderWith(lena, code, giftCode);
  await lena.payOn(placed.next, "declined");
  await shop.runJobs();
  expect([await balance(id), await uses(code)]).toEqual([2000, 0]);
  const again = await payAgain(lena, placed);
  expect([await balance(id), await uses(code)]).toEqual([0, 1]);
  await lena.payOn(again.body.next, "paid");
  await shop.runJobs();
  expect(await lena.view(placed.orderToken)).toMatchObject({ state: "paid", redeemed: 2000 });
  expect([await balance(id), await uses(code)]).toEqual([0, 1]);
});

test("while a bank is deciding they stay with the order", async () => {
  const { id, code } = await gift(2000);
  const placed = await orderWith(lena, code);
  await database.pool.query(
    "update payment set state = 'pending' where provider = 'test' and order_id = (select id from shop_order where number = $1)",
    [placed.number],
  );
  shop.clock.advance(24 * 60 * minutes);
  await clockStrikes();
  expect(await balance(id)).toBe(0);
});

test("money that comes too late pays the order when its codes are free, else it goes back and the order ends", async () => {
  const [first, second] = [await gift(2000), await gift(2000)];
  const [early, late] = [await orderWith(lena, first.code), await orderWith(otto, second.code)];
  shop.clock.advance(31 * minutes);
  // Without jobs: no page is closed yet.
  await releaseLapsedHolds({ database, payments: shop.payments, vouchers: shop.vouchers }, shop.clock.now());
  await orderWith(customerOf(shop), second.code);
  await lena.payOn(early.next, "paid");
  await otto.payOn(late.next, "paid");
  await shop.runJobs();
  expect(await lena.view(early.orderToken)).toMatchObject({ state: "paid", redeemed: 2000, payable: 2885 });
  expect(await balance(first.id)).toBe(0);
  expect(await otto.view(late.orderToken)).toMatchObject({
    state: "cancelled",
    refunds: [{ amount: 2885, state: "succeeded" }],
  });
  expect(await balance(second.id)).toBe(0);
});

test("released and paid in the same moment, whoever is first decides and no money is lost", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, code } = await gift(2000);
    const who = customerOf(shop);
    const placed = await orderWith(who, code);
    shop.clock.advance(31 * minutes);
    await enqueue(database.db, releaseHolds, {});
    await Promise.all([shop.runJobs(), who.payOn(placed.next, "paid"), payAgain(who, placed)]);
    await shop.runJobs();
    const { state } = await who.view(placed.orderToken);
    expect({ state, balance: await balance(id) }).toEqual({
      state,
      balance: state === "paid" ? 0 : expect.any(Number),
    });
    expect(["paid", "placed"]).toContain(state);
  }
});

test("a paid order that its customer cancels in the free hour is paid back by itself, and nobody is asked", async () => {
  const { orderToken, next } = await lena.order();
  await lena.payOn(next, "paid-webhook-before-return");
  shop.clock.advance(60 * minutes - 1);
  const before = (await shop.payments.alerts()).length;
  await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`);
  await lena.ask("POST", `/web-api/orders/${orderToken}/cancel`);
  await shop.runJobs();
  expect(await lena.view(orderToken)).toMatchObject({
    state: "cancelled",
    refunds: [{ amount: 4885, state: "succeeded" }],
  });
  expect(await shop.payments.alerts()).toHaveLength(before);
});
