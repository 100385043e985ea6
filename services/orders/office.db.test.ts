import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { customerOf } from "../customer.fixture.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { OfficeOrder, OfficeOrderList } from "./contract.ts";
import { endUnpaid } from "./jobs.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  await database.pool.query("truncate shop_order, graphile_worker._private_jobs cascade");
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

async function ask<Body>(path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const answer = await shop.app.request(path, {
    headers: { [operatorHeader]: "Mira", "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const list = async (query = "") => (await ask<OfficeOrderList>(`/office-api/orders${query}`)).body;
const open = async (id: string) => (await ask<OfficeOrder>(`/office-api/orders/${id}`)).body;
const move = (id: string, to: string, why?: string) =>
  ask<OfficeOrder>(`/office-api/orders/${id}/transitions`, { to, why });

async function paidOrder() {
  const placed = await lena.order();
  await lena.payOn(placed.next, "paid-webhook-before-return");
  const [row] = (await list(`?search=${placed.number}`)).orders;
  const folder = await open(row?.id ?? "");
  return { ...placed, id: folder.id, lineIds: folder.lines.map(({ id }) => id) };
}
const report = (lineId: string, file: Parameters<ShopFixture["orders"]["reportFile"]>[2]) =>
  database.db.transaction().execute((trx) => shop.orders.reportFile(trx, lineId, file));

test("only operators come in, and nothing moves for others", async () => {
  const { id } = await paidOrder();
  const paths = ["", `/${id}`].map((path) => `/office-api/orders${path}`);
  for (const path of [...paths, "/office-api/payment-alerts"]) expect((await shop.app.request(path)).status).toBe(403);
  const body = JSON.stringify({ to: "cancelled" });
  const headers = { "content-type": "application/json" };
  const moved = await shop.app.request(`/office-api/orders/${id}/transitions`, { method: "POST", body, headers });
  expect(moved.status).toBe(403);
  expect((await open(id)).order.state).toBe("paid");
});

test("orders are listed newest first, by state, and found by number, address, name and town", async () => {
  const [first, paid] = [await lena.order(), await paidOrder()];
  expect((await list()).orders.map(({ number }) => number)).toEqual([paid.number, first.number]);
  expect(await list("?state=paid")).toMatchObject({
    orders: [
      { number: paid.number, name: "Lena Muster", city: "München", pieces: 1, lines: 1, stopped: 0, total: 4885 },
    ],
    counts: { placed: 1, paid: 1 },
    total: 1,
  });
  for (const search of [first.number, "lena@beispiel", "a must", "MÜNCH", "print"]) {
    const { orders } = await list(`?search=${encodeURIComponent(search)}`);
    expect(
      orders.map(({ number }) => number),
      search,
    ).toContain(first.number);
  }
  expect((await list("?search=%25")).total).toBe(0);
  expect((await ask("/office-api/orders?state=eaten")).status).toBe(422);
});

test("open orders are those that make work for the workshop; what must leave the house first stands first", async () => {
  const [later, unpaid, sooner] = [await paidOrder(), await lena.order(), await paidOrder()];
  await database.pool.query("update shop_order set ships_on = ships_on - 7 where id = $1", [sooner.id]);
  const { orders, total } = await list("?state=open");
  expect(orders.map(({ number }) => number)).toEqual([sooner.number, later.number]);
  expect(total).toBe(2);
  expect((await list()).orders.map(({ number }) => number)).toContain(unpaid.number);
  await move(later.id, "cancelled", "customer called");
  expect((await list("?state=open")).orders.map(({ number }) => number)).toEqual([sooner.number]);
});

test("the list tells what was ordered, with pictures of designs, and when it ships", async () => {
  const { id } = await paidOrder();
  const { lines, order, shipsOn } = await open(id);
  const [row] = (await list()).orders;
  expect(row).toMatchObject({
    contents: order.lines.map(({ title }) => title),
    pictures: lines.flatMap(({ versionId }) => versionId ?? []),
    shipsOn,
  });
  expect(shipsOn < order.shipping.arrival.earliest).toBe(true);
});

test("an order is told with its lines, payments and who moved it when and why", async () => {
  const { id } = await paidOrder();
  await move(id, "cancelled", "customer called");
  expect(await open(id)).toMatchObject({
    order: { state: "cancelled", email: "lena@beispiel.de" },
    lines: [{ kind: "plain-print", configuration: { size: "large" }, fileState: "waiting" }],
    payments: [{ method: "test", state: "paid", amount: 4885 }],
    transitions: [
      { actor: "customer", from: null, to: "placed" },
      { actor: "payment", from: "placed", to: "paid", why: "test" },
      { actor: "operator", name: "Mira", from: "paid", to: "cancelled", why: "customer called" },
    ],
    alerts: [{ reason: "cancelled-after-payment", amount: 4885 }],
    ways: [],
  });
});

test("an order goes only where the table of states lets the operator move it", async () => {
  const { id, lineIds } = await paidOrder();
  expect((await open(id)).ways).toEqual(["cancelled"]);
  expect(await move(id, "shipped")).toMatchObject({
    status: 409,
    body: { type: expect.stringMatching(/:not-allowed$/) },
  });
  for (const lineId of lineIds) await report(lineId, { state: "checked" });
  expect(await move(id, "in-production")).toMatchObject({
    status: 409,
    body: { type: expect.stringMatching(/:cancel-promise-running$/) },
  });
  shop.clock.advance(60 * 60_000);
  for (const to of ["in-production", "shipped", "delivered"]) {
    expect((await move(id, to)).body.order.state).toBe(to);
  }
  for (const to of ["complaint", "in-production"]) {
    expect((await move(id, to, "the corner is bent")).body.order.state).toBe(to);
  }
});

test("off the usual way nothing moves without a reason", async () => {
  const { id, lineIds } = await paidOrder();
  for (const lineId of lineIds) await report(lineId, { state: "checked" });
  const before = await open(id);
  for (const [to, why] of [
    ["cancelled", undefined],
    ["paid", "  "],
  ] as const) {
    expect(await move(id, to, why)).toMatchObject({
      status: 400,
      body: { type: expect.stringMatching(/:reason-missing$/) },
    });
  }
  expect(await open(id)).toEqual(before);
});

test("an order is not called checked while a file is missing or stopped; after a withdrawn check it may be again", async () => {
  const { id, lineIds } = await paidOrder();
  const refused = { status: 409, body: { type: expect.stringMatching(/:files-not-checked$/) } };
  expect(await move(id, "files-checked", "looks good")).toMatchObject(refused);
  await report(lineIds[0] ?? "", { state: "stopped", note: "preflight-failed" });
  expect(await move(id, "files-checked", "looks good")).toMatchObject(refused);
  expect((await open(id)).order.state).toBe("paid");
  await report(lineIds[0] ?? "", { state: "checked" });
  await move(id, "paid", "wrong colour?");
  expect((await open(id)).ways).toEqual(["files-checked", "cancelled"]);
  expect((await move(id, "files-checked", "the colour is right")).body.order.state).toBe("files-checked");
});

test("a file that an operator approved moves the order in her name, with her reason", async () => {
  const { id, lineIds } = await paidOrder();
  await report(lineIds[0] ?? "", { state: "checked", approved: { by: "Mira", why: "the frame covers it" } });
  expect((await open(id)).transitions.at(-1)).toMatchObject({
    actor: "operator",
    name: "Mira",
    from: "paid",
    to: "files-checked",
    why: "the frame covers it",
  });
});

test("a payment alert is looked after once, with a note", async () => {
  const { id } = await paidOrder();
  await move(id, "cancelled", "customer called");
  const { alerts } = (await ask<{ alerts: { id: string }[] }>("/office-api/payment-alerts")).body;
  expect(alerts).toHaveLength(1);
  const path = `/office-api/payment-alerts/${alerts[0]?.id}/resolve`;
  expect(await ask(path, { note: "refunded by hand" })).toMatchObject({ status: 200, body: { alerts: [] } });
  expect((await ask(path, { note: "again" })).status).toBe(404);
  expect((await open(id)).alerts).toMatchObject([{ resolvedBy: "Mira", note: "refunded by hand" }]);
});

describe("print files", () => {
  test("an order counts as checked when the files of all its lines are", async () => {
    await lena.add("small");
    await lena.addFrame();
    const { id, lineIds } = await paidOrder();
    expect(lineIds).toHaveLength(3);
    const lines = (await open(id)).lines;
    expect(lines.map(({ fileState }) => fileState)).toEqual(["waiting", "none", "waiting"]);
    await report(lineIds[0] ?? "", { state: "checked" });
    expect((await open(id)).order.state).toBe("paid");
    await report(lineIds[2] ?? "", { state: "checked" });
    expect(await open(id)).toMatchObject({
      order: { state: "files-checked" },
      ways: ["in-production", "cancelled", "paid"],
    });
  });

  test("a stopped file holds the order and tells the operator why", async () => {
    const { id, lineIds } = await paidOrder();
    await report(lineIds[0] ?? "", { state: "stopped", note: "photo was deleted" });
    expect(await open(id)).toMatchObject({
      order: { state: "paid" },
      lines: [{ fileState: "stopped", fileNote: "photo was deleted" }],
    });
    expect((await list()).orders[0]?.stopped).toBe(1);
    await report(lineIds[0] ?? "", { state: "checked" });
    expect(await open(id)).toMatchObject({ order: { state: "files-checked" }, lines: [{ fileNote: null }] });
    await report(lineIds[0] ?? "", { state: "stopped", note: "wrong profile" });
    expect(await open(id)).toMatchObject({ order: { state: "paid" } });
  });

  test("a line of which files are still to be made waits, and an order that was checked does so again", async () => {
    const { id, lineIds } = await paidOrder();
    const [line = ""] = lineIds;
    await report(line, { state: "stopped", note: "photo-missing" });
    await report(line, { state: "waiting" });
    expect(await open(id)).toMatchObject({
      order: { state: "paid" },
      lines: [{ fileState: "waiting", fileNote: null }],
    });
    await report(line, { state: "checked" });
    await report(line, { state: "waiting" });
    expect(await open(id)).toMatchObject({ order: { state: "paid" }, lines: [{ fileState: "waiting" }] });
  });

  test("two lines reported at once are both counted", async () => {
    await lena.add("small");
    const { id, lineIds } = await paidOrder();
    await Promise.all(lineIds.map((lineId) => report(lineId, { state: "checked" })));
    expect((await open(id)).order.state).toBe("files-checked");
  });

  test("nothing is printed for orders that are not paid or cancelled, nor for ready-made goods", async () => {
    const placed = await lena.order();
    const [row] = (await list(`?search=${placed.number}`)).orders;
    const line = async () => shop.orders.lineToPrint((await open(row?.id ?? "")).lines[0]?.id ?? "");
    expect(await line()).toBeNull();
    await lena.payOn(placed.next, "paid-webhook-before-return");
    expect(await line()).toMatchObject({ order: { number: Number(placed.number) }, line: { quantity: 1 } });
    await move(row?.id ?? "", "cancelled", "customer called");
    expect(await line()).toBeNull();
  });

  test("an order of ready-made goods alone has nothing to print and is ready at once", async () => {
    await lena.addFrame();
    const placed = await lena.place(await lena.request());
    await lena.payOn(placed.body.next, "paid-webhook-before-return");
    expect((await lena.view(placed.body.orderToken)).history.map(({ state }) => state)).toEqual([
      "placed",
      "paid",
      "files-checked",
    ]);
  });
});

test("orders nobody paid for two weeks are given up, except while a bank is deciding", async () => {
  const [unpaid, deciding, paid] = [await lena.order(), await lena.order(), await paidOrder()];
  const idOf = async (number: string) => (await list(`?search=${number}`)).orders[0]?.id ?? "";
  await database.pool.query("update payment set state = 'pending' where order_id = $1", [await idOf(deciding.number)]);
  const night = () => enqueue(database.db, endUnpaid, {}).then(shop.runJobs);
  shop.clock.advance(14 * 24 * 60 * 60_000);
  await night();
  expect((await list("?state=cancelled")).total).toBe(0);
  shop.clock.advance(1);
  await night();
  const { orders } = await list("?state=cancelled");
  expect(orders.map(({ number }) => number)).toEqual([unpaid.number]);
  expect((await open(await idOf(unpaid.number))).transitions.at(-1)).toMatchObject({
    actor: "system",
    to: "cancelled",
    why: "not paid within 14 days",
  });
  expect((await open(paid.id)).order.state).toBe("paid");
});
