import { expect, test } from "vitest";
import type { DesignDocument } from "../../../design/document.ts";
import { noStock, type Stock } from "../../../design/material.ts";
import { stockStore } from "./stock-store.ts";

const design = (title: string): DesignDocument => ({
  schema: 2,
  kind: "test",
  configuration: {},
  title,
  photos: [],
  surfaces: [],
});

/** Loads what a design needs as soon as the test lets it. */
function slowStock() {
  const waiting = new Map<string, () => void>();
  const stocks = new Map<string, Stock>();
  const stockFor = (title: string): Stock => {
    const stock = stocks.get(title) ?? { ...noStock };
    stocks.set(title, stock);
    return stock;
  };
  const store = stockStore(({ title }) => new Promise((resolve) => waiting.set(title, () => resolve(stockFor(title)))));
  const arrive = async (title: string) => {
    await expect.poll(() => waiting.has(title)).toBe(true);
    waiting.get(title)?.();
  };
  return { store, arrive, stockFor };
}

test("what an earlier state of the design needed never comes last", async () => {
  const { store, arrive, stockFor } = slowStock();
  const before = store.ensure(design("before"));
  const after = store.ensure(design("after"));
  await arrive("before");
  await before;
  await arrive("after");
  await after;
  expect(store.state()).toBe(stockFor("after"));
});

test("what another state needs is loaded without changing what is shown", async () => {
  const { store, arrive, stockFor } = slowStock();
  let told = 0;
  store.subscribe(() => told++);
  const other = store.of(design("other"));
  await arrive("other");
  expect(await other).toBe(stockFor("other"));
  expect(store.state()).toBe(noStock);
  expect(told).toBe(0);
});

test("a load that fails does not stand in the way of the next", async () => {
  let tries = 0;
  const store = stockStore(async () => {
    if (tries++ === 0) throw new Error("no network");
    return { ...noStock };
  });
  await expect(store.ensure(design("one"))).rejects.toThrow("no network");
  await store.ensure(design("one"));
  expect(store.state()).not.toBe(noStock);
});
