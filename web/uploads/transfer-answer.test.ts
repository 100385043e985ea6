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
