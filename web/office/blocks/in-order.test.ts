import { expect, test } from "vitest";
import { isHeld, type Step, stepped } from "./in-order.ts";

const held = (steps: readonly Step[]) => steps.map((_, index) => isHeld(steps, index));

test("examples come to sight from the top, also where a later one is drawn first", () => {
  const asked = stepped(stepped(["far", "far", "far"], 0, "coming"), 1, "coming");
  expect(held(asked)).toEqual([false, true, true]);
  const later = stepped(asked, 1, "drawn");
  expect(later).toEqual(["coming", "drawn", "far"]);
  expect(held(later)).toEqual([false, true, true]);
  const all = stepped(later, 0, "drawn");
  expect(all).toEqual(["seen", "seen", "far"]);
  expect(held(all)).toEqual([false, false, false]);
});

test("what is seen stays in sight when one above it comes late", () => {
  const atTheEnd: readonly Step[] = ["far", "far", "seen"];
  const above = stepped(atTheEnd, 0, "coming");
  expect(held(above)).toEqual([false, true, false]);
  expect(stepped(above, 2, "coming")).toEqual(above);
});
