import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { customerHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { exportedOrders } from "./forget-customer.ts";
import { myOrders } from "./my-orders.ts";
import { ordersIn } from "./orders.fixture.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

const ordersOf = ordersIn(database.db);

test("at login the visitor's orders become the customer's", async () => {
  await lena.order();
  const customerId = newId();
  await database.db.transaction().execute((trx) => shop.orders.adopt(trx, lena.owner.visitorId, customerId));
  expect(await ordersOf(lena.owner.visitorId)).toMatchObject([{ customer_id: customerId }]);
});

describe("the customer's account", () => {
  const asCustomer = (id: string) => ({ [customerHeader]: id });

  test("has the orders of another one of hers that became part of it, which opens none any more", async () => {
    const [from, to, other] = [newId(), newId(), newId()];
    const [first, second, foreign] = [customerOf(shop), lena, customerOf(shop)];
    const moved = await first.order();
    const own = await second.order();
    const strange = await foreign.order();
    for (const [browser, customer] of [
      [first, from],
      [second, to],
      [foreign, other],
    ] as const) {
      await shop.orders.adopt(database.db, browser.owner.visitorId, customer);
    }
    const join = () => database.db.transaction().execute((trx) => shop.orders.join(trx, from, to));
    await join();
    await join();
    const numbers = async (customer: string) => (await shop.orders.mine(customer, "de-DE")).map(({ number }) => number);
    expect(await numbers(to)).toEqual([own.number, moved.number]);
    expect(await numbers(from)).toEqual([]);
    expect(await numbers(other)).toEqual([strange.number]);
    const open = (customer: string) =>
      lena.ask("GET", `/web-api/orders/${moved.number}`, undefined, asCustomer(customer));
    expect(await open(to)).toMatchObject({ status: 200, body: { number: moved.number } });
    expect(await open(from)).toMatchObject({ status: 404 });
    // The link in her mail stays as it was.
    expect(await first.view(moved.orderToken)).toMatchObject({ number: moved.number });
  });

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
          {
            number: second.number,
            state: "placed",
            currency: "EUR",
            titles: ["plain.print (de-DE)"],
            sequels: [],
            pieces: 1,
          },
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
    expect(await myOrders(counted, { customerId: customer, email: null }, async () => new Map())).toMatchObject(
      Array(4).fill(twoLines),
    );
    expect(queries).toBe(1);
    const copied = await exportedOrders(counted, { customerId: customer, email: null });
    const line = { title: "plain.print (de-DE)", quantity: 1, total: 4390 };
    expect(copied).toMatchObject(Array(4).fill({ state: "placed", lines: [line, line] }));
    expect(queries).toBe(3);
  });

  test("has what she ordered without it once its address is proven to be hers, and nobody else has", async () => {
    const [her, stranger] = [newId(), newId()];
    const { number } = await lena.order();
    const email = `nora.${her}@example.com`;
    await database.db.updateTable("shop_order").set({ email }).where("number", "=", Number(number)).execute();
    const copied = async (customer: string) => (await shop.orders.exported(customer)).length;
    const phone = customerOf(shop);
    const opens = (customer: string) => phone.ask("GET", `/web-api/orders/${number}`, undefined, asCustomer(customer));
    expect(await shop.orders.mine(her, "de-DE")).toEqual([]);
    expect(await copied(her)).toBe(0);
    expect(await opens(her)).toMatchObject({ status: 404 });
    shop.provenEmails.set(her, email.toUpperCase());
    shop.provenEmails.set(stranger, `x${email}`);
    expect(await shop.orders.mine(her, "de-DE")).toMatchObject([{ number }]);
    expect(await copied(her)).toBe(1);
    expect(await opens(her)).toMatchObject({ status: 200, body: { number } });
    expect(await shop.orders.mine(stranger, "de-DE")).toEqual([]);
    expect(await copied(stranger)).toBe(0);
    expect(await opens(stranger)).toMatchObject({ status: 404 });
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
