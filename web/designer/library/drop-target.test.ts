import { expect, test } from "vitest";
import type { PhotoElement, ShapeElement } from "../../../design/document.ts";
import { front, photoElement, surface } from "../../../design/sample-designs.ts";
import { bareSurroundings } from "../../../products/surroundings.ts";
import { placesOf } from "../board/board.ts";
import { dropTarget, pointOnSide } from "./drop-target.ts";

const [side] = placesOf([front()], undefined, bareSurroundings, "finished");
if (!side) throw new Error("no side");
const frame = { x: 20_000, y: 20_000, width: 60_000, height: 40_000 };
const framed: PhotoElement = { ...photoElement(), id: "framed", frame };
const shape: ShapeElement = {
  id: "shape",
  type: "shape",
  frame,
  rotation: 0,
  opacity: 1_000_000,
  outline: "rect",
  fill: null,
  stroke: null,
};
const inside = { x: 30_000, y: 30_000 };
const ground = { x: 200_000, y: 150_000 };
const elementAt = (at: typeof inside, canAdd = true, elements: (PhotoElement | ShapeElement)[] = [framed, shape]) => {
  const target = dropTarget(surface(elements), side, at, canAdd);
  return target?.to === "place" ? target.place.element.id : target;
};

test("a photo goes into the place under the pointer, whatever lies above it", () => {
  expect(elementAt(inside)).toBe("framed");
});

test("on bare ground it is added where the kind allows it", () => {
  expect(elementAt(ground)).toEqual({ to: "ground", surface: "front", at: ground });
  expect(elementAt(ground, false)).toBeNull();
});

test("the picture of a whole side is a place everywhere", () => {
  expect(elementAt(ground, true, [photoElement(), framed])).toBe("picture");
});

test("a point of the screen is found on the side, whatever is drawn around it", () => {
  // 1 px is 0.5 mm; the trim begins at the outer edge's own offset
  const at = pointOnSide({ x: 140, y: 90 }, { left: 100, top: 50 }, side, 0.002);
  expect(at).toEqual({ x: 20_000 + side.subject.outer.x - 3_000, y: 20_000 + side.subject.outer.y - 3_000 });
});
