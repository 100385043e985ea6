import { describe, expect, test } from "vitest";
import type { CartLine, CartView } from "../../../services/carts/contract.ts";
import { type Answer, problem, type SeenCall, testShop } from "../../browser/test-shop.ts";
import { createCartStore, shownLines } from "./cart-store.ts";

/** A basket at 10.00 a piece that does what it is told; `refuse` answers instead of it. */
function shop(quantities: Record<string, number>, refuse: (call: SeenCall) => Answer | null = () => null) {
  const lines = new Map(Object.entries(quantities));
  const removed = new Map<string, number>();
  const line = ([id, quantity]: [string, number]) =>
    ({ id, quantity, title: id, total: quantity * 1000, unavailable: null }) as CartLine;
  const view = (): CartView => {
    const shown = [...lines].map(line);
    const pieces = shown.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      id: "cart",
      currency: "EUR",
      lines: shown,
      pieces,
      goods: pieces * 1000,
      vouchers: [],
      discount: 0,
      taxIncluded: true,
    };
  };
  function change(method: string, id: string, action: string | undefined, body: unknown) {
    if (method === "PATCH") lines.set(id, (body as { quantity: number }).quantity);
    else if (method === "DELETE") {
      removed.set(id, lines.get(id) ?? 0);
      lines.delete(id);
    } else if (action === "restore") lines.set(id, removed.get(id) ?? 0);
    else lines.set(`${id} copy`, lines.get(id) ?? 0);
    return { body: { lineId: id, cart: view() } };
  }
  const pieces: number[] = [];
  const made = testShop((call) => {
    const refused = refuse(call);
    if (refused) return refused;
    if (call.path === "/web-api/cart") return { body: view() };
    if (call.path.startsWith("/web-api/shipping-information")) return { body: { options: [], goods: view().goods } };
    const [, , , , id = "", action] = call.path.split("/");
    return change(call.method, id, action, call.body);
  });
  const changes: (number | undefined)[][] = [];
  const store = createCartStore(made.api, {
    onPieces: (count) => pieces.push(count),
    onLine: (_currency, before, after) => changes.push([before?.quantity, after?.quantity]),
  });
  return { store, pieces, changes, calls: made.calls, lines };
}

test("whoever keeps account hears each change that was made here, and nothing of what was refused", async () => {
  const { store, changes, lines } = shop({ a: 1, b: 2 }, ({ path }) =>
    path.endsWith("/b") ? { status: 409, body: { type: "urn:passepartout:problem:basket-full" } } : null,
  );
  await store.load();
  await store.setQuantity("a", 3);
  // Another tab.
  lines.set("c", 1);
  await store.load();
  await store.setQuantity("b", 1);
  const line = store.state().cart?.lines.find(({ id }) => id === "a");
  if (line) await store.remove(line);
  expect(changes).toEqual([
    [1, 3],
    [3, undefined],
  ]);
});

describe("a quantity", () => {
  test("shows at once, its amount when the server has said it", async () => {
    const { store, pieces } = shop({ a: 1 });
    await store.load();
    const change = store.setQuantity("a", 3);
    expect(shownLines(store.state())).toMatchObject([{ quantity: 3, line: { total: 1000 } }]);
    expect(store.state().busy).toBe(true);
    await change;
    await store.settled();
    expect(shownLines(store.state())).toMatchObject([{ quantity: 3, line: { total: 3000 } }]);
    expect(store.state()).toMatchObject({ busy: false, wanted: new Map() });
    expect(pieces.at(-1)).toBe(3);
  });

  test("clicked up quickly ends as the last click says, with no more calls than needed", async () => {
    const { store, calls, lines } = shop({ a: 1 });
    await store.load();
    for (const quantity of [2, 3, 4, 5]) void store.setQuantity("a", quantity);
    await store.settled();
    expect(lines.get("a")).toBe(5);
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ quantity: 5 }]);
    expect(shownLines(store.state())).toMatchObject([{ quantity: 5 }]);
  });

  test("clicked up and down again needs no call at all", async () => {
    const { store, calls } = shop({ a: 1 });
    await store.load();
    void store.setQuantity("a", 2);
    await store.setQuantity("a", 1);
    expect(calls.filter(({ method }) => method === "PATCH")).toEqual([]);
    expect(store.state().wanted.size).toBe(0);
  });

  test("that could not be sent goes back to what the server has", async () => {
    let offline = false;
    const { store } = shop({ a: 2 }, () => (offline ? "offline" : null));
    await store.load();
    offline = true;
    await store.setQuantity("a", 9);
    expect(shownLines(store.state())).toMatchObject([{ quantity: 2 }]);
    expect(store.state().refused).toMatchObject({ kind: "offline" });
  });

  test("of a line that is gone elsewhere shows the basket as it is", async () => {
    const { store, lines } = shop({ a: 1, b: 1 }, ({ method }) =>
      method === "PATCH" ? problem(404, "line-not-found") : null,
    );
    await store.load();
    lines.delete("a");
    await store.setQuantity("a", 2);
    expect(shownLines(store.state()).map(({ line }) => line.id)).toEqual(["b"]);
    expect(store.state().refused?.kind).toBe("line-not-found");
  });
});

describe("a removed line", () => {
  test("is gone at once and comes back as it was", async () => {
    const { store, pieces } = shop({ a: 4, b: 1 });
    await store.load();
    const [first] = store.state().cart?.lines ?? [];
    const removing = store.remove(first as CartLine);
    expect(shownLines(store.state()).map(({ line }) => line.id)).toEqual(["b"]);
    const removed = await removing;
    expect(removed).toEqual(first);
    expect(pieces.at(-1)).toBe(1);
    await store.restore(removed as CartLine);
    expect(shownLines(store.state())).toMatchObject([{ line: { id: "b" } }, { line: { id: "a" }, quantity: 4 }]);
    expect(pieces.at(-1)).toBe(5);
  });

  test("that could not be removed is still there, and nothing is offered to bring back", async () => {
    const { store } = shop({ a: 1 }, ({ method }) => (method === "DELETE" ? problem(500, "internal") : null));
    await store.load();
    expect(await store.remove(store.state().cart?.lines[0] as CartLine)).toBeNull();
    expect(shownLines(store.state())).toHaveLength(1);
  });
});

test("a copy is announced only when there is one", async () => {
  let full = false;
  const { store } = shop({ a: 1 }, ({ path }) =>
    full && path.endsWith("duplicate") ? problem(409, "basket-full") : null,
  );
  await store.load();
  const line = store.state().cart?.lines[0] as CartLine;
  expect(await store.duplicate(line)).toBe(true);
  full = true;
  expect(await store.duplicate(line)).toBe(false);
  expect(store.state()).toMatchObject({ refused: { kind: "basket-full" } });
});

test("delivery is asked for again after changes, once for all of them", async () => {
  const { store, calls } = shop({ a: 1, b: 1 });
  await store.load();
  await store.settled();
  const before = calls.length;
  void store.setQuantity("a", 2);
  void store.setQuantity("b", 2);
  await store.settled();
  expect(calls.slice(before).map(({ method, path }) => `${method} ${path.split("/")[2]}`)).toEqual([
    "PATCH cart",
    "PATCH cart",
    "GET shipping-information",
  ]);
  expect(store.state().shipping).toMatchObject({ goods: 4000 });
});

test("the basket is shown together with its delivery, both asked for at once", async () => {
  const { store, calls } = shop({ a: 1 });
  const shown: unknown[] = [];
  store.subscribe(() => store.state().cart && shown.push(store.state().shipping));
  await store.load();
  await store.settled();
  expect(calls.map(({ path }) => path)).toEqual(["/web-api/cart", "/web-api/shipping-information"]);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(null);
});

test("a basket that cannot be fetched says so, and is fetched when asked again", async () => {
  let offline = true;
  const { store } = shop({ a: 1 }, () => (offline ? "offline" : null));
  await store.load();
  expect(store.state()).toMatchObject({ cart: null, failure: { kind: "offline" } });
  offline = false;
  await store.load();
  expect(store.state()).toMatchObject({ cart: { pieces: 1 }, failure: null });
});
