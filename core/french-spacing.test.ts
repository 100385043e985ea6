import { expect, test } from "vitest";
import { frenchSpacing } from "./french-spacing.ts";

test("no line of a French text begins with a mark", () => {
  const texts = frenchSpacing({
    ask: "Oublié ?",
    find: (name: string) => `Résultats : « ${name} »`,
    at: "12 : 30; 1:2",
  });
  expect(texts.ask).toBe("Oublié\u202f?");
  expect(texts.find("mer")).toBe("Résultats\u202f: «\u202fmer\u202f»");
  expect(texts.at).toBe("12\u202f: 30; 1:2");
});

test("a week-end stays on one line, whatever else may part at its hyphen", () => {
  expect(frenchSpacing("Un week-end, un arc-en-ciel")).toBe("Un week-\u2060end, un arc-en-ciel");
});
