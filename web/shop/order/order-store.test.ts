import { describe, expect, test } from "vitest";
import type { OrderView } from "../../../services/orders/contract.ts";
import { type Answer, problem, type SeenCall, testShop } from "../../browser/test-shop.ts";
import { createOrderStore } from "./order-store.ts";

const order = (state: OrderView["state"], payment: OrderView["payment"]["state"], payable = false) => ({
  number: "100001",
  state,
  payment: { method: "test", state: payment, payable },
});

/** An order page whose waiting is driven by the test: `wait` lets the next look happen. */
function page(answer: (call: SeenCall, looks: number) => Answer, patient = true) {
  let looks = 0;
  const waits: number[] = [];
  const went: string[] = [];
  let next: (() => void) | null = null;
  let keys = 0;
  const { api, calls } = testShop((call) => answer(call, call.method === "GET" ? ++looks : looks));
  const store = createOrderStore({
    api,
    token: "token",
    patient,
    toPayment: (url) => went.push(url),
    now: () => new Date("2026-11-24T10:00:00Z"),
    newKey: () => `key-${++keys}`,
    later: (seconds, then) => {
      waits.push(seconds);
      next = then;
      return () => {
        next = null;
      };
    },
  });
  const changed = () =>
    new Promise<void>((resolve) => {
      const leave = store.subscribe(() => {
        leave();
        resolve();
      });
    });
  const wait = async () => {
    if (!next) throw new Error("the page waits for nothing");
    const look = next;
    next = null;
    const after = changed();
    look();
    await after;
  };
  return { store, wait, waits, went, calls, waiting: () => next !== null };
}

test("a payment the shop has not heard of yet is asked about until it is there, then no more", async () => {
  const { store, wait, waiting } = page((_, looks) => ({
    body: looks < 3 ? order("placed", "open", true) : order("paid", "paid"),
  }));
  await store.look();
  expect(store.state().phase).toBe("checking");
  await wait();
  expect(store.state().phase).toBe("checking");
  await wait();
  expect(store.state().phase).toBe("paid");
  expect(waiting()).toBe(false);
});

test("after a while it is called unpaid, and looked at further, ever more rarely", async () => {
  const { store, wait, waits } = page(() => ({ body: order("placed", "open", true) }));
  await store.look();
  const phases = [store.state().phase];
  for (let look = 2; look <= 8; look++) {
    await wait();
    phases.push(store.state().phase);
  }
  expect(phases.slice(0, 5)).toEqual(Array(5).fill("checking"));
  expect(phases.slice(5)).toEqual(Array(3).fill("unpaid"));
  expect(waits).toEqual([1, 1, 2, 3, 5, 8, 13, 20]);
});

test("whoever comes by a link of her own is told at once that it is unpaid", async () => {
  const { store } = page(() => ({ body: order("placed", "open", true) }), false);
  await store.look();
  expect(store.state().phase).toBe("unpaid");
});

test("a tab out of sight does not ask", async () => {
  const { store, waiting } = page(() => ({ body: order("placed", "pending") }));
  await store.look();
  store.rest();
  expect(waiting()).toBe(false);
});

test("a look that fails keeps the order on the page and looks again", async () => {
  const { store, wait, waiting } = page((_, looks) => (looks === 2 ? "offline" : { body: order("placed", "pending") }));
  await store.look();
  const before = store.state().order;
  const again = store.look();
  await again;
  expect(store.state()).toMatchObject({ order: before, failure: null });
  expect(waiting()).toBe(true);
  await wait();
  expect(store.state().phase).toBe("pending");
});

test("an order that does not exist is not asked for again", async () => {
  const { store, waiting } = page(() => problem(404, "order-not-found"));
  await store.look();
  expect(store.state()).toMatchObject({ order: null, failure: { status: 404 } });
  expect(waiting()).toBe(false);
});

describe("paying again", () => {
  test("goes to the payment page, once", async () => {
    const { store, went, calls } = page(({ method }) =>
      method === "GET"
        ? { body: order("placed", "declined", true) }
        : { body: { orderToken: "token", number: "100001", next: { kind: "redirect", url: "http://pay.test/" } } },
    );
    await store.look();
    await Promise.all([store.pay(), store.pay()]);
    expect(went).toEqual(["http://pay.test/"]);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("of what was paid meanwhile shows that it is paid", async () => {
    const { store, went } = page(({ method }, looks) =>
      method === "POST"
        ? problem(409, "not-payable")
        : { body: looks === 1 ? order("placed", "declined", true) : order("paid", "paid") },
    );
    await store.look();
    await store.pay();
    expect(went).toEqual([]);
    expect(store.state()).toMatchObject({ phase: "paid", doing: null, refused: { kind: "not-payable" } });
  });
});

describe("cancelling", () => {
  test("shows the cancelled order", async () => {
    const { store } = page(({ method }) => ({
      body: method === "POST" ? order("cancelled", "paid") : order("paid", "paid"),
    }));
    await store.look();
    expect(await store.cancel()).toBe(true);
    expect(store.state()).toMatchObject({ phase: "cancelled", doing: null });
  });

  test("too late says so and shows how it stands", async () => {
    const { store } = page(({ method }, looks) =>
      method === "POST"
        ? problem(409, "not-cancellable")
        : { body: order(looks === 1 ? "paid" : "in-production", "paid") },
    );
    await store.look();
    expect(await store.cancel()).toBe(false);
    expect(store.state()).toMatchObject({ phase: "in-production", refused: { kind: "not-cancellable" } });
  });
});

describe("withdrawing", () => {
  const declaration = { name: "Lena", email: "lena@beispiel.de", lines: ["frame"] };

  test("shows the order with the declaration; sent again after a lost answer it is the same one", async () => {
    let posts = 0;
    const { store, calls } = page(({ method }) => {
      if (method === "GET") return { body: order("delivered", "paid") };
      return ++posts === 1 ? "offline" : { body: { ...order("delivered", "paid"), withdrawals: [declaration] } };
    });
    await store.look();
    expect(await store.withdraw(declaration)).toBe(false);
    expect(store.state()).toMatchObject({ doing: null, refused: { kind: "offline" } });
    expect(await store.withdraw({ ...declaration })).toBe(true);
    expect(store.state()).toMatchObject({ order: { withdrawals: [declaration] }, refused: null });
    await store.withdraw({ ...declaration, lines: ["other"] });
    expect(calls.filter(({ method }) => method === "POST").map(({ key }) => key)).toEqual(["key-1", "key-1", "key-2"]);
  });

  test("too late says so and shows how it stands", async () => {
    const { store, calls } = page(({ method }) =>
      method === "POST" ? problem(409, "withdrawal-over") : { body: order("delivered", "paid") },
    );
    await store.look();
    expect(await store.withdraw(declaration)).toBe(false);
    expect(store.state()).toMatchObject({ phase: "delivered", refused: { kind: "withdrawal-over" } });
    expect(calls.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  });
});
