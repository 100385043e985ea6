import { expect, test } from "vitest";
import { restingAngle, turnAround, turnedAbout } from "./turn.ts";

const origin = { x: 0, y: 0 };

test("a pointer that goes from above to the right has turned by 90 degrees", () => {
  expect(turnAround(origin, { x: 0, y: -5000 }, { x: 5000, y: 0 })).toBe(90_000);
  expect(turnAround(origin, { x: -5000, y: 1 }, { x: -5000, y: -1 })).toBe(22);
});

test("near a quarter turn it rests there, with Shift at every fifteen degrees, freely nowhere", () => {
  expect(restingAngle(0, 88_000, "quarters")).toBe(90_000);
  expect(restingAngle(0, 86_000, "quarters")).toBe(86_000);
  expect(restingAngle(10_000, -178_500, "quarters")).toBe(-168_500);
  expect(restingAngle(5_000, -184_000, "quarters")).toBe(180_000);
  expect(restingAngle(0, 23_000, "fifteens")).toBe(30_000);
  expect(restingAngle(0, 89_000, "free")).toBe(89_000);
});

test("about its own middle a frame stays, about another point it goes round", () => {
  const frame = { x: 10_000, y: 0, width: 20_000, height: 10_000 };
  expect(turnedAbout({ frame, rotation: 0 }, { x: 20_000, y: 5000 }, 45_000)).toEqual({ frame, rotation: 45_000 });
  expect(turnedAbout({ frame, rotation: 170_000 }, origin, 90_000)).toEqual({
    rotation: -100_000,
    frame: { x: -15_000, y: 15_000, width: 20_000, height: 10_000 },
  });
});
