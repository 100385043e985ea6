import { expect, it } from "vitest";
import { keepOverride, overrideIn } from "./keep-override.ts";

const search = "?formatType=600x400&splitFeature=967-nudging&splitTreatment=on";

it("a choice keeps what the address says of experiments, and nothing else of it", () => {
  expect(keepOverride("/leinwanddruck?formatType=900x600", search)).toBe(
    "/leinwanddruck?formatType=900x600&splitFeature=967-nudging&splitTreatment=on",
  );
  expect(keepOverride("/leinwanddruck", "?splitDisabled=1")).toBe("/leinwanddruck?splitDisabled=1");
});

it("an address that says nothing of them leaves a choice as it is", () => {
  expect(keepOverride("/leinwanddruck?formatType=900x600", "?formatType=600x400&gclid=splitter")).toBe(
    "/leinwanddruck?formatType=900x600",
  );
  expect(overrideIn("")).toBe("");
});
