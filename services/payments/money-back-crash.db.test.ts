import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { freeAbandonedJobs } from "../../platform/jobs/presence.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf, signWebhook, webhookPath } from "../customer.fixture.ts";
import type { PlacedOrder } from "../orders/contract.ts";
import { type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { moneyBackSteps, type PaymentStep } from "./service.ts";
import { testProvider } from "./test-provider/provider.ts";

const database = await migratedTestDatabase();
let here: ShopFixture;

beforeAll(async () => {
  here = await shopFixture({ database, providers: [otherTestProvider()] });
});

/** A second way to pay with the same books, so that another way can be chosen. */
const otherTestProvider = () => ({
  ...testProvider({ database, clock: { now: () => new Date() }, secret: "x".repeat(32) }),
  key: "stripe" as const,
});

/** A process that does the waiting jobs and dies at a step. */
async function dieAt(step: PaymentStep) {
  const script = join(import.meta.dirname, "../orders/killed-shop.fixture.ts");
  const child = spawn(process.execPath, [script, database.url, step], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const port of createInterface({ input: child.stdout })) {
    const died = once(child, "exit");
    await fetch(`http://127.0.0.1:${port}/test/jobs`, { method: "POST" }).catch(() => {});
    expect(await died).toEqual([null, "SIGKILL"]);
    await freeAbandonedJobs(database.pool);
    return;
  }
}

test.each<PaymentStep>(moneyBackSteps)(
  "killed at %s: after the restart the replaced attempt takes no money, and what came twice went back once",
  async (step) => {
    const lena = customerOf(here);
    const placed = await lena.order();
    const attempts = () =>
      database.db
        .selectFrom("payment")
        .innerJoin("shop_order as o", "o.id", "payment.order_id")
        .selectAll("payment")
        .where("o.number", "=", Number(placed.number))
        .orderBy("payment.created_at")
        .orderBy("payment.id")
        .execute();
    const closing = step.endsWith("close") || step.startsWith("close");
    if (closing) {
      await lena.ask<PlacedOrder>("POST", `/web-api/orders/${placed.orderToken}/pay`, { paymentMethod: "stripe" });
    } else {
      await lena.payOn(placed.next, "paid");
      await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
      const [payment] = await attempts();
      const event = { eventId: newId(), paymentId: payment?.id, state: "paid", amount: 4885, currency: "EUR" };
      const { body, headers } = signWebhook(event, here.clock.now());
      expect((await here.app.request(webhookPath, { method: "POST", body, headers })).status).toBe(200);
    }
    await dieAt(step);
    await here.runJobs();
    await here.runJobs();

    const [first] = await attempts();
    const books = await database.db
      .selectFrom("test_payment")
      .leftJoin("test_refund", "test_refund.test_payment_id", "test_payment.id")
      .select(["test_payment.state", "test_refund.amount as refunded"])
      .where("test_payment.id", "=", first?.id ?? "")
      .execute();
    const refunds = await here.payments.refunds(first?.order_id ?? "");
    if (closing) {
      expect(first?.state).toBe("expired");
      expect(books).toEqual([{ state: "expired", refunded: null }]);
      expect(refunds).toEqual([]);
    } else {
      expect(books).toEqual([{ state: "paid", refunded: 4885 }]);
      expect(refunds.map(({ state }) => state)).toEqual(["succeeded"]);
      expect(await here.payments.alerts()).toEqual([]);
    }
  },
);
