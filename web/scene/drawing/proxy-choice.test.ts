import { expect, test } from "vitest";
import { proxyFor } from "./proxy-choice.ts";

const upright = (width: number, height: number) => [width, 0, 0, height, 0, 0] as const;

test("the proxy follows zoom and screen, by the photo's longest side", () => {
  expect(proxyFor(upright(600_000, 400_000), 500 / 600_000)).toBe(512);
  expect(proxyFor(upright(600_000, 400_000), 1000 / 600_000)).toBe(1024);
  expect(proxyFor(upright(400_000, 600_000), 1025 / 600_000)).toBe(2048);
  expect(proxyFor(upright(600_000, 400_000), 9000 / 600_000)).toBe(2048);
});

test("a turned photo needs as many pixels as an upright one", () => {
  expect(proxyFor([0, 600_000, -400_000, 0, 0, 0], 500 / 600_000)).toBe(512);
});
