import { describe, expect, test } from "vitest";
import type { CartLine, CartView } from "../../../services/carts/contract.ts";
import { type Answer, problem, type SeenCall, testShop } from "../../browser/test-shop.ts";
import { createCartDesk, shownLines } from "./cart-desk.ts";

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
  const desk = createCartDesk(made.api, {
    onPieces: (count) => pieces.push(count),
    onLine: (_currency, before, after) => changes.push([before?.quantity, after?.quantity]),
  });
  return { desk, pieces, changes, calls: made.calls, lines };
}

test("whoever keeps account hears each change that was made here, and nothing of what was refused", async () => {
  const { desk, changes, lines } = shop({ a: 1, b: 2 }, ({ path }) =>
    path.endsWith("/b") ? { status: 409, body: { type: "urn:passepartout:problem:basket-full" } } : null,
  );
  await desk.load();
  await desk.setQuantity("a", 3);
  // Another tab.
  lines.set("c", 1);
  await desk.load();
  await desk.setQuantity("b", 1);
  const line = desk.state().cart?.lines.find(({ id }) => id === "a");
  if (line) await desk.remove(line);
  expect(changes).toEqual([
    [1, 3],
    [3, undefined],
  ]);
});

describe("a quantity", () => {
  test("shows at once, its amount when the server has said it", async () => {
    const { desk, pieces } = shop({ a: 1 });
    await desk.load();
    const change = desk.setQuantity("a", 3);
    expect(shownLines(desk.state())).toMatchObject([{ quantity: 3, line: { total: 1000 } }]);
    expect(desk.state().busy).toBe(true);
    await change;
    await desk.settled();
    expect(shownLines(desk.state())).toMatchObject([{ quantity: 3, line: { total: 3000 } }]);
    expect(desk.state()).toMatchObject({ busy: false, wanted: new Map() });
    expect(pieces.at(-1)).toBe(3);
  });

  test("clicked up quickly ends as the last click says, with no more calls than needed", async () => {
    const { desk, calls, lines } = shop({ a: 1 });
    await desk.load();
    for (const quantity of [2, 3, 4, 5]) void desk.setQuantity("a", quantity);
    await desk.settled();
    expect(lines.get("a")).toBe(5);
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ quantity: 5 }]);
    expect(shownLines(desk.state())).toMatchObject([{ quantity: 5 }]);
  });

  test("clicked up and down again needs no call at all", async () => {
    const { desk, calls } = shop({ a: 1 });
    await desk.load();
    void desk.setQuantity("a", 2);
    await desk.setQuantity("a", 1);
    expect(calls.filter(({ method }) => method === "PATCH")).toEqual([]);
    expect(desk.state().wanted.size).toBe(0);
  });

  test("that could not be sent goes back to what the server has", async () => {
    let offline = false;
    const { desk } = shop({ a: 2 }, () => (offline ? "offline" : null));
    await desk.load();
    offline = true;
    await desk.setQuantity("a", 9);
    expect(shownLines(desk.state())).toMatchObject([{ quantity: 2 }]);
    expect(desk.state().refused).toMatchObject({ kind: "offline" });
  });

  test("of a line that is gone elsewhere shows the basket as it is", async () => {
    const { desk, lines } = shop({ a: 1, b: 1 }, ({ method }) =>
      method === "PATCH" ? problem(404, "line-not-found") : null,
    );
    await desk.load();
    lines.delete("a");
    await desk.setQuantity("a", 2);
    expect(shownLines(desk.state()).map(({ line }) => line.id)).toEqual(["b"]);
    expect(desk.state().refused?.kind).toBe("line-not-found");
  });
});

describe("a removed line", () => {
  test("is gone at once and comes back as it was", async () => {
    const { desk, pieces } = shop({ a: 4, b: 1 });
    await desk.load();
    const [first] = desk.state().cart?.lines ?? [];
    const removing = desk.remove(first as CartLine);
    expect(shownLines(desk.state()).map(({ line }) => line.id)).toEqual(["b"]);
    const removed = await removing;
    expect(removed).toEqual(first);
    expect(pieces.at(-1)).toBe(1);
    await desk.restore(removed as CartLine);
    expect(shownLines(desk.state())).toMatchObject([{ line: { id: "b" } }, { line: { id: "a" }, quantity: 4 }]);
    expect(pieces.at(-1)).toBe(5);
  });

  test("that could not be removed is still there, and nothing is offered to bring back", async () => {
    const { desk } = shop({ a: 1 }, ({ method }) => (method === "DELETE" ? problem(500, "internal") : null));
    await desk.load();
    expect(await desk.remove(desk.state().cart?.lines[0] as CartLine)).toBeNull();
    expect(shownLines(desk.state())).toHaveLength(1);
  });
});

test("a copy is announced only when there is one", async () => {
  let full = false;
  const { desk } = shop({ a: 1 }, ({ path }) =>
    full && path.endsWith("duplicate") ? problem(409, "basket-full") : null,
  );
  await desk.load();
  const line = desk.state().cart?.lines[0] as CartLine;
  expect(await desk.duplicate(line)).toBe(true);
  full = true;
  expect(await desk.duplicate(line)).toBe(false);
  expect(desk.state()).toMatchObject({ refused: { kind: "basket-full" } });
});

test("delivery is asked for again after changes, once for all of them", async () => {
  const { desk, calls } = shop({ a: 1, b: 1 });
  await desk.load();
  await desk.settled();
  const before = calls.length;
  void desk.setQuantity("a", 2);
  void desk.setQuantity("b", 2);
  await desk.settled();
  expect(calls.slice(before).map(({ method, path }) => `${method} ${path.split("/")[2]}`)).toEqual([
    "PATCH cart",
    "PATCH cart",
    "GET shipping-information",
  ]);
  expect(desk.state().shipping).toMatchObject({ goods: 4000 });
});

test("the basket is shown together with its delivery, both asked for at once", async () => {
  const { desk, calls } = shop({ a: 1 });
  const shown: unknown[] = [];
  desk.subscribe(() => desk.state().cart && shown.push(desk.state().shipping));
  await desk.load();
  await desk.settled();
  expect(calls.map(({ path }) => path)).toEqual(["/web-api/cart", "/web-api/shipping-information"]);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(null);
});

test("a basket that cannot be fetched says so, and is fetched when asked again", async () => {
  let offline = true;
  const { desk } = shop({ a: 1 }, () => (offline ? "offline" : null));
  await desk.load();
  expect(desk.state()).toMatchObject({ cart: null, failure: { kind: "offline" } });
  offline = false;
  await desk.load();
  expect(desk.state()).toMatchObject({ cart: { pieces: 1 }, failure: null });
});
