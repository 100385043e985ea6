import { expect, test } from "vitest";
import type { CalculatorOffer } from "../../../content/page-calculator/read-page-calculator.ts";
import { hasChoice } from "./choice-in-address.ts";

const format = (value: string) => ({
  value,
  label: value,
  price: "",
  amount: 0,
  original: "",
  context: { formatType: value },
});
const offer: CalculatorOffer = {
  kind: "picture",
  article: "picture-canvas-600x400",
  material: "canvas",
  format: "600x400",
  currency: "EUR",
  designer: "/configurator/",
  context: { frameType: null },
  words: { material: "", format: "", more: "", design: "" },
  materials: [
    {
      value: "canvas",
      label: "Leinwand",
      initial: "600x400",
      formats: [format("600x400")],
      context: { materialType: "canvas" },
    },
  ],
};

test.each([
  ["?formatType=900x600", true],
  ["?materialType=poster", true],
  ["?frameType=holz", true],
  ["?sku=canvas-600x400", true],
  ["?show=more-formats", true],
  ["", false],
  ["?utm_source=mail&gclid=7", false],
  ["?splitFeature=967-nudging&splitTreatment=on", false],
])("an address opens the whole calculator only where it names a choice: %s", (search, expected) => {
  expect(hasChoice(offer, search)).toBe(expected);
});
