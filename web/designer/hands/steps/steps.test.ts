import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "../../../../design/apply.ts";
import type { DesignElement } from "../../../../design/document.ts";
import { together } from "../../../../design/operation.ts";
import { canvas, photoElement, surface, textElement } from "../../../../design/sample-designs.ts";
import { broughtInside, copiesOf } from "./copies.ts";
import { boxSteps, moveAll } from "./frame-steps.ts";
import { heldOf, movables, neighboursOf } from "./held.ts";
import { lockSteps } from "./lock-steps.ts";
import { type Order, orderSteps, orders } from "./order-steps.ts";
import { removeSteps } from "./remove-steps.ts";

const text = (id: string, change: Partial<DesignElement> = {}) =>
  ({ ...textElement({ id }), ...change }) as DesignElement;
const design = (...elements: DesignElement[]) => ({ ...canvas(), surfaces: [surface(elements)] });
const held = (document: ReturnType<typeof design>, ...selection: string[]) => {
  const found = heldOf(document, selection);
  if (!found) throw new Error("nothing is selected");
  return found;
};
const after = (document: ReturnType<typeof design>, steps: Parameters<typeof together>[0]) => {
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document.surfaces[0]?.elements ?? [];
};
const ids = (elements: readonly DesignElement[]) => elements.map(({ id }) => id).join("");

test("locked elements and the picture of the whole side cannot be moved, but others rest at a locked one", () => {
  const all = held(design(photoElement(), text("a", { locked: true }), text("b")), "picture", "a", "b");
  const moving = movables(all);
  expect(moving.map(({ element }) => element.id)).toEqual(["b"]);
  expect(neighboursOf(all, moving)).toHaveLength(1);
});

test("several move together as one operation, by whole micrometres", () => {
  const document = design(text("a"), text("b"));
  const moved = after(document, moveAll(movables(held(document, "a", "b")), { x: 100, y: -1000 }));
  expect(moved.map(({ frame }) => frame)).toEqual(
    Array(2).fill({ x: 20_100, y: 19_000, width: 200_000, height: 60_000 }),
  );
  expect(moveAll(movables(held(document, "a")), { x: 0, y: 0 })).toEqual([]);
});

test("type grows with its box, as far as type may", () => {
  const items = movables(held(design(text("a")), "a"));
  expect(boxSteps(items, (box) => box, 2)[0]).toMatchObject({ set: { size: 20_000 } });
  expect(boxSteps(items, (box) => box, 1e9)[0]).toMatchObject({ set: { size: 2_000_000 } });
});

describe("order", () => {
  const document = design(photoElement(), text("a"), text("b"), text("c"), text("d"));
  const ordered = (order: Order, ...selection: string[]) =>
    ids(after(document, orderSteps(held(document, ...selection), order))).replace("picture", "*");
  test("forwards and backwards go by one, to the front and to the back all the way", () => {
    expect(ordered("forwards", "b")).toBe("*acbd");
    expect(ordered("backwards", "c")).toBe("*acbd");
    expect(ordered("front", "a", "c")).toBe("*bdac");
    expect(ordered("back", "b", "d")).toBe("*bdac");
  });

  test("several keep their order, those that are at the end stay there", () => {
    expect(ordered("forwards", "a", "c", "d")).toBe("*bacd");
    expect(ordered("backwards", "a", "b", "d")).toBe("*abdc");
  });

  test("nothing goes below the picture of the whole side", () => {
    expect(orderSteps(held(document, "a"), "back")).toEqual([]);
    expect(orderSteps(held(document, "a"), "backwards")).toEqual([]);
  });

  test("whatever is ordered, the selected and the others keep their order among themselves", () => {
    fc.assert(
      fc.property(fc.subarray(["a", "b", "c", "d"], { minLength: 1 }), fc.constantFrom(...orders), (chosen, order) => {
        const steps = orderSteps(held(document, ...chosen), order);
        const result = steps.length === 0 ? "*abcd" : ordered(order, ...chosen);
        expect([...result].filter((id) => chosen.includes(id))).toEqual(chosen);
        expect([...result].filter((id) => !chosen.includes(id)).join("")).toMatch(/^\*a?b?c?d?$/);
      }),
    );
  });
});

test("locking locks all that are free; when all are locked it frees them", () => {
  const document = design(text("a", { locked: true }), text("b"));
  const locked = after(document, lockSteps(held(document, "a", "b").elements));
  expect(locked.every((element) => element.locked)).toBe(true);
  const freed = after({ ...document, surfaces: [surface(locked)] }, lockSteps(locked));
  expect(freed.some((element) => "locked" in element)).toBe(false);
});

test("a copy has an id of its own, lies 5 mm beside and fills no place of a layout", () => {
  const [copy] = copiesOf([text("a", { slot: "title", locked: true }), photoElement()], 5000, () => "new");
  expect(copy).toEqual({
    ...textElement({ id: "new" }),
    frame: { x: 25_000, y: 25_000, width: 200_000, height: 60_000 },
  });
});

test("copies that would lie outside another side come inside", () => {
  const [inside] = broughtInside([text("a", { frame: { x: 500_000, y: -9000, width: 50_000, height: 400_000 } })], {
    width: 100_000,
    height: 100_000,
  });
  expect(inside?.frame).toEqual({ x: 50_000, y: -150_000, width: 50_000, height: 400_000 });
});

describe("Delete", () => {
  const placed = { ...photoElement(), id: "placed", slot: "left", frame: { x: 0, y: 0, width: 9000, height: 9000 } };
  test("takes a photo out of its place first, and then the place", () => {
    const steps = removeSteps([placed]);
    expect(steps).toEqual([{ type: "placePhoto", element: "placed", photo: null }]);
    expect(ids(after(design({ ...placed, photo: null }, text("a")), removeSteps([{ ...placed, photo: null }])))).toBe(
      "a",
    );
  });

  test("takes a free photo and words at once, and nothing that is locked", () => {
    const { slot: _, ...free } = placed;
    expect(removeSteps([free, text("a"), text("b", { locked: true })])).toEqual([
      { type: "removeElements", elements: ["placed", "a"] },
    ]);
  });

  test("empties the picture of the whole side, which stays", () => {
    expect(removeSteps([photoElement()])).toEqual([{ type: "placePhoto", element: "picture", photo: null }]);
    expect(removeSteps([{ ...photoElement(), photo: null }])).toEqual([]);
  });
});
