import { expect, test } from "vitest";
import { canvas, front, landscape, photoElement } from "../../../../design/sample-designs.ts";
import { heldPhoto } from "./held-photo.ts";
import { afterHandle, afterKey, samePlacement } from "./photo-hands.ts";

const element = photoElement({ zoom: 2_000_000 });
const held = heldPhoto(canvas(element), front(), element);
if (!held) throw new Error("the sample has a photo");
const keys = { shiftKey: false, ctrlKey: false };

test("an empty place holds nothing", () => {
  const empty = { ...element, photo: null };
  expect(heldPhoto(canvas(empty), front(), empty)).toBeNull();
});

test("an arrow moves the photo by a millimetre of the page, in its own direction", () => {
  const { box, photo } = held;
  const moved = afterKey(held, { key: "ArrowRight", ...keys });
  // twice the box is 612 mm wide: a millimetre to the right takes 1/612 off the centre
  expect(photo).toEqual(landscape);
  expect(moved?.centre.x).toBe(500_000 - Math.round(1_000_000_000 / (box.width * 2)));
  expect(moved?.centre.y).toBe(500_000);
});

test("plus zooms, at the limit minus changes nothing, other keys are left alone", () => {
  expect(afterKey(held, { key: "+", ...keys })?.zoom).toBe(2_040_000);
  const whole = { ...held, element: photoElement() };
  const limited = afterKey(whole, { key: "-", ...keys });
  expect(limited && samePlacement(limited, whole.element.placement)).toBe(true);
  expect(afterKey(held, { key: "Tab", ...keys })).toBeNull();
});

test("a handle pulled outwards enlarges by the way it goes", () => {
  expect(afterHandle(held, "e", { x: held.box.width / 2, y: 0 }).zoom).toBe(3_000_000);
  expect(afterHandle(held, "e", { x: -held.box.width, y: 0 }).zoom).toBe(1_000_000);
});
