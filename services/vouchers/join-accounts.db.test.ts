import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { discountRule } from "./discount-rule.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;

beforeEach(async () => {
  shop = await shopFixture({ database });
});

/** A code that each customer may use once. */
const onceEach = discountRule.parse({
  code: "einmal",
  effect: { kind: "percent", ppm: 200_000 },
  minimum: {},
  validFrom: "2026-01-01",
  validTo: "2026-01-31",
  channels: [],
  countries: [],
  kinds: [],
  mostUses: null,
  mostUsesEach: 1,
  firstOrder: false,
  withCampaigns: true,
  combinable: false,
});
const usesOf = async (customerId: string) => {
  const uses = database.db.selectFrom("discount_use").select("order_id").where("customer_id", "=", customerId);
  return (await uses.execute()).length;
};

test("when two accounts become one, a code that was used with one is used up for both", async () => {
  await shop.vouchers.office.create(onceEach, "Mira");
  const found = await shop.vouchers.find("EINMAL", "poster");
  if (!found.ok || found.value.type !== "discount") throw new Error("no such code");
  const applied = [{ voucher: found.value, amount: 878, freeShipping: false, refusal: null }];
  const refused = (customerId: string) =>
    shop.vouchers.refusedFor(database.db, applied, { customerId, email: `${customerId}@beispiel.de`, ordered: true });

  const [from, to, other] = [newId(), newId(), newId()];
  for (const customerId of [from, other]) {
    const orderId = await orderOf(customerId);
    const orderer = { customerId, email: `${newId()}@beispiel.de` };
    await database.db.transaction().execute((trx) => shop.vouchers.use(trx, orderId, orderer, applied));
  }
  expect(await refused(to)).toBeNull();
  const join = () => database.db.transaction().execute((trx) => shop.vouchers.join(trx, from, to));
  await join();
  await join();
  expect(await refused(to)).toEqual({ code: "EINMAL", reason: "used-up" });
  expect([await usesOf(from), await usesOf(to), await usesOf(other)]).toEqual([0, 1, 1]);
});

/** Id of an order of this customer. */
async function orderOf(customerId: string): Promise<string> {
  const browser = customerOf(shop);
  await browser.order();
  await shop.orders.adopt(database.db, browser.owner.visitorId, customerId);
  return (await shop.orders.own(customerId)).orders[0] ?? "";
}
