import { describe, expect, test, vi } from "vitest";
import { apply } from "./apply.ts";
import { compile, pageMemory } from "./compile.ts";
import type { DesignDocument } from "./document.ts";
import { noStock, type Stock } from "./material.ts";
import type { Operation } from "./operation.ts";
import { canvas, front, photoElement, surface } from "./sample-designs.ts";

const sides = ["front", "back", "inside"];
const layouts = sides.map((side) => ({ ...front(), surface: side, role: side }));
const book: DesignDocument = {
  ...canvas(),
  surfaces: sides.map((side) => surface([{ ...photoElement(), id: `on-${side}` }], side)),
};

function edited(document: DesignDocument, operation: Operation): DesignDocument {
  const applied = apply(document, operation);
  if (!applied.ok) throw new Error(applied.error.reason);
  return applied.value.document;
}

/** Number of compiled pages, by their look-ups of photos. */
function counting() {
  const memory = pageMemory();
  const counted = vi.fn(memory);
  const pages = (document: DesignDocument, stock: Stock = noStock, laid = layouts) =>
    compile(document, laid, stock, counted);
  return { pages };
}

describe("a memory of pages", () => {
  test("gives back the same page objects for sides that did not change", () => {
    const { pages } = counting();
    const before = pages(book);
    const placement = { ...photoElement().placement, zoom: 2_000_000 };
    const after = pages(edited(book, { type: "setPlacement", element: "on-back", placement }));
    expect(after.scene.pages.map((page, index) => page === before.scene.pages[index])).toEqual([true, false, true]);
    expect(after.hash).not.toBe(before.hash);
    expect(after.pageHashes[0]).toBe(before.pageHashes[0]);
  });

  test("draws anew only the element that changed", () => {
    const { pages } = counting();
    const two = { ...photoElement(), id: "second" };
    const full = edited(book, { type: "addElements", surface: "back", elements: [two] });
    const before = pages(full).scene.pages[1];
    const placement = { ...photoElement().placement, zoom: 2_000_000 };
    const after = pages(edited(full, { type: "setPlacement", element: "second", placement })).scene.pages[1];
    const kept = before?.items.filter((item) => after?.items.includes(item)) ?? [];
    expect(kept.some((item) => item.element === "on-back")).toBe(true);
    expect(kept.some((item) => item.element === "second")).toBe(false);
    expect(after?.items.some((item) => item.element === "second")).toBe(true);
  });

  test("draws nothing anew for a title, a photo in the tray, or layouts that are equal", () => {
    const { pages } = counting();
    const before = pages(book);
    const named = edited(book, { type: "setTitle", title: "Sylt" });
    const fuller = edited(named, { type: "addPhoto", photo: { id: "p3", name: "c.jpg", width: 9, height: 9 } });
    const after = pages(fuller, noStock, structuredClone(layouts));
    expect(after.scene.pages.every((page, index) => page === before.scene.pages[index])).toBe(true);
  });

  test("forgets what another layout, other fonts or a changed photo make wrong", () => {
    const { pages } = counting();
    const [first] = pages(book).scene.pages;
    const [laid] = pages(
      book,
      noStock,
      layouts.map((one) => ({ ...one, background: "#eeeeee" })),
    ).scene.pages;
    expect(laid).not.toBe(first);
    const [shaped] = pages(book, { ...noStock, fonts: { get: () => undefined, chain: () => [] } }).scene.pages;
    expect(shaped).not.toBe(laid);
    const known = edited(book, { type: "setPhoto", photo: "beach", set: { focus: { x: 1, y: 1 } } });
    expect(pages(known).scene.pages[0]).not.toBe(shaped);
  });
});
