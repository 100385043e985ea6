import { expect, test } from "vitest";
import { endOfTransfer } from "./transfer-answer.ts";

const problem = (kind: string) => JSON.stringify({ type: `urn:passepartout:problem:${kind}`, title: kind });

test.each([
  [0, "POST", "interrupted"],
  [423, "PATCH", "interrupted"],
  [429, "POST", "interrupted"],
  [502, "PATCH", "interrupted"],
  [410, "PATCH", "interrupted"],
  [404, "POST", "failed"],
  [403, "POST", "failed"],
  [413, "POST", "rejected"],
  [415, "POST", "rejected"],
])("status %i to a %s ends a transfer as %s", (status, method, how) => {
  expect(endOfTransfer({ status, method, body: "<html>" }).how).toBe(how);
});

test("bytes at the wrong place go on from the right one; a photo that is there already has arrived", () => {
  expect(endOfTransfer({ status: 409, method: "PATCH", body: "" })).toEqual({ how: "interrupted" });
  expect(endOfTransfer({ status: 409, method: "POST", body: "" })).toEqual({ how: "arrived" });
});

test("a full shop and a visitor who has her share are told apart", () => {
  const answer = (kind: string) => endOfTransfer({ status: 507, method: "POST", body: problem(kind) });
  expect(answer("no-space")).toMatchObject({ reason: "no-space" });
  expect(answer("photo-quota-reached")).toMatchObject({ reason: "quota" });
});

test("no answer at all is worth going on later", () => {
  expect(endOfTransfer(null)).toEqual({ how: "interrupted" });
});
