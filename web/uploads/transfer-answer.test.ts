import { expect, test } from "vitest";
import { endOfTransfer } from "./transfer-answer.ts";

test.each([
  [null, "interrupted"],
  [0, "interrupted"],
  [429, "interrupted"],
  [502, "interrupted"],
  [507, "failed"],
  [403, "failed"],
  [413, "rejected"],
  [415, "rejected"],
])("status %s ends a transfer as %s", (status, how) => {
  expect(endOfTransfer(status).how).toBe(how);
});

test("bytes at the wrong place go on from the right one; a photo that is there already has arrived", () => {
  expect(endOfTransfer(409, "PATCH")).toEqual({ how: "interrupted" });
  expect(endOfTransfer(409, "POST")).toEqual({ how: "arrived" });
});
