import fc from "fast-check";
import type { PhotoPlacement } from "./document.ts";
import type { Operation } from "./operation.ts";
import { MAX_ZOOM, ONE } from "./placement.ts";

/** Random operations over a few ids, so that most of them fit a design and some do not. */
const elements = fc.constantFrom("picture", "e1", "e2", "e3");
const photos = fc.constantFrom("beach", "tower", "p3");
const places = fc.option(fc.nat(4), { nil: undefined });
const offset = fc.integer({ min: -500_000, max: 500_000 });
const length = fc.integer({ min: 1, max: 500_000 });
const rect = fc.record({ x: offset, y: offset, width: length, height: length });

export const placements: fc.Arbitrary<PhotoPlacement> = fc.record({
  fit: fc.constantFrom("fill" as const, "fit" as const),
  centre: fc.record({ x: fc.integer({ min: 0, max: ONE }), y: fc.integer({ min: 0, max: ONE }) }),
  zoom: fc.oneof(fc.constant(ONE), fc.integer({ min: ONE, max: MAX_ZOOM })),
  rotation: fc.oneof(fc.constantFrom(0, 90_000, 180_000, -90_000, 45_000), fc.integer({ min: -179_999, max: 180_000 })),
});

const photoElements = fc.record({
  id: elements,
  type: fc.constant("photo" as const),
  frame: fc.oneof(rect, fc.constant("surface" as const)),
  photo: fc.option(photos),
  placement: placements,
});

const words = fc.string({ maxLength: 20 });
const aligns = fc.constantFrom("start" as const, "centre" as const, "end" as const);
const textElements = fc.record({
  id: elements,
  type: fc.constant("text" as const),
  frame: rect,
  text: words,
  font: fc.constantFrom("sans", "serif"),
  size: fc.integer({ min: 500, max: 50_000 }),
  colour: fc.constantFrom("#000000", "#ffffff"),
  align: aligns,
});
const anyElements = fc.oneof(photoElements, textElements);

const steps = fc.oneof(
  fc.record({ type: fc.constant("setTitle" as const), title: words }),
  fc.record({
    type: fc.constant("addPhoto" as const),
    photo: fc.record({ id: photos, name: words, width: fc.integer({ min: 1, max: 9000 }), height: fc.constant(3000) }),
    at: places,
  }),
  fc.record({ type: fc.constant("removePhoto" as const), photo: photos }),
  fc.record({
    type: fc.constant("placePhoto" as const),
    element: elements,
    photo: fc.option(photos),
    placement: fc.option(placements, { nil: undefined }),
  }),
  fc.record({ type: fc.constant("setPlacement" as const), element: elements, placement: placements }),
  fc.record({
    type: fc.constant("setConfiguration" as const),
    configuration: fc.record({ material: words }),
    surfaces: fc
      .constantFrom("front", "back")
      .chain((id) =>
        fc
          .uniqueArray(anyElements, { selector: (element) => element.id, maxLength: 3 })
          .map((list) => [{ id, elements: list }]),
      ),
  }),
  fc.record({
    type: fc.constant("addElement" as const),
    surface: fc.constantFrom("front", "back"),
    element: anyElements,
    at: places,
  }),
  fc.record({ type: fc.constant("removeElement" as const), element: elements }),
  fc.record({
    type: fc.constant("setElementFrame" as const),
    element: elements,
    frame: fc.oneof(rect, fc.constant("surface" as const)),
  }),
  fc.record(
    {
      type: fc.constant("setText" as const),
      element: elements,
      text: words,
      size: fc.integer({ min: 500, max: 50_000 }),
      align: aligns,
    },
    { requiredKeys: ["type", "element"] },
  ),
);

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 9, arbitrary: steps },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("together" as const), steps: fc.array(steps, { maxLength: 4 }) }),
  },
);
