import { expect, test } from "vitest";
import { sampleOf } from "./sample-words.ts";

test.each([
  ["Salz auf der Haut", "Salz auf der"],
  ["Lena\nund Jonas", "Lena und Jonas"],
  ["Donaudampfschifffahrtsgesellschaft", "Donaudampfschiff"],
  ["   ", null],
])("of %j a tile shows %j", (text, sample) => expect(sampleOf(text)).toBe(sample));
