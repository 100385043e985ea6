import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../platform/tokens/random.ts";
import type { PaymentProvider } from "../provider.ts";
import { stripeProvider } from "./provider.ts";
import { type StripeStandIn, stripeStandIn } from "./stand-in.fixture.ts";

let standIn: StripeStandIn;
let stripe: PaymentProvider;

beforeAll(async () => {
  standIn = await stripeStandIn();
  stripe = stripeProvider(standIn);
});
afterAll(() => standIn.close());

const request = () => ({
  paymentId: newId(),
  amount: 4885,
  currency: "EUR" as const,
  description: "Bestellung 100001",
  email: "lena@beispiel.de",
  locale: "de-CH" as const,
  returnUrl: "https://shop.example/orders/abc",
});
const opened = async () => {
  const asked = request();
  return { ...(await stripe.create(asked)), paymentId: asked.paymentId };
};
const read = ({ body, headers }: { body: string; headers: Headers }) => stripe.verifyWebhook(body, headers);

describe("a session", () => {
  test("is asked for with amount, currency, language and where to return", async () => {
    const asked = request();
    const session = await stripe.create(asked);
    expect(session).toEqual({
      reference: expect.stringMatching(/^cs_test_/),
      redirectUrl: `https://checkout.stripe.example/c/pay/${session.reference}`,
    });
    expect(Object.fromEntries(standIn.requests.at(-1)?.form ?? [])).toEqual({
      mode: "payment",
      client_reference_id: asked.paymentId,
      customer_email: "lena@beispiel.de",
      locale: "de",
      success_url: "https://shop.example/orders/abc",
      cancel_url: "https://shop.example/orders/abc",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "4885",
      "line_items[0][price_data][product_data][name]": "Bestellung 100001",
    });
  });

  test("asked for twice is one, also when Stripe fails once in between", async () => {
    const asked = request();
    const first = await stripe.create(asked);
    standIn.failNext(500);
    expect(await stripe.create(asked)).toEqual(first);
    expect(standIn.sessions.filter((session) => session.client_reference_id === asked.paymentId)).toHaveLength(1);
  });

  test("can be asked how it stands", async () => {
    const { reference, paymentId } = await opened();
    const status = async () => (await stripe.fetchStatus({ reference, paymentId })).state;
    expect(await stripe.fetchStatus({ reference, paymentId })).toEqual({
      state: "open",
      amount: 4885,
      currency: "EUR",
    });
    standIn.report(reference, "completed-unpaid");
    expect(await status()).toBe("pending");
    standIn.report(reference, "async_payment_succeeded");
    expect(await status()).toBe("paid");
    const other = await opened();
    standIn.report(other.reference, "expired");
    expect((await stripe.fetchStatus(other)).state).toBe("expired");
  });
});

describe("an end", () => {
  test("closes an open session, and asked again says the same", async () => {
    const session = await opened();
    expect(await stripe.close(session)).toEqual({ state: "expired", amount: 4885, currency: "EUR" });
    expect(await stripe.close(session)).toMatchObject({ state: "expired" });
  });

  test("that comes too late says that it was paid", async () => {
    const session = await opened();
    standIn.report(session.reference, "completed");
    expect(await stripe.close(session)).toMatchObject({ state: "paid" });
  });

  test("is tried again later while Stripe is away", async () => {
    const away = stripeProvider({ ...standIn, server: { host: "127.0.0.1", port: 1, protocol: "http" } });
    await expect(away.close(await opened())).rejects.toThrow();
  });
});

describe("a refund", () => {
  const paid = async () => {
    const session = await opened();
    standIn.report(session.reference, "completed");
    return { ...session, refundId: newId(), amount: 4885, currency: "EUR" as const };
  };

  test("gives the whole payment back, once for one id", async () => {
    const wanted = await paid();
    const before = standIn.refunds.length;
    const report = await stripe.refund(wanted);
    expect(report).toEqual({ state: "pending", reference: expect.stringMatching(/^re_/) });
    expect(await stripe.refund(wanted)).toEqual(report);
    expect(standIn.refunds.slice(before)).toMatchObject([{ amount: 4885, metadata: { refund: wanted.refundId } }]);
  });

  test("of money that went back already takes over what was done", async () => {
    const wanted = await paid();
    const { reference } = await stripe.refund(wanted);
    expect(await stripe.refund({ ...wanted, refundId: newId() })).toEqual({ state: "pending", reference });
  });

  test("of a payment that took no money fails", async () => {
    const wanted = { ...(await opened()), refundId: newId(), amount: 4885, currency: "EUR" as const };
    expect(await stripe.refund(wanted)).toEqual({ state: "failed", reference: null });
  });

  test("can be asked how it stands, and reports itself", async () => {
    const wanted = await paid();
    const { reference } = await stripe.refund(wanted);
    const { refundId } = wanted;
    for (const state of ["succeeded", "failed"] as const) {
      const message = standIn.reportRefund(refundId, state);
      expect(await stripe.fetchRefund({ refundId, reference })).toEqual({ state, reference });
      expect(await read(message)).toMatchObject({
        ok: true,
        value: { paymentId: null, status: null, refund: { refundId, state, reference } },
      });
    }
  });
});

test("a refund that others made at Stripe means nothing, whatever they noted with it", async () => {
  const object = { id: "re_other", status: "succeeded", metadata: { refund: "ticket 4711" } };
  const event = { id: "evt_foreign", object: "event", type: "refund.created", data: { object } };
  expect(await read(standIn.sign(event))).toEqual({
    ok: true,
    value: expect.not.objectContaining({ refund: expect.anything() }),
  });
});

describe("a webhook", () => {
  test.each([
    ["completed", "paid"],
    ["completed-unpaid", "pending"],
    ["async_payment_succeeded", "paid"],
    ["async_payment_failed", "declined"],
    ["expired", "expired"],
  ] as const)("of type %s means %s", async (type, state) => {
    const { reference, paymentId } = await opened();
    expect(await read(standIn.report(reference, type, { eventId: `evt_${type}` }))).toMatchObject({
      ok: true,
      value: { eventId: `evt_${type}`, paymentId, status: { state, amount: 4885, currency: "EUR" } },
    });
  });

  test("of another type is taken and means nothing", async () => {
    const event = { id: "evt_other", object: "event", type: "charge.refunded", data: { object: {} } };
    expect(await read(standIn.sign(event))).toMatchObject({ ok: true, value: { paymentId: null, status: null } });
  });

  test("keeps nothing of the customer", async () => {
    const { reference } = await opened();
    const message = standIn.report(reference, "completed", { customer_details: { name: "Lena" } } as object);
    const event = await read(message);
    expect(message.body).toContain("Lena");
    expect(JSON.stringify(event)).not.toContain("Lena");
  });

  test("is forged when changed, unsigned, signed by another or too old", async () => {
    const { reference } = await opened();
    const { body, headers } = standIn.report(reference, "completed");
    const forged = { ok: false, error: "forged" };
    expect(await read({ body: body.replace("4885", "1"), headers })).toEqual(forged);
    expect(await read({ body, headers: new Headers() })).toEqual(forged);
    expect(await read({ body, headers: new Headers({ "stripe-signature": "t=1,v1=00" }) })).toEqual(forged);
    const old = new Date(Date.now() - 10 * 60_000);
    expect(await read(standIn.report(reference, "completed", { at: old }))).toEqual(forged);
  });
});
