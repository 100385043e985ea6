import { expect, test } from "vitest";
import { inSentence } from "./in-sentence.ts";

test("a material's name begins small within a sentence, a brand's does not", () => {
  expect(["Toile", "Papier Hahnemühle", "Poster, cadre bois", "Écran"].map(inSentence)).toEqual([
    "toile",
    "papier Hahnemühle",
    "poster, cadre bois",
    "écran",
  ]);
  expect(["Alu-Dibond", "PVC Forex", "Gallery-Bond"].map(inSentence)).toEqual([
    "Alu-Dibond",
    "PVC Forex",
    "Gallery-Bond",
  ]);
});
