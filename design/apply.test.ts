import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "./apply.ts";
import { configurationStep } from "./apply-whole.ts";
import { operations } from "./arbitrary-operations.ts";
import type { DesignDocument } from "./document.ts";
import { type Operation, operationSchema } from "./operation.ts";
import { plainPlacement } from "./placement.ts";
import { readDocument } from "./read-document.ts";
import { canvas, photoElement, surface, textElement } from "./sample-designs.ts";

const overJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function applied(document: DesignDocument, operation: Operation): DesignDocument {
  const outcome = apply(document, operation);
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value.document;
}

describe("every operation", () => {
  test("is taken back exactly by its inverse, also after both went over the wire", () => {
    let fitting = 0;
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 12 }), (list) => {
        let document = canvas();
        for (const operation of list) {
          const before = document;
          const outcome = apply(before, operationSchema.parse(overJson(operation)));
          if (!outcome.ok) continue;
          fitting += 1;
          document = outcome.value.document;
          expect(applied(document, operationSchema.parse(overJson(outcome.value.inverse)))).toEqual(before);
        }
      }),
    );
    expect(fitting).toBeGreaterThan(100);
  });

  test("leaves a sound design sound and its argument as it was", () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 12 }), (list) => {
        let document = canvas();
        for (const operation of list) {
          const before = overJson(document);
          const outcome = apply(document, operation);
          expect(document).toEqual(before);
          if (outcome.ok) document = outcome.value.document;
          expect(readDocument(overJson(document))).toEqual({ ok: true, value: document });
        }
      }),
    );
  });
});

describe("photos", () => {
  test("a removed photo leaves its elements empty and comes back into them", () => {
    const outcome = apply(canvas(photoElement({ zoom: 2_000_000 })), { type: "removePhoto", photo: "beach" });
    if (!outcome.ok) throw new Error(outcome.error.reason);
    const { document, inverse } = outcome.value;
    expect(document.photos.map((photo) => photo.id)).toEqual(["tower"]);
    expect(document.surfaces[0]?.elements[0]).toMatchObject({ photo: null, placement: { zoom: 2_000_000 } });
    expect(applied(document, inverse)).toEqual(canvas(photoElement({ zoom: 2_000_000 })));
  });

  test("another photo starts in the middle and unturned, but fills or fits as before", () => {
    const turned = canvas(photoElement({ fit: "fit", rotation: 90_000, zoom: 3_000_000 }));
    const document = applied(turned, { type: "placePhoto", element: "picture", photo: "tower" });
    expect(document.surfaces[0]?.elements[0]).toMatchObject({ photo: "tower", placement: plainPlacement("fit") });
  });
});

describe("sides and elements", () => {
  const back = surface([textElement({ id: "greeting" })], "back");
  const two = applied(canvas(), { type: "addSurface", surface: back, at: 0 });

  test("a side comes where it is wanted, moves, and takes its elements with it", () => {
    expect(two.surfaces.map(({ id }) => id)).toEqual(["back", "front"]);
    const moved = applied(two, { type: "moveSurface", surface: "back", to: 1 });
    expect(moved.surfaces.map(({ id }) => id)).toEqual(["front", "back"]);
    expect(applied(moved, { type: "removeSurface", surface: "back" })).toEqual(canvas());
  });

  test("what changes on one side leaves the other the same object", () => {
    const changed = applied(two, { type: "setElement", element: "greeting", set: { text: "Moin" } });
    expect(changed.surfaces[1]).toBe(two.surfaces[1]);
    expect(changed.surfaces[0]).not.toBe(two.surfaces[0]);
  });

  test("an element is raised and lowered within its side", () => {
    const three = applied(canvas(), {
      type: "addElements",
      surface: "front",
      elements: [textElement({ id: "a" }), textElement({ id: "b" })],
      at: 0,
    });
    const order = (document: DesignDocument) => document.surfaces[0]?.elements.map(({ id }) => id);
    expect(order(three)).toEqual(["a", "b", "picture"]);
    expect(order(applied(three, { type: "moveElement", element: "a", to: 2 }))).toEqual(["b", "picture", "a"]);
  });

  test("two photos change places and lie in the middle then", () => {
    const pair = applied(canvas(photoElement({ zoom: 2_000_000 })), {
      type: "addElements",
      surface: "front",
      elements: [{ ...photoElement({ fit: "fit" }), id: "second", photo: "tower" }],
    });
    const swapped = applied(pair, { type: "swapPhotos", one: "picture", other: "second" });
    expect(swapped.surfaces[0]?.elements).toMatchObject([
      { id: "picture", photo: "tower", placement: plainPlacement("fill") },
      { id: "second", photo: "beach", placement: plainPlacement("fit") },
    ]);
  });

  test("a configuration changes field by field", () => {
    const changed = applied(canvas(), { type: "setConfiguration", set: { edge: "folded" }, unset: ["material"] });
    expect(changed.configuration).toEqual({ edge: "folded" });
    expect(configurationStep(canvas().configuration, changed.configuration)).toEqual({
      type: "setConfiguration",
      set: { edge: "folded" },
      unset: ["material"],
    });
    expect(configurationStep(changed.configuration, { edge: "folded" })).toBeNull();
  });
});

describe("operations that do not fit", () => {
  const placement = plainPlacement("fill");
  const withText = applied(canvas(), { type: "addElements", surface: "front", elements: [textElement()] });
  const cases: readonly [Operation, object][] = [
    [
      { type: "setPlacement", element: "gone", placement },
      { reason: "unknown-element", element: "gone" },
    ],
    [
      { type: "setPlacement", element: "words", placement },
      { reason: "wrong-element", element: "words" },
    ],
    [
      { type: "setElement", element: "gone", set: { rotation: 5 } },
      { reason: "unknown-element", element: "gone" },
    ],
    [
      { type: "moveElement", element: "gone", to: 0 },
      { reason: "unknown-element", element: "gone" },
    ],
    [
      { type: "removeElements", elements: ["words", "words"] },
      { reason: "unknown-element", element: "words" },
    ],
    [
      { type: "swapPhotos", one: "picture", other: "words" },
      { reason: "wrong-element", element: "words" },
    ],
    [
      { type: "placePhoto", element: "picture", photo: "gone" },
      { reason: "unknown-photo", photo: "gone" },
    ],
    [
      { type: "setElement", element: "picture", set: { photo: "gone" } },
      { reason: "unknown-photo", photo: "gone" },
    ],
    [
      { type: "removePhoto", photo: "gone" },
      { reason: "unknown-photo", photo: "gone" },
    ],
    [
      { type: "addElements", surface: "gone", elements: [textElement({ id: "e" })] },
      { reason: "unknown-surface", surface: "gone" },
    ],
    [
      { type: "addElements", surface: "front", elements: [textElement()] },
      { reason: "already-there", id: "words" },
    ],
    [
      { type: "arrange", surface: "front", elements: [textElement({ id: "e" }), textElement({ id: "e" })] },
      { reason: "already-there", id: "e" },
    ],
    [
      { type: "addSurface", surface: surface([]) },
      { reason: "already-there", id: "front" },
    ],
    [
      { type: "moveSurface", surface: "gone", to: 0 },
      { reason: "unknown-surface", surface: "gone" },
    ],
    [
      { type: "setSurfaces", surfaces: [surface([{ ...photoElement(), photo: "gone" }])] },
      { reason: "unsound-surfaces", issues: ["element picture uses a photo that is not in the tray"] },
    ],
    [{ type: "setConfiguration", set: { note: "x".repeat(66_000) } }, { reason: "unsound-configuration" }],
  ];

  test.each(cases)("%j is refused", (operation, error) => {
    expect(apply(withText, operation)).toEqual({ ok: false, error });
  });

  test.each([
    ["a text over the whole side", "words", { frame: "surface" }],
    ["a photo's words", "picture", { text: "x" }],
    ["half a micrometre", "picture", { frame: { x: 0.5, y: 0, width: 1, height: 1 } }],
    ["another type", "words", { type: "photo" }],
    ["another id", "words", { id: "e9" }],
  ])("an element cannot have %s", (_, element, set) => {
    expect(apply(withText, { type: "setElement", element, set })).toMatchObject({
      ok: false,
      error: { reason: "unsound-element", element },
    });
  });

  test("300,000 letters are the most, however they come", () => {
    const long = "x".repeat(20_000);
    const many = Array.from({ length: 15 }, (_, index) => textElement({ id: `t${index}`, text: long }));
    const full = applied(canvas(), { type: "addElements", surface: "front", elements: many });
    const refused = { ok: false, error: { reason: "too-many", of: "letters" } };
    expect(apply(full, { type: "addElements", surface: "front", elements: [textElement({ text: "x" })] })).toEqual(
      refused,
    );
    const one = applied(full, { type: "setElement", element: "t0", set: { text: "" } });
    expect(apply(one, { type: "setElement", element: "t0", set: { text: long } }).ok).toBe(true);
    expect(apply(full, { type: "addElements", surface: "front", elements: [textElement({ text: "" })] }).ok).toBe(true);
  });

  test("several together succeed or fail as one", () => {
    const steps = [{ type: "setTitle", title: "new" } as const, { type: "removePhoto", photo: "gone" } as const];
    expect(apply(canvas(), { type: "together", steps }).ok).toBe(false);
  });
});

describe("operations that come in from outside", () => {
  test.each([
    { type: "setPlacement", element: "picture", placement: { ...plainPlacement("fill"), zoom: 999_999 } },
    { type: "setPlacement", element: "picture", placement: { ...plainPlacement("fill"), rotation: 180_001 } },
    { type: "setTitle", title: "x", document: {} },
    { type: "dropEverything" },
    { type: "together", steps: [{ type: "together", steps: [] }] },
    { type: "renew", from: 1, to: 0, steps: [] },
    { type: "addElements", surface: "front", elements: [] },
    { type: "setPhoto", photo: "beach", set: { width: 7 } },
    { type: "setConfiguration", set: { a: 0.5 } },
  ])("%j is not an operation", (input) => expect(operationSchema.safeParse(input).success).toBe(false));
});
