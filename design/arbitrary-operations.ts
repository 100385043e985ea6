import fc from "fast-check";
import type { DesignElement, PhotoPlacement, Surface } from "./document.ts";
import type { Operation } from "./operation.ts";
import { outlines } from "./outline.ts";
import { MAX_ZOOM, ONE } from "./placement.ts";
import { refinements } from "./plate.ts";

/** Random operations over a few ids, so that most of them fit a design and some do not. */
const elements = fc.constantFrom("picture", "e1", "e2", "e3");
const photos = fc.constantFrom("beach", "tower", "p3");
const surfaces = fc.constantFrom("front", "back");
const places = fc.option(fc.nat(4), { nil: undefined });
const offset = fc.integer({ min: -500_000, max: 500_000 });
const length = fc.integer({ min: 1, max: 500_000 });
const rect = fc.record({ x: offset, y: offset, width: length, height: length });
const angles = fc.oneof(
  fc.constantFrom(0, 90_000, 180_000, -90_000, 45_000),
  fc.integer({ min: -179_999, max: 180_000 }),
);
const colours = fc.constantFrom("#000000", "#ffffff", "#8a671c");
const strength = fc.integer({ min: -100, max: 100 });

export const placements: fc.Arbitrary<PhotoPlacement> = fc.record({
  fit: fc.constantFrom("fill" as const, "fit" as const),
  centre: fc.record({ x: fc.integer({ min: 0, max: ONE }), y: fc.integer({ min: 0, max: ONE }) }),
  zoom: fc.oneof(fc.constant(ONE), fc.integer({ min: ONE, max: MAX_ZOOM })),
  rotation: angles,
});

const strokes = fc.record({ width: fc.integer({ min: 10, max: 5_000 }), colour: colours });
const base = {
  id: elements,
  rotation: fc.oneof(fc.constant(0), angles),
  opacity: fc.oneof(fc.constant(ONE), fc.integer({ min: 0, max: ONE })),
};
const words = fc.string({ maxLength: 20 });
const outline = fc.constantFrom(...outlines);

const photoElements = fc.record({
  ...base,
  type: fc.constant("photo" as const),
  frame: fc.oneof(rect, fc.constant("surface" as const)),
  photo: fc.option(photos),
  placement: placements,
});

const photosWithExtras = fc
  .tuple(
    photoElements,
    fc.record(
      {
        mask: outline,
        border: strokes,
        effect: fc.record({
          tone: fc.constantFrom("none" as const, "black-and-white" as const, "sepia" as const),
          light: strength,
          contrast: strength,
          warmth: strength,
        }),
        locked: fc.boolean(),
        optional: fc.boolean(),
        slot: fc.constantFrom("a", "b"),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([photo, extras]) => ({ ...photo, ...extras }));

const textElements = fc.record({
  ...base,
  type: fc.constant("text" as const),
  frame: rect,
  text: words,
  language: fc.constantFrom(null, "de", "en"),
  hyphenate: fc.boolean(),
  font: fc.constantFrom("sans", "serif"),
  size: fc.integer({ min: 500, max: 50_000 }),
  colour: colours,
  align: fc.constantFrom("start" as const, "centre" as const, "end" as const),
  stand: fc.constantFrom("top" as const, "middle" as const, "bottom" as const),
  leading: fc.integer({ min: 500_000, max: 2_000_000 }),
  tracking: fc.integer({ min: -100_000, max: 300_000 }),
  fit: fc.constantFrom("shrink" as const, "report" as const),
});

const shapeElements = fc
  .tuple(
    fc.record({
      ...base,
      type: fc.constant("shape" as const),
      frame: rect,
      outline,
      fill: fc.option(colours),
      stroke: fc.option(strokes),
    }),
    fc.record({ plate: fc.constantFrom(...refinements) }, { requiredKeys: [] }),
  )
  .map(([shape, plate]) => ({ ...shape, ...plate }));

const artElements = fc.record({
  ...base,
  type: fc.constant("art" as const),
  frame: rect,
  piece: fc.constant("a".repeat(64)),
  mirror: fc.constantFrom("none" as const, "across" as const, "down" as const, "both" as const),
  colour: fc.option(colours),
});

export const anyElement: fc.Arbitrary<DesignElement> = fc.oneof(
  photosWithExtras,
  textElements,
  shapeElements,
  artElements,
);
const lists = fc.uniqueArray(anyElement, { selector: (element) => element.id, maxLength: 3 });
const anySurface: fc.Arbitrary<Surface> = fc.record({
  id: surfaces,
  role: fc.constantFrom("front", "page"),
  background: fc.option(colours),
  copies: fc.integer({ min: 1, max: 9 }),
  turned: fc.boolean(),
  elements: lists,
});

const steps = fc.oneof(
  fc.record({ type: fc.constant("setTitle" as const), title: words }),
  fc.record({
    type: fc.constant("setConfiguration" as const),
    set: fc.record({ material: words, size: fc.nat(9) }, { requiredKeys: [] }),
    unset: fc.subarray(["material", "size", "gone"]),
  }),
  fc.record({
    type: fc.constant("addPhoto" as const),
    photo: fc.record({ id: photos, name: words, width: fc.integer({ min: 1, max: 9000 }), height: fc.constant(3000) }),
    at: places,
  }),
  fc.record({ type: fc.constant("removePhoto" as const), photo: photos }),
  fc.record({
    type: fc.constant("setPhoto" as const),
    photo: photos,
    set: fc.record(
      { takenAt: fc.constant("2026-07-14T18:03:22"), focus: fc.constant({ x: 1, y: 2 }) },
      { requiredKeys: [] },
    ),
    unset: fc.subarray(["takenAt", "focus", "id"]),
  }),
  fc.record({
    type: fc.constant("placePhoto" as const),
    element: elements,
    photo: fc.option(photos),
    placement: fc.option(placements, { nil: undefined }),
  }),
  fc.record({ type: fc.constant("swapPhotos" as const), one: elements, other: elements }),
  fc.record({ type: fc.constant("setPlacement" as const), element: elements, placement: placements }),
  fc.record({
    type: fc.constant("addElements" as const),
    surface: surfaces,
    elements: fc.array(anyElement, { minLength: 1, maxLength: 2 }),
    at: places,
  }),
  fc.record({
    type: fc.constant("removeElements" as const),
    elements: fc.array(elements, { minLength: 1, maxLength: 2 }),
  }),
  fc
    .record({
      type: fc.constant("setElement" as const),
      element: elements,
      set: fc.record(
        { frame: rect, rotation: angles, text: words, fill: fc.option(colours), slot: fc.constant("s") },
        { requiredKeys: [] },
      ),
      unset: fc.subarray(["slot", "mask", "frame"]),
    })
    .map((step) => ({ ...step, unset: step.unset.filter((name) => !Object.hasOwn(step.set, name)) })),
  fc.record({ type: fc.constant("moveElement" as const), element: elements, to: fc.nat(4) }),
  fc.record({ type: fc.constant("addSurface" as const), surface: anySurface, at: places }),
  fc.record({ type: fc.constant("removeSurface" as const), surface: surfaces }),
  fc.record({ type: fc.constant("moveSurface" as const), surface: surfaces, to: fc.nat(3) }),
  fc.record(
    {
      type: fc.constant("setSurface" as const),
      surface: surfaces,
      background: fc.option(colours),
      copies: fc.integer({ min: 1, max: 9 }),
      turned: fc.boolean(),
      style: fc.option(fc.constant("quiet")),
    },
    { requiredKeys: ["type", "surface"] },
  ),
  fc.record({ type: fc.constant("arrange" as const), surface: surfaces, elements: lists }),
  fc.record({
    type: fc.constant("setSurfaces" as const),
    surfaces: fc.uniqueArray(anySurface, { selector: ({ id }) => id, maxLength: 2 }),
  }),
);

const lots = fc.array(steps, { maxLength: 4 });

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 9, arbitrary: steps },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("together" as const), steps: lots }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("renew" as const),
      from: fc.constant(1),
      to: fc.constant(2),
      steps: lots,
    }),
  },
);
