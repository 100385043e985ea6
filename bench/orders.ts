import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import { silentLog } from "../platform/log/log.ts";
import { createBareClient } from "./orders/bare-statements.ts";
import { createCustomer } from "./orders/customer.ts";
import type { Statement } from "./orders/shop-process.ts";

const PROMISE = 0.4;
const CLIENTS = 8;
const ORDERS_PER_CLIENT = 30;
const ROUNDS = 5;

/**
 * The promise of orders: 8 customers at once, each through basket, summary, order, payment with a doubled and a late
 * webhook and the order page, make at least 0.4 times the orders that the same statements make when sent bare to the
 * same database; none fails, is lost or doubled. Rounds alternate, medians count. PostgreSQL waits for the disk.
 */
export default async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "passepartout-orders-"));
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
  const database = createDatabase(server.url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
  if (!migrated.ok) throw new Error("the database could not be migrated");
  const shop = fork(join(import.meta.dirname, "orders/shop-process.ts"), [server.url]);
  try {
    const [port] = await once(shop, "message");
    await measure(database, shop, port);
  } finally {
    shop.kill("SIGKILL");
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(database: Database, shop: ChildProcess, port: number): Promise<void> {
  const customers = await Promise.all(Array.from({ length: CLIENTS }, () => createCustomer(port)));
  // The first round warms both ways up and does not count; the record is made when every cache is filled.
  const numbers = await ordersOf(customers);
  const statements = await record(shop, () => customers[0]?.order(false));
  const bare = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => createBareClient(database.url, statements, `client ${index}`)),
  );
  await eachOrders(bare);

  const rates = { shop: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.shop.push(await perSecond(async () => void numbers.push(...(await ordersOf(customers)))));
    rates.bare.push(await perSecond(() => eachOrders(bare)));
  }
  await Promise.all(bare.map((client) => client.close()));
  await check(database, port, numbers);

  const [ours, theirs] = [median(rates.shop), median(rates.bare)];
  // Each round is compared with its neighbour, because a shared machine is not equally fast all the time.
  const ratio = median(rates.shop.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  console.log(
    `orders: ${ours.toFixed(0)} orders/s by ${CLIENTS} clients through the public calls, ` +
      `${theirs.toFixed(0)} by the same ${statements.length} statements sent bare: ` +
      `ratio ${ratio.toFixed(2)}, promise ${PROMISE} ${ratio >= PROMISE ? "kept" : "MISSED"}; ` +
      `${numbers.length} orders, none failed, lost or doubled`,
  );
  if (ratio < PROMISE) process.exitCode = 1;
}

type Customer = Awaited<ReturnType<typeof createCustomer>>;
type BareClient = Awaited<ReturnType<typeof createBareClient>>;

const ordersOf = async (customers: readonly Customer[]): Promise<string[]> =>
  (await Promise.all(customers.map((customer) => repeat(() => customer.order(true))))).flat();

const eachOrders = async (clients: readonly BareClient[]): Promise<void> => {
  await Promise.all(clients.map((client) => repeat(client.order)));
};

async function repeat<Value>(work: () => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let order = 0; order < ORDERS_PER_CLIENT; order++) results.push(await work());
  return results;
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (CLIENTS * ORDERS_PER_CLIENT * 1000) / (performance.now() - start);
}

/** The statements of one order, as the shop sends them. */
async function record(shop: ChildProcess, work: () => Promise<unknown> | undefined): Promise<readonly Statement[]> {
  shop.send("record");
  await work();
  const answer = once(shop, "message");
  shop.send("recorded");
  const [statements] = await answer;
  return statements;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Every number that was answered is one order, paid once, with one mail and one print job, and there are no others. */
async function check(database: Database, port: number, numbers: readonly string[]): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/bench/jobs`, { method: "POST" });
  if (!answer.ok) throw new Error("the mails could not be written");
  if (new Set(numbers).size !== numbers.length) throw new Error("an order number was given twice");
  const { rows } = await database.pool.query<{ number: number; sound: boolean }>(
    `select number, state = 'paid'
      and (select count(*) from payment where order_id = o.id and state = 'paid') = 1
      and (select count(*) from order_transition where order_id = o.id and to_state = 'paid') = 1
      and (select count(*) from outbox_mail where order_id = o.id) = 1
      and (select count(*) from graphile_worker._private_jobs where payload ->> 'orderId' = o.id::text) = 1
      and (select count(*) from payment_event e join payment p on p.id = e.payment_id
        where p.order_id = o.id and e.effect = 'applied') = 1 as sound
    from shop_order o where number = any($1)`,
    [numbers.map(Number)],
  );
  const unsound = rows.filter(({ sound }) => !sound);
  if (rows.length !== numbers.length) throw new Error(`${numbers.length - rows.length} orders were lost`);
  if (unsound.length > 0) throw new Error(`${unsound.length} orders are not paid, mailed and printed exactly once`);
  const alerts = await database.pool.query("select from payment_alert");
  if (alerts.rowCount !== 0) throw new Error(`${alerts.rowCount} payment alerts`);
}
