import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type {
  CheckoutSummary,
  LineRecipients,
  OfficeOrder,
  OfficeParcels,
  OrderParcels,
  PlaceOrderRequest,
  TrackedParcels,
} from "./contract.ts";

const database = await migratedTestDatabase();
const { db } = database;
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

/** Makes a list another one. */
let kim = "Kim";
const guests = [
  { firstName: "Inge", lastName: "Brandt", street: "Lindenallee 14", postcode: "79104", city: "Freiburg", country: "" },
  { firstName: "=Ada", lastName: "Moser", street: "Ring 2", postcode: "1010", city: "Wien", country: "Österreich" },
  { firstName: "Urs", lastName: "Frei", street: "Gasse 3", postcode: "8001", city: "Zürich", country: "Schweiz" },
  { firstName: "Kim", lastName: "Ohneort", street: "", postcode: "791", city: "Kiel", country: "" },
];

beforeEach(async () => {
  kim = "Kim";
  shop = await shopFixture({ database });
  const visitorId = newId();
  await db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  lena = customerOf(shop, visitorId);
});

const listOfGuests = () => ({
  name: "gaeste.csv",
  columns: Object.keys(guests[0] ?? {}).map((key) => ({ key, head: key })),
  rows: guests.map((values, place) => ({
    line: place + 2,
    values: values.firstName === "Kim" ? { ...values, firstName: kim } : values,
  })),
});
const keep = () => shop.recipients.keep(lena.owner, listOfGuests());

/** A line for four guests of whom two can be reached, in the basket. */
async function basketForGuests() {
  const list = await keep();
  const added = await lena.addFor(list);
  return { list, lineId: added.body.lineId };
}

const summaryOf = async (sending: PlaceOrderRequest["sending"], shippingMethod = "standard") =>
  (await lena.ask<CheckoutSummary>("POST", "/web-api/checkout/summary", { country: "DE", shippingMethod, sending }))
    .body;

async function ordered(key = newId()) {
  const { list, lineId } = await basketForGuests();
  const request = await lena.request({ sending: [{ lineId, recipients: "all" }] });
  const placed = await lena.place(request, key);
  expect(placed.status).toBe(201);
  return { list, lineId, request, ...placed.body };
}

/** The job of every night. */
async function eraseAskedLists(): Promise<void> {
  for (const { work } of shop.recipients.handlers) await work({}, {} as never);
}

const orderId = async () => (await ordersOfLena())[0]?.id ?? "";
const ordersOfLena = () =>
  db.selectFrom("shop_order").selectAll().where("visitor_id", "=", lena.owner.visitorId).execute();
const rowsOf = (id: string) =>
  db.selectFrom("order_parcel").selectAll().where("order_id", "=", id).orderBy("position").execute();
const parcelsOf = async (token: string) =>
  (await lena.ask<OrderParcels>("GET", `/web-api/orders/${token}/parcels`)).body.parcels;
const office = <Body>(method: string, path: string, body?: unknown) =>
  lena.ask<Body>(method, path, body, { [operatorHeader]: "Ida" });

/** Paid, checked and in the workshop. */
async function inProduction() {
  const order = await ordered();
  await lena.payOn(order.next, "paid");
  await shop.runJobs();
  const id = await orderId();
  await db.updateTable("shop_order").set({ state: "in-production" }).where("id", "=", id).execute();
  const parcels = (await office<OfficeParcels>("GET", `/office-api/orders/${id}/parcels`)).body.parcels;
  return { ...order, id, parcels };
}

describe("before paying", () => {
  test("she sees everyone of her list, and why somebody cannot be reached", async () => {
    const { lineId } = await basketForGuests();
    const path = `/web-api/checkout/lines/${lineId}/recipients?country=DE`;
    const { body } = await lena.ask<LineRecipients>("GET", path);
    expect(body.recipients).toEqual([
      { position: 0, line: 2, name: "Inge Brandt", city: "Freiburg", country: "DE", faults: [] },
      { position: 1, line: 3, name: "=Ada Moser", city: "Wien", country: "AT", faults: [] },
      {
        position: 2,
        line: 4,
        name: "Urs Frei",
        city: "Zürich",
        country: null,
        faults: [{ field: "country", code: "country-not-delivered" }],
      },
      {
        position: 3,
        line: 5,
        name: "Kim Ohneort",
        city: "Kiel",
        country: null,
        faults: [
          { field: "street", code: "required" },
          { field: "postcode", code: "postcode-format" },
        ],
      },
    ]);
    const tom = customerOf(shop);
    expect((await tom.ask("GET", path)).status).toBe(404);
    expect((await lena.ask("GET", path.replace(lineId, newId()))).status).toBe(404);
  });

  test("delivery to each, the one that comes home, and each country's tax are in the total", async () => {
    const { lineId } = await basketForGuests();
    const home = await summaryOf(undefined);
    expect(home).toMatchObject({ recipientParcels: null, comesHome: true, total: 1990 + 249 });
    expect(home.lines[0]?.recipients).toEqual({ count: 4, sent: 0, unreachable: 0 });
    const sent = await summaryOf([{ lineId, recipients: "all" }]);
    expect(sent).toMatchObject({
      recipientParcels: { count: 2, price: 249 + 299 },
      // The four blank or unreachable ones still come home.
      comesHome: true,
      shipping: { price: 249 },
      total: 1990 + 249 + 548,
    });
    expect(sent.lines[0]?.recipients).toEqual({ count: 4, sent: 2, unreachable: 2 });
    expect(sent.taxes.map(({ rate }) => rate)).toEqual([200_000, 190_000]);
    expect(sent.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(sent.total);
    const one = await summaryOf([{ lineId, recipients: [1, 1, 4000] }]);
    expect(one.recipientParcels).toMatchObject({ count: 1, price: 299 });
    // Of a line that is not there, nothing is sent.
    expect((await summaryOf([{ lineId: newId(), recipients: "all" }])).recipientParcels).toBeNull();
  });
});

describe("placing", () => {
  test("freezes a parcel for each, with its pieces, address, worth and price", async () => {
    const { orderToken, list } = await ordered();
    const id = await orderId();
    const [line] = await db.selectFrom("order_line").select("id").where("order_id", "=", id).execute();
    expect(await rowsOf(id)).toMatchObject([
      {
        position: 1,
        contents: [{ lineId: line?.id, pieces: [1] }],
        lists: [list.list],
        country: "DE",
        address: { name: "Inge Brandt", street: "Lindenallee 14", postcode: "79104", city: "Freiburg", country: "DE" },
        class: "letter",
        grams: 50,
        goods: 332,
        price: 249,
        state: "waiting",
        tracking: null,
      },
      { position: 2, contents: [{ lineId: line?.id, pieces: [2] }], country: "AT", goods: 332, price: 299 },
    ]);
    expect(await lena.view(orderToken)).toMatchObject({
      total: 2787,
      comesHome: true,
      recipientParcels: { count: 2, price: 548, shipped: 0 },
    });
    expect(await parcelsOf(orderToken)).toMatchObject([
      { position: 1, pieces: 1, name: "Inge Brandt", city: "Freiburg", state: "waiting", price: 249 },
      { position: 2, name: "=Ada Moser", city: "Wien" },
    ]);
  });

  test("asked ten times at once with one key there is one order with its two parcels", async () => {
    const { lineId } = await basketForGuests();
    const request = await lena.request({ sending: [{ lineId, recipients: "all" }] });
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lena.place(request, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await ordersOfLena()).toHaveLength(1);
    expect(await rowsOf(await orderId())).toHaveLength(2);
    // The same key for another choice is another order.
    const other = { ...request, sending: [{ lineId, recipients: [0] }] };
    expect((await lena.place(other, key)).status).toBe(422);
  });

  test("killed before it is committed nothing is left, and asked again it is whole", async () => {
    let fatal = true;
    const dying = await shopFixture({
      database,
      crashPoint: (step) => {
        if (fatal && step === "order-uncommitted") throw new Error("killed");
      },
    });
    const ann = customerOf(dying, lena.owner.visitorId);
    const list = await keep();
    const { lineId } = (await ann.addFor(list)).body;
    const request = await ann.request({ sending: [{ lineId, recipients: "all" }] });
    const key = newId();
    expect((await ann.place(request, key)).status).toBe(500);
    expect(await ordersOfLena()).toEqual([]);
    fatal = false;
    expect((await ann.place(request, key)).status).toBe(201);
    expect(await rowsOf(await orderId())).toHaveLength(2);
  });

  test("another total or another number of parcels than she saw is refused, with the new one", async () => {
    const { lineId } = await basketForGuests();
    const request = await lena.request({ sending: [{ lineId, recipients: "all" }] });
    const refused = await lena.place({ ...request, expectedParcels: 4 });
    expect(refused).toMatchObject({ status: 409, body: { summary: { recipientParcels: { count: 2 } } } });
    expect((await lena.place({ ...request, sending: undefined })).status).toBe(409);
    expect(await ordersOfLena()).toEqual([]);
    expect((await lena.place({ ...request, expectedParcels: 2 })).status).toBe(201);
  });

  test("the day of each is promised anew from the payment", async () => {
    const { next, orderToken } = await ordered();
    const before = (await parcelsOf(orderToken))[0]?.arrival.latest ?? "";
    shop.clock.set("2026-01-20T10:00:00+01:00");
    await lena.payOn(next, "paid");
    await shop.runJobs();
    expect((await parcelsOf(orderToken))[0]?.arrival.latest.localeCompare(before)).toBe(1);
  });
});

describe("in the office", () => {
  test("parcels are sent one by one, each with its number, and only where there is a way", async () => {
    const { id, parcels, orderToken } = await inProduction();
    const [inge, ada] = parcels;
    expect(inge).toMatchObject({ contents: [{ item: 1, pieces: [1] }], address: { street: "Lindenallee 14" } });
    const move = (to: string, ...moved: object[]) =>
      office<OfficeParcels>("POST", `/office-api/orders/${id}/parcels/moves`, { to, parcels: moved });
    expect((await move("delivered", { id: inge?.id })).status).toBe(409);
    expect((await move("shipped", { id: inge?.id, tracking: "JJD 0014" })).body.parcels[0]).toMatchObject({
      state: "shipped",
      tracking: "JJD 0014",
    });
    // Together or not at all.
    expect((await move("shipped", { id: ada?.id }, { id: inge?.id })).status).toBe(409);
    expect((await move("shipped", { id: newId() })).status).toBe(404);
    expect((await move("shipped", { id: ada?.id, tracking: "<b>" })).status).toBe(422);
    expect((await parcelsOf(orderToken)).map(({ state, tracking }) => [state, tracking])).toEqual([
      ["shipped", "JJD 0014"],
      ["waiting", null],
    ]);
    expect(await lena.view(orderToken)).toMatchObject({ state: "in-production", recipientParcels: { shipped: 1 } });
    // The order is sent with all that still waits.
    const sent = await office<OfficeOrder>("POST", `/office-api/orders/${id}/transitions`, { to: "shipped" });
    expect(sent.body.order).toMatchObject({ state: "shipped", recipientParcels: { shipped: 2 } });
    expect((await move("returned", { id: ada?.id })).body.parcels[1]?.state).toBe("returned");
  });

  test("carriers' numbers come in for all at once, or with a fault not at all", async () => {
    const { id, parcels, orderToken } = await inProduction();
    const number = (await ordersOfLena())[0]?.number;
    const track = (lines: string) =>
      office<TrackedParcels>("POST", `/office-api/orders/${id}/parcels/tracking`, { lines });
    const faulty = await track(`${number}-1;JJD1\n${number}-9;JJD2\n100-1;JJD3\n`);
    expect(faulty).toMatchObject({
      status: 200,
      body: { noted: 0, parcels: [{ state: "waiting" }, { state: "waiting" }] },
    });
    expect(faulty.body.faults).toEqual([
      { line: 2, code: "parcel-unknown" },
      { line: 3, code: "parcel-unknown" },
    ]);
    const all = await track(`${number}-1 JJD1\n${number}-2 JJD2`);
    expect(all.body).toMatchObject({
      noted: 2,
      faults: [],
      parcels: [
        { state: "shipped", tracking: "JJD1" },
        { state: "shipped", tracking: "JJD2" },
      ],
    });
    // What comes home still waits, so the order does.
    expect(await lena.view(orderToken)).toMatchObject({ state: "in-production", recipientParcels: { shipped: 2 } });
    // A number that was mistyped is corrected, and nothing is sent a second time.
    const before = (await rowsOf(id)).map(({ shipped_at }) => shipped_at);
    expect((await track(`${number}-1 JJD1\n${number}-2 JJD7`)).body).toMatchObject({ noted: 1 });
    expect((await rowsOf(id)).map(({ tracking }) => tracking)).toEqual(["JJD1", "JJD7"]);
    expect((await rowsOf(id)).map(({ shipped_at }) => shipped_at)).toEqual(before);
    await office("POST", `/office-api/orders/${id}/parcels/moves`, {
      to: "delivered",
      parcels: [{ id: parcels[0]?.id }],
    });
    expect((await track(`${number}-1 JJD9`)).body.faults).toEqual([{ line: 1, code: "parcel-not-movable" }]);
    expect((await lena.ask("POST", `/office-api/orders/${id}/parcels/tracking`, { lines: "1" })).status).toBe(403);
  });

  test("the buyer gets one mail for parcels that are sent one after the other, and nobody's name is in it", async () => {
    const { id, parcels } = await inProduction();
    const number = (await ordersOfLena())[0]?.number;
    const mails = async () =>
      (
        await db.selectFrom("outbox_mail").selectAll().where("order_id", "=", id).orderBy("created_at").execute()
      ).filter(({ key }) => key.startsWith("parcels-sent:"));
    const move = (to: string, ...moved: object[]) =>
      office<OfficeParcels>("POST", `/office-api/orders/${id}/parcels/moves`, { to, parcels: moved });
    await move("shipped", { id: parcels[0]?.id, tracking: "JJD 0014" });
    await move("shipped", { id: parcels[1]?.id });
    await shop.runJobs();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: `Bestellung ${number}: 2 Sendungen sind unterwegs` });
    expect(mail?.plain).toContain(`${number}-1`);
    expect(mail?.plain).toContain("Sendungsnummer JJD 0014");
    expect(mail?.plain).toContain("Von 2 Sendungen sind jetzt 2 verschickt.");
    for (const secret of ["Inge", "Brandt", "Lindenallee", "Moser"]) {
      expect(mail?.plain).not.toContain(secret);
      expect(mail?.html).not.toContain(secret);
    }
    // Nothing new is nothing to tell; what came back and is sent again is.
    await shop.runJobs();
    expect(await mails()).toHaveLength(1);
    await move("returned", { id: parcels[1]?.id });
    shop.clock.set("2026-01-14T10:00:00+01:00");
    await move("shipped", { id: parcels[1]?.id });
    await shop.runJobs();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("2 Sendungen"),
      `Bestellung ${number}: Eine Sendung ist unterwegs`,
    ]);
  });

  test("what is left of the money is asked back when the order is cancelled after a parcel was refunded", async () => {
    const order = await ordered();
    await lena.payOn(order.next, "paid");
    await shop.runJobs();
    const id = await orderId();
    const { parcels } = (await office<OfficeParcels>("GET", `/office-api/orders/${id}/parcels`)).body;
    const refund = `/office-api/orders/${id}/parcels/${parcels[1]?.id}/refund`;
    expect((await office("POST", refund, { why: "she died" })).status).toBe(200);
    await shop.runJobs();
    const cancelled = await office<OfficeOrder>("POST", `/office-api/orders/${id}/transitions`, {
      to: "cancelled",
      why: "the feast is called off",
    });
    expect(cancelled.body.order.state).toBe("cancelled");
    const alert = cancelled.body.alerts.find(({ reason }) => reason === "cancelled-after-payment");
    expect(alert?.amount).toBe(2787 - 631);
    await office("POST", `/office-api/payment-alerts/${alert?.id}/refund`, { why: "called off" });
    await shop.runJobs();
    const folder = (await office<OfficeOrder>("GET", `/office-api/orders/${id}`)).body;
    expect(folder.refunds.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([631, 2156]);
    expect(folder.refunds.every(({ state }) => state === "succeeded")).toBe(true);
    expect(folder.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(2787);
    // Nothing more goes back for the other parcel.
    const other = await office("POST", refund.replace(parcels[1]?.id ?? "", parcels[0]?.id ?? ""), { why: "also" });
    expect(other.status).toBe(409);
  });

  test("nothing is moved before the work has begun", async () => {
    await ordered();
    const id = await orderId();
    const { body } = await office<OfficeParcels>("GET", `/office-api/orders/${id}/parcels`);
    expect(body).toMatchObject({ movable: false, parcels: [{ refundable: null }, { refundable: null }] });
    const moves = { to: "shipped", parcels: [{ id: body.parcels[0]?.id }] };
    expect((await office("POST", `/office-api/orders/${id}/parcels/moves`, moves)).status).toBe(409);
    expect((await lena.ask("GET", `/office-api/orders/${id}/parcels`)).status).toBe(403);
  });

  test("a parcel is given back once, with its delivery, also when two ask at once", async () => {
    const { id, parcels } = await inProduction();
    const refund = () =>
      office<OfficeParcels>("POST", `/office-api/orders/${id}/parcels/${parcels[1]?.id}/refund`, { why: "lost" });
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await shop.runJobs();
    const folder = (await office<OfficeOrder>("GET", `/office-api/orders/${id}`)).body;
    expect(folder.refunds).toMatchObject([{ amount: 332 + 299, requestedBy: "Ida", why: "lost" }]);
    expect(folder.alerts).toMatchObject([{ reason: "parcel", amount: 631 }]);
    const after = (await office<OfficeParcels>("GET", `/office-api/orders/${id}/parcels`)).body.parcels;
    expect(after.map(({ refunded, refundable }) => [refunded, refundable])).toEqual([
      [null, 581],
      [631, null],
    ]);
    const other = await office("POST", `/office-api/orders/${id}/parcels/${parcels[0]?.id}/refund`, {
      why: "lost, too",
    });
    expect(other.status).toBe(200);
  });

  test("labels come as a table in which nothing runs", async () => {
    const { id } = await inProduction();
    const file = await shop.app.request(`/office-api/orders/${id}/parcels/file`, {
      headers: { [operatorHeader]: "Ida" },
    });
    const number = (await ordersOfLena())[0]?.number;
    expect((await file.text()).split("\r\n").slice(1)).toEqual([
      `${number}-1;Inge Brandt;;;Lindenallee 14;79104;Freiburg;;DE;letter;50;1;waiting;`,
      `${number}-2;'=Ada Moser;;;Ring 2;1010;Wien;;AT;letter;50;1;waiting;`,
      "",
    ]);
  });
});

test("once everything is sent, the addresses go with the list when its owner erases it, and no one else's do", async () => {
  kim = newId();
  const { id, list, orderToken } = await inProduction();
  expect(await shop.recipients.erase(lena.owner, list.list)).toMatchObject({ value: { erased: false } });
  await eraseAskedLists();
  expect((await rowsOf(id)).every(({ address }) => address !== null)).toBe(true);
  await office("POST", `/office-api/orders/${id}/transitions`, { to: "shipped" });

  const tomId = newId();
  await db.insertInto("visitor").values({ id: tomId, token_hash: tomId }).execute();
  const tom = { visitorId: tomId, customerId: null };
  await shop.recipients.keep(tom, listOfGuests());
  expect(await shop.recipients.erase(tom, list.list)).toMatchObject({ value: { erased: true } });
  expect((await rowsOf(id)).every(({ address }) => address !== null)).toBe(true);

  await eraseAskedLists();
  expect((await rowsOf(id)).map(({ address }) => address)).toEqual([null, null]);
  expect(await parcelsOf(orderToken)).toMatchObject([{ name: null, city: null, country: "DE", state: "shipped" }, {}]);
});
