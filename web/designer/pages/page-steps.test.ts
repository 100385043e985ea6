import { expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { allElements } from "../../../design/element-place.ts";
import { type Step, together } from "../../../design/operation.ts";
import { canvas, front, photoElement, surface } from "../../../design/sample-designs.ts";
import type { Opening } from "../../../products/openings.ts";
import {
  addedPages,
  copiedPages,
  gatheredPages,
  isWhole,
  movedPages,
  removedPages,
  settledOperation,
} from "./page-steps.ts";

const rule = { min: 5, max: 9, step: 2 };
const names = ["first", "a1", "a2", "b1", "b2"];
const book: DesignDocument = {
  ...canvas(),
  surfaces: names.map((name) => surface([{ ...photoElement(), id: `on-${name}` }], name)),
};
const opening = (...sides: string[]): Opening => sides.map((side) => ({ ...front(), surface: side }));
const openings = [opening("first"), opening("a1", "a2"), opening("b1", "b2")];
const [first, a, b] = openings as [Opening, Opening, Opening];

let made = 0;
const newId = () => `new-${++made}`;

function after(steps: readonly Step[]): DesignDocument {
  const applied = apply(book, together(steps));
  if (!applied.ok) throw new Error(applied.error.reason);
  return applied.value.document;
}
const order = (document: DesignDocument) => document.surfaces.map(({ id }) => id);

test("pages are added two at a time behind what is looked at", () => {
  made = 0;
  const { surfaces } = after(addedPages(book, a, rule, newId));
  expect(surfaces.map(({ id }) => id)).toEqual(["first", "a1", "a2", "new-1", "new-2", "b1", "b2"]);
  expect(surfaces[3]?.elements).toEqual([]);
});

test("a copied spread lies behind its original, and no two elements share a name", () => {
  const document = after(copiedPages(book, [a], newId));
  expect(document.surfaces).toHaveLength(7);
  expect(document.surfaces.slice(0, 3)).toEqual(book.surfaces.slice(0, 3));
  const ids = allElements(document).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a spread moves forwards and backwards with both its pages in order", () => {
  expect(order(after(movedPages(book, openings, 1, 2)))).toEqual(["first", "b1", "b2", "a1", "a2"]);
  expect(order(after(movedPages(book, openings, 2, 1)))).toEqual(["first", "b1", "b2", "a1", "a2"]);
  expect(movedPages(book, openings, 1, 1)).toEqual([]);
  expect(movedPages(book, openings, 1, 9)).toEqual([]);
});

test("a removed spread takes both pages with it, and one step back brings them again", () => {
  const applied = apply(book, together(removedPages([b])));
  if (!applied.ok) throw new Error(applied.error.reason);
  expect(order(applied.value.document)).toEqual(["first", "a1", "a2"]);
  const back = apply(applied.value.document, applied.value.inverse);
  expect(back.ok && back.value.document).toEqual(book);
});

test("the first page of a book stays where it is", () => {
  expect(openings.map((one) => isWhole(one, rule))).toEqual([false, true, true]);
  expect(first).toHaveLength(1);
});

test("the configuration follows the pages in the same step", () => {
  const settle = (document: { surfaces: readonly unknown[] }) => ({
    configuration: {},
    steps: [{ type: "setConfiguration", set: { pages: document.surfaces.length } } as Step],
  });
  const operation = settledOperation({ settle }, null, book, removedPages([b]));
  const applied = operation && apply(book, operation);
  expect(applied?.ok && applied.value.document.configuration.pages).toBe(3);
  expect(settledOperation({ settle }, null, book, [])).toBeNull();
});

const long: DesignDocument = { ...book, surfaces: [..."0123456"].map((name) => surface([], name)) };
const longOpenings = long.surfaces.map(({ id }) => opening(id));

test("several chosen spreads come together where they are dropped, in the order they had", () => {
  const dropped = (moved: readonly number[], before: number) => {
    const applied = apply(long, together(gatheredPages(long, longOpenings, new Set(moved), before)));
    return applied.ok && order(applied.value.document).join("");
  };
  expect(dropped([1, 4, 5], 3)).toBe("0214536");
  expect(dropped([5, 1], 7)).toBe("0234615");
  expect(dropped([2, 6], 1)).toBe("0261345");
  expect(dropped([0, 1, 2], 6)).toBe("3450126");
});

test("dropped where they are already, nothing changes and nothing is undone", () => {
  for (const before of [2, 3, 4]) expect(gatheredPages(long, longOpenings, new Set([2, 3]), before)).toEqual([]);
  expect(gatheredPages(long, longOpenings, new Set([2]), 99)).toEqual([]);
  expect(gatheredPages(long, longOpenings, new Set(), 3)).toEqual([]);
});

test("several spreads are copied behind the last of them and removed together", () => {
  const copied = apply(book, together(copiedPages(book, [a, b], newId)));
  expect(copied.ok && copied.value.document.surfaces.map(({ elements }) => elements.length)).toHaveLength(9);
  expect(copied.ok && order(copied.value.document).slice(0, 5)).toEqual(names);
  expect(order(after(removedPages([a, b])))).toEqual(["first"]);
});
