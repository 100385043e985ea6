import { expect, test } from "vitest";
import { may } from "./capabilities.ts";

test("operators look at flags and may switch one off; what visitors see, the management changes", () => {
  expect([may("operator", "flags"), may("operator", "flags-change")]).toEqual([true, false]);
  expect([may("admin", "flags"), may("admin", "flags-change")]).toEqual([true, true]);
});
