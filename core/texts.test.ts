import { expect, test } from "vitest";
import { textsFor } from "./texts.ts";

const texts = { de: "Größe", en: "Colour", es: "Tamaño", fr: "Taille : ?", it: "Misura", nl: "Maat", "en-US": "Color" };

test("each locale reads its language in its own spelling", () => {
  expect(textsFor(texts, "de-DE")).toBe("Größe");
  expect(textsFor(texts, "de-CH")).toBe("Grösse");
  expect(textsFor(texts, "en-GB")).toBe("Colour");
  expect(textsFor(texts, "en-US")).toBe("Color");
  expect(textsFor(texts, "fr-CH")).toBe("Taille\u202f:\u202f?");
  expect(textsFor(texts, "it-CH")).toBe("Misura");
  expect(textsFor(texts, "nl-BE")).toBe("Maat");
  const { "en-US": _, ...without } = texts;
  expect(textsFor(without, "en-US")).toBe("Colour");
});
