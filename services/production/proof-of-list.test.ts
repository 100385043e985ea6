import { expect, test } from "vitest";
import { proofOfList } from "./proof-of-list.ts";

const listOf = (...names: string[]) => ({
  columns: [{ key: "name", head: "Name" }],
  rows: names.map((name, place) => ({ line: place + 2, values: { name } })),
});

test("a short list is proved whole", () => {
  const list = listOf("Inge", "Ralf");
  expect(proofOfList(list, 2)).toEqual(list);
});

test("of a long one the longest names are proved, and others from its beginning to its end", () => {
  const names = Array.from({ length: 1_000 }, (_, n) =>
    n === 777 ? "Donaudampfschifffahrtsgesellschaft" : `Gast ${n}`,
  );
  const { rows } = proofOfList(listOf(...names), 10);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ line }) => line)).toContain(779);
  expect(rows.map(({ line }) => line)).toEqual(rows.map(({ line }) => line).toSorted((one, other) => one - other));
  expect(Math.min(...rows.map(({ line }) => line))).toBeLessThan(200);
  expect(Math.max(...rows.map(({ line }) => line))).toBeGreaterThan(800);
});
