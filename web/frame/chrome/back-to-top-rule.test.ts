import { expect, test } from "vitest";
import { offersTop } from "./back-to-top-rule.ts";

const after = (before: number, now: number, offered = false) => offersTop(offered, { before, now, height: 800 });

test("the way back is offered after scrolling up beyond half of what is seen, and goes when scrolling down (chrome document, section 4)", () => {
  expect(after(2000, 1200)).toBe(true);
  expect(after(2000, 401)).toBe(true);
  expect(after(2000, 400)).toBe(false);
  expect(after(1200, 2000, true)).toBe(false);
  expect(after(1200, 1201, true)).toBe(false);
});

test("standing still changes nothing", () => {
  expect(after(1200, 1200, true)).toBe(true);
  expect(after(1200, 1200, false)).toBe(false);
});
