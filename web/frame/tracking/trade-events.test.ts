import { expect, test } from "vitest";
import { type TrackedEvent, trackedEventShapes } from "../../../services/tracking/contract.ts";
import { bought, cartViewed, checkoutBegun, lineChanged, orderSent, refunded } from "./trade-events.ts";

const canvas = {
  kind: "photoframe",
  article: "photoframe-leinwand-600x400",
  title: "Leinwand 60 × 40 cm",
  facts: ["Kante gespiegelt", "Keilrahmen 2,5 cm"],
  quantity: 1,
  total: 3990,
};
const cards = { kind: "card", article: "card-din-a6", title: "Karte", facts: [], quantity: 3, total: 1000 };
const codes = [
  { type: "discount", label: "HERBST10", problem: null },
  { type: "discount", label: "VORBEI", problem: "expired" },
  { type: "gift", label: "…K7QX", problem: null },
] as const;
const sums = { currency: "EUR", goods: 4990, discount: 499, vouchers: codes, lines: [canvas, cards] } as const;
const order = {
  ...sums,
  vouchers: codes.filter(({ label }) => label !== "VORBEI"),
  number: "10001",
  total: 4986,
  shipping: { price: 495 },
  taxes: [{ tax: 750 }, { tax: 46 }],
  lines: [
    { ...canvas, discount: 399 },
    { ...cards, discount: 100 },
  ],
} as const;

const item = {
  item_id: "photoframe-leinwand-600x400",
  item_name: "Leinwand 60 × 40 cm",
  item_category: "photoframe",
  item_variant: "Kante gespiegelt, Keilrahmen 2,5 cm",
  quantity: 1,
  price: 39.9,
};
const isKnown = (event: TrackedEvent) => trackedEventShapes[event.event].strict().safeParse(event).success;

test("a basket is worth its goods less what codes take off, in whole units", () => {
  expect(cartViewed(sums)).toMatchObject({ event: "view_cart", currency: "EUR", value: 44.91 });
  expect(cartViewed(sums)).toHaveProperty("items.0", item);
});

test("a long name is cut between two signs", () => {
  const named = { ...canvas, title: `${"x".repeat(199)}🎄`, facts: [`${"y".repeat(499)}🎄`] };
  const { items } = cartViewed({ ...sums, lines: [named] }) as Extract<TrackedEvent, { event: "view_cart" }>;
  expect(items).toMatchObject([{ item_name: "x".repeat(199), item_variant: "y".repeat(499) }]);
});

test("what was bought costs what the order costs, to the cent, and its items add up to its goods", () => {
  const event = bought(order);
  expect(event).toMatchObject({
    event: "purchase",
    transaction_id: "10001",
    currency: "EUR",
    value: 49.86,
    shipping: 4.95,
    tax: 7.96,
    coupon: "HERBST10",
  });
  const { items } = event as { items: { price: number; discount: number; quantity: number }[] };
  expect(items[0]).toEqual({ ...item, price: 35.91, discount: 3.99 });
  const sum = (of: "price" | "discount") =>
    Math.round(items.reduce((all, one) => all + one[of] * one.quantity, 0) * 100);
  expect([sum("price"), sum("discount")]).toEqual([4990 - 499, 499]);
});

test("a cancelled order is refunded as a whole", () => {
  expect(refunded(order)).toMatchObject({ event: "refund", transaction_id: "10001", value: 49.86 });
});

test("a basket's line that grows, comes back or goes tells the pieces that came or went", () => {
  expect(lineChanged("EUR", undefined, canvas)).toEqual({
    event: "add_to_cart",
    currency: "EUR",
    value: 39.9,
    items: [item],
  });
  expect(lineChanged("EUR", cards, undefined)).toMatchObject({
    event: "remove_from_cart",
    value: 10,
    items: [{ quantity: 3, price: 3.333333 }],
  });
  expect(lineChanged("EUR", canvas, { ...canvas, quantity: 3, total: 11_970 })).toMatchObject({
    event: "add_to_cart",
    value: 79.8,
    items: [{ quantity: 2, price: 39.9 }],
  });
  expect(lineChanged("EUR", canvas, canvas)).toBeNull();
});

test("codes that did nothing, and those of gift vouchers, are said to nobody", () => {
  expect(checkoutBegun(sums)).toMatchObject({ event: "begin_checkout", coupon: "HERBST10" });
  expect(JSON.stringify([checkoutBegun(sums), bought(order)])).not.toMatch(/VORBEI|K7QX/);
});

test("every event is as the store takes it", () => {
  const all = [cartViewed(sums), checkoutBegun(sums), ...orderSent(sums, "standard", "test"), bought(order)];
  for (const event of [...all, refunded(order), lineChanged("EUR", undefined, canvas)]) {
    expect(event && isKnown(event), event?.event).toBe(true);
  }
});
