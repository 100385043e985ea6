import { expect, test } from "vitest";
import { glintOfTilt } from "./glint.ts";

test("light follows a device that is tilted by 20 degrees to either side, and no further", () => {
  expect([-90, -20, -10, 0, 10, 20, 90].map(glintOfTilt)).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1]);
});
