import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

test("what nobody holds any more is gone at once, and nobody else can ask for it", async () => {
  const held = new WeakRef(Array.from({ length: 1000 }, () => ({})));
  // A reference that was just read lives until the turn ends.
  await new Promise(setImmediate);
  collectGarbage();
  expect(held.deref()).toBeUndefined();
  expect("gc" in globalThis).toBe(false);
});
