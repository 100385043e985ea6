import { expect, test } from "vitest";
import type { Operation } from "../../../design/operation.ts";
import { operationsAtOnce, stepsAtOnce } from "../../../services/designs/contract.ts";
import { batchOf } from "./pending.ts";

const title = { type: "setTitle", title: "Strand" } as const;
const pending = (operation: Operation) => ({ operation, gesture: null });
const ofSteps = (count: number) => pending({ type: "together", steps: Array(count).fill(title) });

test("single steps go as many at once as the house takes", () => {
  expect(batchOf(Array(operationsAtOnce + 1).fill(pending(title)))).toHaveLength(500);
  expect(batchOf([pending(title)])).toEqual([title]);
  expect(batchOf([])).toEqual([]);
});

test("large operations share a request only up to the steps the house takes, the rest waits for the next one", () => {
  expect(batchOf([ofSteps(8000), ofSteps(8000), ofSteps(8000)])).toHaveLength(2);
  expect(batchOf([ofSteps(stepsAtOnce - 1), pending(title), pending(title)])).toHaveLength(2);
});

test("the largest operation there may be goes alone", () => {
  expect(batchOf([ofSteps(stepsAtOnce), pending(title)])).toHaveLength(1);
});
