import { expect, test } from "vitest";
import { printersApostrophes } from "./apostrophes.ts";

test("an apostrophe between letters is a printer's one; quotes and feet stay as they are", () => {
  expect(printersApostrophes({ fr: ["l'été qu'on touche"], en: "the children's 'wall', 6' wide" })).toEqual({
    fr: ["l’été qu’on touche"],
    en: "the children’s 'wall', 6' wide",
  });
});
