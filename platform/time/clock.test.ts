import { expect, test } from "vitest";
import { stoppedClock } from "./clock.ts";

test("a stopped clock stands still until it is moved", () => {
  const clock = stoppedClock("2026-11-20T14:59:00+01:00");
  expect(clock.now().toISOString()).toBe("2026-11-20T13:59:00.000Z");
  expect(clock.now().toISOString()).toBe("2026-11-20T13:59:00.000Z");
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe("2026-11-20T14:00:00.000Z");
  clock.set("2027-01-01");
  expect(clock.now().toISOString()).toBe("2027-01-01T00:00:00.000Z");
});

test("a moment handed out does not move the clock when it is changed", () => {
  const clock = stoppedClock("2026-11-20T00:00:00Z");
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});
