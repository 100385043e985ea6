import { expect, test } from "vitest";
import { contrast } from "../../core/contrast.ts";
import palettes from "../../demo/goods/palettes.json" with { type: "json" };
import { markedColour } from "./marked-colour.ts";

const named = (key: string) => {
  const found = palettes.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found.colours;
};

test("holidays keep the colour of a layout that stands out, and take another where it is nearly the ink", () => {
  const [clay, white, navy, charcoal] = ["clay", "white", "navy", "charcoal"].map(named) as [
    ReturnType<typeof named>,
    ReturnType<typeof named>,
    ReturnType<typeof named>,
    ReturnType<typeof named>,
  ];
  expect(markedColour(clay.accent, clay.ink, clay)).toBe("#a8442a");
  expect(markedColour(white.accent, white.ink, white)).toBe("#b3261e");
  expect(markedColour(navy.accent, navy.ink, navy)).toBe("#b3261e");
  expect(markedColour(charcoal.soft, charcoal.paper, charcoal)).toBe("#ffb3a7");
});

test.each(palettes.map(({ key }) => key))("in %s holidays can be read and told from other days", (key) => {
  const colours = named(key);
  for (const [ink, ground, wanted] of [
    [colours.ink, colours.paper, colours.accent],
    [colours.ink, colours.paper, colours.deep],
    [colours.paper, colours.deep, colours.soft],
  ] as const) {
    const marked = markedColour(wanted, ink, colours);
    expect(marked).not.toBe(ink);
    expect(contrast(marked, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
