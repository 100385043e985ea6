import { expect, test } from "vitest";
import { canonicalAddress, pageKey } from "./page-key.ts";

test("the choice makes a page of its own, in whatever order it is written", () => {
  const canonical = "/leinwanddruck?formatType=600x400&materialType=leinwand";
  expect(canonicalAddress("/leinwanddruck?materialType=leinwand&formatType=600x400")).toBe(canonical);
  expect(canonicalAddress("/leinwanddruck?formatType=600x400&gclid=abc&materialType=leinwand&utm_source=x")).toBe(
    canonical,
  );
});

test("nested options count, also percent-encoded", () => {
  expect(canonicalAddress("/x?optionTypes[edge]=mirrored&_ga=1")).toBe("/x?optionTypes[edge]=mirrored");
  expect(canonicalAddress("/x?optionTypes%5Bedge%5D=mirrored&_ga=1")).toBe("/x?optionTypes%5Bedge%5D=mirrored");
});

test("of a query only filter and custom keys are kept (core document, section 5)", () => {
  expect(canonicalAddress("/karten-designen?utm_medium=mail&filter[style]=modern&s=x&sort=created&log=0")).toBe(
    "/karten-designen?filter[style]=modern&sort=created",
  );
});

test("campaign parameters alone do not make a page of their own", () => {
  expect(pageKey("localhost:3000", "/leinwanddruck?fbclid=1")).toBe(pageKey("localhost:3000", "/leinwanddruck"));
});

test("hosts are told apart; an endless address is never cached", () => {
  expect(pageKey("ch.localhost", "/")).not.toBe(pageKey("localhost", "/"));
  expect(pageKey("localhost", `/${"x".repeat(2048)}`)).toBeNull();
});

test("an address that says what of an experiment is shown is never cached; the plain one is not touched by it", () => {
  expect(pageKey("localhost", "/leinwanddruck?splitFeature=967-nudging&splitTreatment=on")).toBeNull();
  expect(pageKey("localhost", "/leinwanddruck?splitDisabled=1")).toBeNull();
  expect(pageKey("localhost", "/leinwanddruck?splitFeature=anything")).toBe(pageKey("localhost", "/leinwanddruck"));
});
