import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { orderSteps } from "../orders/service.ts";
import { type ShopFixture, shopFixture, visitorHeader } from "../shop.fixture.ts";
import { giftProvider } from "./gift-provider.ts";

const database = await migratedTestDatabase();
let here: ShopFixture;

beforeAll(async () => {
  here = await shopFixture({ database });
});

async function startShop(fatalStep: string): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const script = join(import.meta.dirname, "../orders/killed-shop.fixture.ts");
  const child = spawn(process.execPath, [script, database.url, fatalStep], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const port of createInterface({ input: child.stdout })) {
    return { process: child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error("the shop did not start");
}

const balanceOf = async (id: string) => (await here.vouchers.office.gift(id))?.gift.balance;

test.each(orderSteps)(
  "killed at %s: gift voucher and order are as one, and the same click spends it once",
  async (step) => {
    const { id, code } = await here.vouchers.office.giveAway(
      { amount: 3000, currency: "EUR", note: "for a test" },
      "Mira",
    );
    const lena = customerOf(here);
    await lena.add();
    await lena.put(code);
    const [request, key] = [await lena.request(), newId()];
    const doomed = await startShop(step);
    const died = once(doomed.process, "exit");
    const headers = {
      "content-type": "application/json",
      "idempotency-key": key,
      [visitorHeader]: lena.owner.visitorId,
    };
    const asked = fetch(`${doomed.url}/web-api/orders`, { method: "POST", body: JSON.stringify(request), headers });
    await expect(asked).rejects.toThrow();
    expect(await died).toEqual([null, "SIGKILL"]);
    const orders = () =>
      database.db.selectFrom("shop_order").select("id").where("visitor_id", "=", lena.owner.visitorId).execute();
    // A transaction of a dead process ends when the database notices; whoever asks for the row waits for that.
    await database.db.transaction().execute((trx) => trx.selectFrom("gift_voucher").selectAll().forUpdate().execute());
    expect(await balanceOf(id)).toBe((await orders()).length === 0 ? 3000 : 0);

    expect(await lena.place(request, key)).toMatchObject({ status: 201, body: { next: { kind: "redirect" } } });
    const [order] = await orders();
    const payments = await database.db
      .selectFrom("payment")
      .selectAll()
      .where("order_id", "=", order?.id ?? "")
      .execute();
    expect(payments.map(({ provider, amount }) => [provider, amount]).sort()).toEqual([
      ["test", 1885],
      ["voucher", 3000],
    ]);
    expect(await balanceOf(id)).toBe(0);
  },
);

test("money that goes back is booked once, however often and at once it is asked", async () => {
  const { id } = await here.vouchers.office.giveAway({ amount: 3000, currency: "EUR", note: "for a test" }, "Mira");
  const provider = giftProvider({ database, clock: here.clock, zone: "Europe/Berlin" });
  const refund = { refundId: newId(), paymentId: newId(), reference: id, amount: 500, currency: "EUR" } as const;
  const reports = await Promise.all(Array.from({ length: 10 }, () => provider.refund(refund)));
  expect(reports).toEqual(Array(10).fill({ state: "succeeded", reference: id }));
  expect(await balanceOf(id)).toBe(3500);
  expect(await provider.refund({ ...refund, refundId: newId(), reference: newId() })).toEqual({
    state: "failed",
    reference: null,
  });
});
