import { expect, test } from "vitest";
import type { PhotoElement, ShapeElement, TextElement } from "../document.ts";
import { ONE, plainPlacement } from "../placement.ts";
import { changedWords, keepContents } from "./keep-contents.ts";
import type { Style } from "./style.ts";

const frame = { x: 0, y: 0, width: 100_000, height: 80_000 };
const base = { frame, rotation: 0, opacity: ONE };
const photo = (id: string, name: string | null, slot?: string): PhotoElement => ({
  ...base,
  id,
  type: "photo",
  photo: name,
  placement: plainPlacement("fill"),
  ...(slot ? { slot } : {}),
});
const text = (id: string, words: string, slot?: string): TextElement => ({
  ...base,
  id,
  type: "text",
  text: words,
  language: "de",
  hyphenate: false,
  font: "lora-regular",
  size: 5_000,
  colour: "#000000",
  align: "centre",
  stand: "middle",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
  ...(slot ? { slot } : {}),
});
const star: ShapeElement = { ...base, id: "star", type: "shape", outline: "ellipse", fill: "#ff0000", stroke: null };

/** Only its words count here. */
const worn = { dressing: { words: { names: "Lena und Jonas", headline: "Wir heiraten" } } } as unknown as Style;
const dressed = (...elements: readonly (PhotoElement | TextElement | ShapeElement)[]) => ({
  background: "#ffffff",
  elements,
  leftOut: [],
});

test("photos fill the places of another layout in their order, and those without one are named", () => {
  const before = [photo("a", "one", "left"), photo("b", "two", "right"), photo("c", "three", "foot")];
  const kept = keepContents(before, dressed(photo("p1", null, "photo-1"), photo("p2", null, "photo-2")), worn);
  expect(kept.elements.map((element) => element.type === "photo" && element.photo)).toEqual(["one", "two"]);
  expect(kept.leftOut).toEqual(["three"]);
});

test("a photo keeps its crop and its effect", () => {
  const effect = { tone: "sepia", light: 0, contrast: 10, warmth: 0 } as const;
  const placement = { ...plainPlacement("fill"), zoom: 2 * ONE };
  const before = [{ ...photo("a", "one", "left"), placement, effect }];
  const [place] = keepContents(before, dressed(photo("p1", null, "photo-1")), worn).elements;
  expect(place).toMatchObject({ id: "p1", photo: "one", placement: { zoom: 2 * ONE }, effect });
});

test("only words that the visitor wrote are hers, and are dressed in the other layout", () => {
  const before = [text("n", "Mia und Tom", "names"), text("h", "Wir heiraten", "headline"), text("own", "Hurra")];
  expect(changedWords(before, worn)).toEqual({ names: "Mia und Tom" });
  expect(changedWords(before, null)).toEqual({ names: "Mia und Tom", headline: "Wir heiraten" });
});

test("changed words without a place stay, untouched ones of the old layout go", () => {
  const before = [text("n", "Mia und Tom", "names"), text("h", "Wir heiraten", "headline")];
  const { elements } = keepContents(before, dressed(photo("p1", null, "photo-1")), worn);
  expect(elements.map(({ id }) => id)).toEqual(["p1", "n"]);
});

test("what the visitor added stays above the new layout, which gives way where names are the same", () => {
  const own = [star, text("p1", "Hurra"), photo("free", "four")];
  const { elements, leftOut } = keepContents(own, dressed(photo("p1", null, "photo-1")), worn);
  expect(elements.map(({ id }) => id)).toEqual(["p1-2", "star", "p1", "free"]);
  // A photo she placed freely does not move into the layout.
  expect(elements[0]).toMatchObject({ photo: null });
  expect(leftOut).toEqual([]);
});
