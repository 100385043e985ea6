import { expect, test } from "vitest";
import { coloursOf, readColour } from "./colours.ts";

test.each([
  ["1E4D6B", "#1e4d6b"],
  [" #1e4d6b ", "#1e4d6b"],
  ["#14b", "#1144bb"],
  ["#14", null],
  ["blue", null],
  ["", null],
])("%j is read as %s", (text, colour) => expect(readColour(text)).toBe(colour));

test("a design offers the colours it uses, each once and without those of the shop", () => {
  const base = { frame: { x: 0, y: 0, width: 1, height: 1 }, rotation: 0, opacity: 1_000_000 };
  const shape = { ...base, type: "shape", outline: "rect", stroke: null } as const;
  const surface = { id: "front", role: "front", background: "#aabbcc", copies: 1, turned: false };
  const elements = [
    { ...shape, id: "a", fill: "#102030" },
    { ...shape, id: "b", fill: "#ffffff", stroke: { width: 1, colour: "#405060" } },
    { ...shape, id: "c", fill: "#102030" },
  ];
  expect(coloursOf({ surfaces: [{ ...surface, elements }] })).toEqual(["#aabbcc", "#102030", "#405060"]);
});
