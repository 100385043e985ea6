import { expect, test } from "vitest";
import { changesBetween } from "./data-changes.ts";
import type { DataShape } from "./data-shape.ts";

test("what is the same is not gone through row by row", () => {
  const item = new Proxy({} as DataShape, {
    get: () => {
      throw new Error("a row was looked at");
    },
  });
  const rows = { kind: "list", nullable: false, least: 0, item } as const;
  expect(changesBetween(rows, [{ price: 1 }, { price: 2 }], [{ price: 1 }, { price: 2 }])).toEqual([]);
  expect(() => changesBetween(rows, [{ price: 1 }], [{ price: 2 }])).toThrow("a row was looked at");
});
