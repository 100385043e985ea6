import { expect, test } from "vitest";
import { canBeRetried, errorHead } from "./job-states.ts";

test("what is stuck or waits for its next attempt can be set going, not what runs or has its time still to come", () => {
  const states = ["dead", "retrying", "running", "waiting", "scheduled"] as const;
  expect(states.filter((state) => canBeRetried({ state }))).toEqual(["dead", "retrying"]);
});

test("the first line of an error is its head", () => {
  expect(errorHead("Error: disk full\n  at write")).toBe("Error: disk full");
  expect(errorHead("")).toBe("");
});
