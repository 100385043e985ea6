import { expect, test } from "vitest";
import { decimalText, percentText } from "./number-text.ts";

test("numbers with up to one decimal, as the locale writes them", () => {
  expect(decimalText(1234.56, "de-DE")).toBe("1.234,6");
  expect(decimalText(29.7, "en-GB")).toBe("29.7");
  expect(decimalText(60, "fr-FR")).toBe("60");
});

test("shares in per cent, the sign tied to the number", () => {
  expect(percentText(0.081, "de-CH")).toBe("8.1%");
  expect(percentText(0.19, "de-DE")).toBe("19\u00a0%");
  expect(percentText(0.2, "en-GB")).toBe("20%");
});
