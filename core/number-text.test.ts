import { expect, test } from "vitest";
import { decimalText, percentText, rateText } from "./number-text.ts";

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

test("rates of tax in parts per million", () => {
  expect(rateText(55_000, "fr-FR")).toBe("5,5\u00a0%");
  expect(rateText(200_000, "en-GB")).toBe("20%");
  expect(rateText(81_250, "de-DE")).toBe("8,13\u00a0%");
});
