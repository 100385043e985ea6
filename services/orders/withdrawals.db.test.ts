import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { address, customerOf } from "../customer.fixture.ts";
import { customerHeader, operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import { type OfficeOrder, type OrderView, officeOrderPaths, orderPaths } from "./contract.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;
let lena: ReturnType<typeof customerOf>;

beforeEach(async () => {
  shop = await shopFixture({ database });
  lena = customerOf(shop);
});

/** A frame and a print of hers, paid. */
async function paidOrder(who = lena, country: "DE" | "LI" | "CH" = "DE") {
  await who.addFrame();
  await who.add();
  const postcode = country === "DE" ? "80331" : country === "LI" ? "9490" : "8001";
  const placed = await who.place(await who.request({ shippingAddress: { ...address, country, postcode } }));
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  const { orderToken: token, number, next } = placed.body;
  await who.payOn(next, "paid");
  await shop.runJobs();
  const view = await who.view(token);
  const [{ id: orderId }] = await database.db
    .selectFrom("shop_order")
    .select("id")
    .where("number", "=", Number(number))
    .execute()
    .then((rows) => rows as [{ id: string }]);
  const line = (returnable: boolean) => view.lines.find((one) => one.withdrawalRight === returnable)?.id ?? "";
  return { token, number, orderId, view, frame: line(true), picture: line(false) };
}

const withdraw = (
  name: string,
  lines: readonly string[],
  { who = lena, key = newId(), headers = {}, email = "lena@privat.example" } = {},
) =>
  who.ask<OrderView>(
    "POST",
    orderPaths.withdrawal(name),
    { name: "Lena Muster", email, lines },
    { "idempotency-key": key, ...headers },
  );
const stored = (orderId: string) =>
  database.db.selectFrom("order_withdrawal").selectAll().where("order_id", "=", orderId).execute();
const receipts = async (orderId: string) => {
  const { mails } = await shop.mail.list({ orderId, page: 1 });
  return mails.filter(({ key }) => key.startsWith("withdrawal:"));
};
const refusedAs = (kind: string, status = 409) => ({ status, body: { type: `urn:passepartout:problem:${kind}` } });
const nothingHappened = async (orderId: string) => {
  expect(await stored(orderId)).toEqual([]);
  expect(await receipts(orderId)).toEqual([]);
  expect(await shop.payments.alerts(orderId)).toEqual([]);
};
const inOffice = async (orderId: string) =>
  (await lena.ask<OfficeOrder>("GET", officeOrderPaths.order(orderId), undefined, { [operatorHeader]: "Mira" })).body;

describe("withdrawing online", () => {
  test("is offered for ready-made lines, taken once, and shown to customer and operator", async () => {
    const { token, number, orderId, view, frame } = await paidOrder();
    expect(view).toMatchObject({ withdrawal: { until: null, lines: [frame] }, withdrawals: [] });
    const declared = { at: "2026-01-13T09:00:00.000Z", name: "Lena Muster", email: "lena@privat.example" };
    expect(await withdraw(token, [frame])).toMatchObject({
      status: 200,
      body: { number, state: "paid", withdrawal: null, withdrawals: [{ ...declared, lines: [frame] }] },
    });
    expect(await inOffice(orderId)).toMatchObject({
      order: { withdrawals: [{ ...declared, lines: [frame] }] },
      alerts: [{ reason: "withdrawn", amount: 4390, currency: "EUR", resolvedAt: null }],
    });
  });

  test("is acknowledged by mail with content, date and time, to the address she gave", async () => {
    const { token, number, orderId, frame } = await paidOrder();
    await withdraw(token, [frame]);
    const [receipt] = await receipts(orderId);
    const mail = receipt && (await shop.mail.find(receipt.id));
    expect(mail).toMatchObject({
      to: "lena@privat.example",
      subject: `Eingangsbestätigung: dein Widerruf zur Bestellung ${number}`,
    });
    expect(mail?.text).toContain("Er ist am 13.\u00a0Januar 2026 um 10:00:00 MEZ bei uns eingegangen.");
    expect(mail?.text).toContain(`Name: Lena Muster\nBestellnummer: ${number}\n`);
    expect(mail?.text).toContain("plain.frame (de-DE): 43,90");
    expect(mail?.text).not.toContain("plain.print");
    expect(mail?.text).toContain("Folgen des Widerrufs");
  });

  test("twice at once, with one key or with two, is one withdrawal with one receipt and one alert", async () => {
    for (const sameKey of [true, false]) {
      const { token, orderId, frame } = await paidOrder();
      const keys = sameKey ? Array(4).fill(newId()) : Array.from({ length: 4 }, () => newId());
      const answers = await Promise.all(keys.map((key: string) => withdraw(token, [frame], { key })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual(sameKey ? [200, 200, 200, 200] : [200, 409, 409, 409]);
      expect(await stored(orderId)).toHaveLength(1);
      expect(await receipts(orderId)).toHaveLength(1);
      expect(await shop.payments.alerts(orderId)).toHaveLength(1);
    }
  });

  test("is open to the signed-in customer by the order's number, too", async () => {
    const { number, orderId, frame } = await paidOrder();
    const customer = newId();
    await database.db.updateTable("shop_order").set({ customer_id: customer }).where("id", "=", orderId).execute();
    expect(await withdraw(number, [frame], { headers: { [customerHeader]: customer } })).toMatchObject({ status: 200 });
    expect(await stored(orderId)).toHaveLength(1);
  });

  test("with a key that stands for another declaration is refused", async () => {
    const { token, orderId, frame } = await paidOrder();
    const key = newId();
    await withdraw(token, [frame], { key });
    expect(await withdraw(token, [frame], { key, email: "other@beispiel.de" })).toMatchObject(
      refusedAs("idempotency-mismatch", 422),
    );
    expect(await stored(orderId)).toHaveLength(1);
  });

  test("can be declared and neither changed nor deleted", async () => {
    const { token, orderId, frame } = await paidOrder();
    await withdraw(token, [frame]);
    const rows = database.db.updateTable("order_withdrawal").set({ name: "Otto" }).where("order_id", "=", orderId);
    await expect(rows.execute()).rejects.toThrow("append-only");
    const all = database.db.deleteFrom("order_withdrawal").where("order_id", "=", orderId);
    await expect(all.execute()).rejects.toThrow("append-only");
  });
});

describe("nothing is taken in", () => {
  test("for goods made for her, alone or together with others", async () => {
    const { token, orderId, frame, picture } = await paidOrder();
    for (const lines of [[picture], [frame, picture]]) {
      expect(await withdraw(token, lines)).toMatchObject({
        status: 409,
        body: { type: "urn:passepartout:problem:line-personalised", lines: [picture] },
      });
    }
    await nothingHappened(orderId);
  });

  test("after the term", async () => {
    const { token, orderId, frame } = await paidOrder();
    await database.db
      .insertInto("order_transition")
      .values({
        order_id: orderId,
        at: new Date("2026-01-20T12:00:00Z"),
        actor: "operator",
        actor_name: "Mira",
        from_state: "shipped",
        to_state: "delivered",
        why: null,
      })
      .execute();
    await database.db.updateTable("shop_order").set({ state: "delivered" }).where("id", "=", orderId).execute();
    shop.clock.advance(Date.parse("2026-02-03T22:59:59Z") - shop.clock.now().getTime());
    expect(await lena.view(token)).toMatchObject({ withdrawal: { until: "2026-02-03", lines: [frame] } });
    shop.clock.advance(1000);
    expect(await lena.view(token)).toMatchObject({ withdrawal: null });
    expect(await withdraw(token, [frame])).toMatchObject(refusedAs("withdrawal-over"));
    await nothingHappened(orderId);
  });

  test("of an order that is not hers, by number, by a wrong token or for a line of another order", async () => {
    const [hers, other] = [await paidOrder(), await paidOrder(customerOf(shop))];
    const foreign = { headers: { [customerHeader]: "otto" } };
    expect(await withdraw(hers.number, [hers.frame], foreign)).toMatchObject(refusedAs("order-not-found", 404));
    expect(await withdraw(hers.number, [hers.frame])).toMatchObject(refusedAs("order-not-found", 404));
    const wrong = `${hers.token.slice(0, -1)}${hers.token.endsWith("A") ? "Q" : "A"}`;
    expect(await withdraw(wrong, [hers.frame])).toMatchObject(refusedAs("order-not-found", 404));
    expect(await withdraw(hers.token, [other.frame])).toMatchObject(refusedAs("line-not-found", 422));
    await nothingHappened(hers.orderId);
    await nothingHappened(other.orderId);
  });

  test("without a key, a name or an address for the receipt", async () => {
    const { token, orderId, frame } = await paidOrder();
    const ask = (body: object, key?: string) =>
      lena.ask("POST", orderPaths.withdrawal(token), body, key ? { "idempotency-key": key } : {});
    const whole = { name: "Lena", email: "lena@beispiel.de", lines: [frame] };
    expect(await ask(whole)).toMatchObject(refusedAs("idempotency-key-missing", 400));
    for (const part of [{ name: " " }, { email: "lena@" }, { lines: [] }]) {
      expect((await ask({ ...whole, ...part }, newId())).status).toBe(422);
    }
    await nothingHappened(orderId);
  });

  test("in Switzerland, where the page says nothing of it either", async () => {
    const { token, orderId, view, frame } = await paidOrder(customerOf(shop, newId(), "de-CH"), "CH");
    expect(view).toMatchObject({ withdrawal: null, withdrawals: [] });
    expect(await withdraw(token, [frame])).toMatchObject(refusedAs("withdrawal-not-offered"));
    await nothingHappened(orderId);
  });
});

describe("the money of withdrawn goods", () => {
  test("goes back with a click for them alone, and a later withdrawal stays to be looked after", async () => {
    const small = { kind: "plain-print", configuration: { size: "small", frameOnly: true }, quantity: 1 };
    await lena.ask("POST", "/web-api/cart/lines", small);
    const first = await paidOrder();
    const [one, two] = first.view.lines.filter((line) => line.withdrawalRight).map(({ id }) => id);
    if (!one || !two) throw new Error("fixture");
    await withdraw(first.token, [one]);
    const [alert] = await shop.payments.alerts(first.orderId);
    const mira = { [operatorHeader]: "Mira" };
    const back = await lena.ask("POST", officeOrderPaths.refund(alert?.id ?? ""), { why: "withdrawn" }, mira);
    expect(back.status).toBe(200);
    shop.clock.advance(60_000);
    await withdraw(first.token, [two]);
    await shop.runJobs();
    const { alerts, refunds } = await inOffice(first.orderId);
    expect(refunds).toMatchObject([{ amount: alert?.amount, alertId: alert?.id, state: "succeeded" }]);
    expect(alerts).toMatchObject([
      { id: alert?.id, resolvedBy: "Mira" },
      { reason: "withdrawn", resolvedAt: null },
    ]);
  });

  test("is asked for again for them alone after the refund failed, and then nothing is left to do", async () => {
    const { token, orderId, frame } = await paidOrder();
    await withdraw(token, [frame]);
    const mira = { [operatorHeader]: "Mira" };
    const refund = (alertId = "") => lena.ask("POST", officeOrderPaths.refund(alertId), { why: "withdrawn" }, mira);
    const [alert] = await shop.payments.alerts(orderId);
    await refund(alert?.id);
    // as when the provider reports that it cannot
    const { paymentId, amount, currency } = alert ?? {};
    if (!paymentId || !amount || !currency) throw new Error("no alert");
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable("payment_refund").set({ state: "failed" }).where("order_id", "=", orderId).execute();
      await shop.payments.raiseAlert(trx, { paymentId, orderId, reason: "refund-failed", amount, currency });
    });
    const failure = (await shop.payments.alerts(orderId)).find(({ reason }) => reason === "refund-failed");
    expect(failure).toMatchObject({ amount: 4390, resolvedAt: null });
    shop.clock.advance(60_000);
    await refund(failure?.id);
    await shop.runJobs();
    const { alerts, refunds } = await inOffice(orderId);
    expect(refunds).toMatchObject([
      { amount: 4390, state: "failed" },
      { amount: 4390, alertId: alert?.id, state: "succeeded" },
    ]);
    expect(alerts.filter(({ resolvedAt }) => resolvedAt === null)).toEqual([]);
  });
});
