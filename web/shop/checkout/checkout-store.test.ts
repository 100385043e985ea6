import { describe, expect, test } from "vitest";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { type Answer, memoryStorage, problem, type SeenCall, testShop } from "../../browser/test-shop.ts";
import { createAttemptStore } from "../order/attempt.ts";
import { type CheckoutDraft, emptyDraft } from "./checkout-draft.ts";
import { createCheckoutStore } from "./checkout-store.ts";

const option = (method: string, price: number) => ({
  method,
  class: "parcel",
  price,
  listPrice: price,
  freeFrom: 5900,
  missingToFree: null,
  arrival: { earliest: "2026-11-30", latest: "2026-12-01" },
});
const summary = (total: number, cartId = "cart", method = "standard"): CheckoutSummary => ({
  cartId,
  currency: "EUR",
  taxIncluded: true,
  goods: total - 495,
  discount: 0,
  vouchers: [],
  redeemed: 0,
  payable: total,
  shipping: { method: method as "standard", class: "parcel", price: 495, arrival: option("", 0).arrival },
  recipientParcels: null,
  comesHome: true,
  parcels: [],
  ways: [],
  taxes: [],
  total,
  lines: [],
  paymentMethods: ["test"],
});
const placed: Answer = {
  status: 201,
  body: { orderToken: "token", number: "100001", next: { kind: "redirect", url: "http://pay.test/" } },
};

/** A checkout in a tab: its storage outlives reloads, its store does not. */
function tab(
  orders: (call: SeenCall, count: number) => Answer | Promise<Answer>,
  basket = () => "cart" as string | null,
) {
  const storage = memoryStorage();
  const went: string[] = [];
  const accepted: CheckoutDraft[] = [];
  let keys = 0;
  let count = 0;
  const { api, calls } = testShop((call) => {
    if (call.path === "/web-api/orders") return orders(call, ++count);
    if (call.path.startsWith("/web-api/shipping-information")) {
      const country = new URLSearchParams(call.path.split("?")[1]).get("country");
      const express = country === "DE" ? [option("express", 1290)] : [];
      return {
        body: { country, currency: "EUR", countries: ["AT", "DE"], options: [option("standard", 495), ...express] },
      };
    }
    const cartId = basket();
    if (call.path === "/web-api/cart") return { body: { lines: cartId === null ? [] : ["line"] } };
    const { shippingMethod } = call.body as { shippingMethod: string };
    return cartId === null ? problem(409, "basket-empty") : { body: summary(5685, cartId, shippingMethod) };
  });
  const open = async () => {
    const store = createCheckoutStore({
      api,
      attempts: createAttemptStore(storage, () => `key-${++keys}`),
      onAccepted: (draft) => accepted.push(draft),
      toPayment: (url) => went.push(url),
      toOrder: ({ orderToken }, reason) => went.push(`order ${orderToken} ${reason}`),
    });
    await store.choose({ country: "DE", method: "standard" });
    return store;
  };
  return { open, went, accepted, calls, sent: () => calls.filter(({ path }) => path === "/web-api/orders") };
}

describe("ordering", () => {
  test("sends the total that was shown and goes to the payment page", async () => {
    const { open, went, sent } = tab(() => placed);
    const store = await open();
    await store.place(emptyDraft("DE"));
    expect(sent()).toMatchObject([{ key: "key-1", body: { cartId: "cart", expectedTotal: 5685, currency: "EUR" } }]);
    expect(went).toEqual(["http://pay.test/"]);
  });

  test("pressed twice sends once", async () => {
    const { open, sent } = tab(() => placed);
    const store = await open();
    await Promise.all([store.place(emptyDraft("DE")), store.place(emptyDraft("DE"))]);
    await store.place(emptyDraft("DE"));
    expect(sent()).toHaveLength(1);
  });

  test("again after wrong fields or a lost connection is the same attempt", async () => {
    const errors = [{ in: "body", pointer: "/email", detail: "email-format" }];
    const { open, sent, went } = tab((_, count) =>
      count === 1 ? problem(422, "invalid-request", { errors }) : count === 2 ? "offline" : placed,
    );
    const store = await open();
    await store.place(emptyDraft("DE"));
    expect(store.state()).toMatchObject({ step: "ready", obstacle: null });
    expect([...store.state().faults]).toEqual([["/email", "email-format"]]);
    await store.place(emptyDraft("DE"));
    expect(store.state()).toMatchObject({ step: "ready", obstacle: { kind: "offline" } });
    await store.place(emptyDraft("DE"));
    expect(sent().map(({ key }) => key)).toEqual(["key-1", "key-1", "key-1"]);
    expect(went).toEqual(["http://pay.test/"]);
  });

  test("is asked again when the total is another one, and then for the new total", async () => {
    const { open, sent, went } = tab((_, count) =>
      count === 1 ? problem(409, "price-changed", { summary: summary(5885) }) : placed,
    );
    const store = await open();
    await store.place(emptyDraft("DE"));
    expect(went).toEqual([]);
    expect(store.state()).toMatchObject({
      obstacle: { kind: "price-changed", from: 5685, to: 5885 },
      summary: { total: 5885 },
    });
    await store.place(emptyDraft("DE"));
    expect(sent().map(({ body }) => (body as { expectedTotal: number }).expectedTotal)).toEqual([5685, 5885]);
  });

  test("of a basket that another tab ordered leads to that order", async () => {
    const { open, went } = tab(() => problem(409, "already-ordered", { orderToken: "token", number: "100001" }));
    await (await open()).place(emptyDraft("DE"));
    expect(went).toEqual(["order token already-ordered"]);
  });

  test("that stands but cannot be paid leads to the order", async () => {
    const { open, went } = tab(() =>
      problem(503, "payment-provider-unavailable", { orderToken: "token", number: "100001" }),
    );
    await (await open()).place(emptyDraft("DE"));
    expect(went).toEqual(["order token payment-unavailable"]);
  });

  test("with a key that was used up asks under a new one and finds the order", async () => {
    const { open, sent, went } = tab((_, count) =>
      count === 1
        ? problem(422, "idempotency-mismatch")
        : problem(409, "already-ordered", { orderToken: "token", number: "100001" }),
    );
    await (await open()).place(emptyDraft("DE"));
    expect(sent().map(({ key }) => key)).toEqual(["key-1", "key-2"]);
    expect(went).toEqual(["order token already-ordered"]);
  });
});

test("what was typed is told of accepted orders alone: not of wrong fields, another total, a lost answer or another tab's order", async () => {
  const refused = [
    problem(422, "invalid-request", { errors: [{ pointer: "/email", code: "invalid" }] }),
    problem(409, "price-changed", { summary: summary(5985) }),
    "offline",
    problem(409, "already-ordered", { orderToken: "old", number: "100000" }),
  ] as const;
  for (const answer of refused) {
    const { open, sent, accepted } = tab(() => answer);
    await (await open()).place(emptyDraft("DE"));
    expect(sent()).toHaveLength(1);
    expect(accepted).toEqual([]);
  }
  const typed = { ...emptyDraft("DE"), keepShipping: true };
  for (const answer of [placed, problem(503, "payment-unavailable", { orderToken: "token", number: "100001" })]) {
    const { open, accepted } = tab(() => answer);
    await (await open()).place(typed);
    expect(accepted).toEqual([typed]);
  }
});

describe("an answer that got lost", () => {
  test("is asked for after a reload, with the same key and the same words, and leads to the one order", async () => {
    let ordered = false;
    const { open, sent, went } = tab(
      (_, count) => {
        ordered = true;
        return count === 1 ? "offline" : placed;
      },
      () => (ordered ? null : "cart"),
    );
    await (await open()).place({ ...emptyDraft("DE"), email: "lena@beispiel.de" });
    expect(went).toEqual([]);
    await open();
    const [first, second] = sent();
    expect(second).toEqual(first);
    expect(went).toEqual(["order token found"]);
  });

  test("of an order that never arrived is not sent again by itself", async () => {
    const { open, sent } = tab(() => "offline");
    await (await open()).place(emptyDraft("DE"));
    const again = await open();
    expect(sent()).toHaveLength(1);
    expect(again.state().step).toBe("ready");
  });

  test("is forgotten when the shop knows no such order", async () => {
    let gone = false;
    const { open, went } = tab(
      (_, count) => {
        gone = true;
        return count === 1 ? "offline" : problem(404, "basket-not-found");
      },
      () => (gone ? null : "cart"),
    );
    await (await open()).place(emptyDraft("DE"));
    expect((await open()).state().step).toBe("empty");
    expect((await open()).state().step).toBe("empty");
    expect(went).toEqual([]);
  });
});

test("an empty basket is seen before anything is added up, so nothing is refused", async () => {
  const { open, calls, went } = tab(
    () => placed,
    () => null,
  );
  expect((await open()).state()).toMatchObject({ step: "empty", busy: false, summary: null });
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    "GET /web-api/cart",
    "GET /web-api/shipping-information?country=DE",
  ]);
  expect(went).toEqual([]);
});

test("a basket that another tab emptied meanwhile is seen by what is refused", async () => {
  let here = true;
  const { open, calls } = tab(
    () => placed,
    () => (here ? "cart" : null),
  );
  const store = await open();
  here = false;
  await store.choose({ country: "AT", method: "standard" });
  expect(store.state().step).toBe("empty");
  // What is known to hold something is not looked into at each choice.
  expect(calls.filter(({ path }) => path === "/web-api/cart")).toHaveLength(1);
});

describe("choosing country and delivery", () => {
  test("keeps the last choice when answers overtake each other", async () => {
    const { open } = tab(() => placed);
    const store = await open();
    await Promise.all([
      store.choose({ country: "AT", method: "standard" }),
      store.choose({ country: "DE", method: "express" }),
    ]);
    expect(store.state()).toMatchObject({
      busy: false,
      shipping: { country: "DE" },
      summary: { shipping: { method: "express" } },
    });
  });

  test("falls back to the standard where the country has no express", async () => {
    const { open } = tab(() => placed);
    const store = await open();
    await store.choose({ country: "AT", method: "express" });
    expect(store.state().summary?.shipping.method).toBe("standard");
  });

  test("does not order for amounts that are about to change", async () => {
    const { open, sent } = tab(() => placed);
    const store = await open();
    const changing = store.choose({ country: "AT", method: "standard" });
    await store.place(emptyDraft("DE"));
    await changing;
    expect(sent()).toEqual([]);
  });

  test("does not free the button of an order that is on its way", async () => {
    let answer: (given: Answer) => void = () => {};
    const { open, sent } = tab(() => new Promise<Answer>((resolve) => (answer = resolve)));
    const store = await open();
    const placing = store.place(emptyDraft("DE"));
    await store.choose({ country: "AT", method: "standard" });
    expect(store.state().step).toBe("placing");
    await store.place(emptyDraft("DE"));
    answer(placed);
    await placing;
    expect(sent()).toHaveLength(1);
    expect(store.state().step).toBe("left");
  });
});
