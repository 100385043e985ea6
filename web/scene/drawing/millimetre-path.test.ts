import { expect, test } from "vitest";
import { pathInMillimetres, ringPath } from "./millimetre-path.ts";

test("paths in micrometres are drawn in millimetres, each length by itself", () => {
  expect(pathInMillimetres("M-3000 500L105000 0C1 2 3 4 5 6Z")).toBe(
    "M-3 0.5L105 0C0.001 0.002 0.003 0.004 0.005 0.006Z",
  );
  const hole = { x: 1_000, y: 1_000, width: 8_000, height: 8_000 };
  expect(ringPath({ x: 0, y: 0, width: 10_000, height: 10_000 }, hole)).toBe("M0 0h10v10h-10zM1 1h8v8h-8z");
});
