import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConsentState, writeConsent } from "../../../core/consent.ts";
import type { OrderView } from "../../../services/orders/contract.ts";

const order = (state: "open" | "paid") =>
  ({
    number: "P-10042",
    currency: "EUR",
    goods: 3990,
    discount: 0,
    total: 4480,
    vouchers: [],
    lines: [],
    taxes: [],
    payment: { state },
    shipping: { price: 490 },
  }) as unknown as OrderView;

const lastOrder = { "passepartout.last-order": JSON.stringify({ number: "P-10042" }) };

/** One browser: what it keeps for all of its tabs, and one lock after the other. */
let local: Map<string, string>;
let locked: Promise<unknown>;
beforeEach(() => {
  local = new Map();
  locked = Promise.resolve();
});
afterEach(() => void vi.unstubAllGlobals());

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const request = (_: string, act: () => void) => {
  locked = locked.then(act);
  return locked;
};

/** Another tab of it, with modules of its own; what it told of. */
async function tab(granted: ConsentState["granted"], own: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  const cookie = `consent=${writeConsent({ id: null, granted, declined: [] })}`;
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("localStorage", storageOf(local));
  vi.stubGlobal("sessionStorage", storageOf(new Map(Object.entries(own))));
  const { onTracked } = await import("../../frame/tracking/data-layer.ts");
  const told: string[] = [];
  onTracked(({ event }) => told.push(event));
  const { rememberOrdered, trackPurchase } = await import("./bought-once.ts");
  vi.stubGlobal("document", { cookie });
  return { told, rememberOrdered, trackPurchase };
}

// Order events (chrome document, section 7): the data layer.
test("a purchase that is paid in another tab is told there, once: the first tab says nothing more", async () => {
  const first = await tab(["shop-statistics"], lastOrder);
  first.rememberOrdered();
  await first.trackPurchase(order("open"));
  const other = await tab(["shop-statistics"]);
  await other.trackPurchase(order("paid"));
  await other.trackPurchase(order("paid"));
  expect(other.told).toEqual(["purchase"]);
  const reloaded = await tab(["shop-statistics"], lastOrder);
  await Promise.all([reloaded.trackPurchase(order("paid")), first.trackPurchase(order("paid"))]);
  expect([first.told, reloaded.told]).toEqual([[], []]);
});

test("two tabs that hear of the payment at once tell of it once", async () => {
  const one = await tab(["tag-manager"], lastOrder);
  one.rememberOrdered();
  const two = await tab(["tag-manager"]);
  await Promise.all([one.trackPurchase(order("paid")), two.trackPurchase(order("paid"))]);
  expect([...one.told, ...two.told]).toEqual(["purchase"]);
});

test("whoever opens the page of an order elsewhere bought nothing, and without consent nothing is kept of it", async () => {
  const stranger = await tab(["shop-statistics"]);
  await stranger.trackPurchase(order("paid"));
  expect(stranger.told).toEqual([]);
  const undecided = await tab([], lastOrder);
  undecided.rememberOrdered();
  await undecided.trackPurchase(order("paid"));
  expect([undecided.told, local.size]).toEqual([["purchase"], 0]);
});
