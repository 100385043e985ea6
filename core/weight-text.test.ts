import { expect, test } from "vitest";
import { weightText } from "./weight-text.ts";

test("weights are kilograms, in the United States pounds, and never nothing", () => {
  expect(weightText(1_234, "de-DE")).toBe("1,2\u00a0kg");
  expect(weightText(1_234, "en-GB")).toBe("1.2\u00a0kg");
  expect(weightText(1_234, "en-US")).toBe("2.7\u00a0lb");
  expect(weightText(5, "fr-FR")).toBe("0,1\u00a0kg");
});
