import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { listJobs } from "../../platform/jobs/jobs-view.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf, signWebhook, webhookPath } from "../customer.fixture.ts";
import { type PaymentStep, paymentSteps } from "../payments/service.ts";
import { type ShopFixture, shopFixture, visitorHeader } from "../shop.fixture.ts";
import type { PlacedOrder } from "./contract.ts";
import { type OrderStep, orderSteps } from "./service.ts";

type Step = OrderStep | PaymentStep;

/** A shop in a process of its own. */
interface ShopProcess {
  readonly process: ChildProcess;
  readonly url: string;
}

const database = await migratedTestDatabase();
/** Fills baskets and does jobs; never dies. */
let here: ShopFixture;
/** The shop after the restart. */
let restarted: ShopProcess;

beforeAll(async () => {
  here = await shopFixture({ database });
  restarted = await startShop("never");
});
afterAll(async () => {
  restarted?.process.kill("SIGKILL");
});

async function startShop(fatalStep: Step | "never"): Promise<ShopProcess> {
  const script = join(import.meta.dirname, "killed-shop.fixture.ts");
  const child = spawn(process.execPath, [script, database.url, fatalStep], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const port of createInterface({ input: child.stdout })) {
    return { process: child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error("the shop did not start");
}

/** Asks a shop; null when it died before it answered. */
async function post(shop: ShopProcess, path: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(new URL(path, shop.url), { method: "POST", body, headers });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}

async function bookkeeping(visitorId: string) {
  const orders = await database.db.selectFrom("shop_order").selectAll().where("visitor_id", "=", visitorId).execute();
  const id = orders[0]?.id ?? newId();
  const payments = await database.db.selectFrom("payment").selectAll().where("order_id", "=", id).execute();
  const events = await database.db
    .selectFrom("payment_event")
    .selectAll()
    .where("payment_id", "=", payments[0]?.id ?? newId())
    .execute();
  const mails = await database.db.selectFrom("outbox_mail").selectAll().where("order_id", "=", id).execute();
  const transitions = await database.db
    .selectFrom("order_transition")
    .select("to_state")
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const jobs = (await listJobs(database.db, { search: id })).jobs.map(({ name }) => name);
  const open = await database.db
    .selectFrom("cart")
    .select("id")
    .where("visitor_id", "=", visitorId)
    .where("ordered_at", "is", null)
    .execute();
  return { orders, payments, events, mails, jobs, open, way: transitions.map(({ to_state }) => to_state) };
}

const diesWhilePlacing: readonly Step[] = [...orderSteps, "before-provider", "after-provider", "session-recorded"];

test.each<Step>([...orderSteps, ...paymentSteps])(
  "killed at %s: after the restart there is one order, paid once, with one mail and one print",
  async (step) => {
    const lena = customerOf(here);
    await lena.add();
    const request = JSON.stringify(await lena.request());
    const placing = {
      "content-type": "application/json",
      "idempotency-key": newId(),
      [visitorHeader]: lena.owner.visitorId,
    };
    const doomed = await startShop(step);
    const died = once(doomed.process, "exit");

    // The customer orders; depending on the step the shop dies over it.
    const first = await post(doomed, "/web-api/orders", request, placing);
    expect(first === null).toBe(diesWhilePlacing.includes(step));
    if (first === null) await died;
    const between = await bookkeeping(lena.owner.visitorId);
    expect(between.orders.length + between.open.length).toBe(1);
    expect(between.payments).toHaveLength(between.orders.length);

    // She tries again after the restart, with the same key.
    const again = await post(restarted, "/web-api/orders", request, placing);
    expect(again?.status).toBe(201);
    if (first) expect(again).toEqual(first);
    const placed: PlacedOrder = again?.body;
    expect(placed.next.kind).toBe("redirect");

    // The provider reports the payment; when the shop dies over it, the provider reports again.
    const { payments } = await bookkeeping(lena.owner.visitorId);
    const event = { eventId: newId(), paymentId: payments[0]?.id, state: "paid", amount: 4885, currency: "EUR" };
    const { body, headers } = signWebhook(event, here.clock.now());
    if (first) {
      expect(await post(doomed, webhookPath, body, headers)).toBeNull();
      await died;
      const meanwhile = await bookkeeping(lena.owner.visitorId);
      expect(meanwhile.orders[0]?.state === "paid").toBe(meanwhile.events.length === 1);
      expect(meanwhile.orders[0]?.state === "paid").toBe(meanwhile.jobs.includes("print-order-line"));
    }
    expect(await died).toEqual([null, "SIGKILL"]);
    expect((await post(restarted, webhookPath, body, headers))?.status).toBe(200);
    await here.runJobs();

    const after = await bookkeeping(lena.owner.visitorId);
    expect(after.orders).toMatchObject([{ state: "paid", total: 4885 }]);
    expect(after.payments).toMatchObject([{ state: "paid" }]);
    expect(after.events).toMatchObject([{ effect: "applied" }]);
    expect(after.way).toEqual(["placed", "paid"]);
    expect(after.mails).toHaveLength(1);
    expect(after.jobs).toEqual(["print-order-line"]);
    expect(after.open).toEqual([]);
  },
);
