import { expect, test } from "vitest";
import { familyOf, fontIn, fontName, isBoldFont, offeredFamilies } from "./families.ts";

const family = (name: string) => {
  const found = offeredFamilies.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

test("24 families are offered, each once", () => {
  expect(offeredFamilies).toHaveLength(24);
  expect(new Set(offeredFamilies.map(({ name }) => name)).size).toBe(24);
});

test("another family keeps the text bold where it can", () => {
  expect(fontIn(family("Lora"), "figtree-semibold")).toBe("lora-semibold");
  expect(fontIn(family("Lora"), "figtree-regular")).toBe("lora-regular");
  expect(isBoldFont(fontIn(family("Great Vibes"), "figtree-semibold"))).toBe(false);
});

test("fonts that no list offers still have a name", () => {
  expect(fontName("newsreader-display-regular")).toBe("Newsreader Display");
  expect(familyOf("newsreader-display-regular")).toBeUndefined();
  expect(fontName("lora-semibold")).toBe("Lora");
  expect(fontName("gone")).toBe("gone");
});
