import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "./apply.ts";
import { operations } from "./arbitrary-operations.ts";
import type { DesignDocument } from "./document.ts";
import { type Operation, operationSchema } from "./operation.ts";
import { plainPlacement } from "./placement.ts";
import { readDocument } from "./read-document.ts";
import { canvas, photoElement } from "./sample-designs.ts";

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

describe("operations that do not fit", () => {
  const placement = plainPlacement("fill");
  const rect = { x: 0, y: 0, width: 1, height: 1 };
  const text = {
    type: "text",
    frame: rect,
    text: "",
    font: "sans",
    size: 500,
    colour: "#000000",
    align: "start",
  } as const;
  const withText = applied(canvas(), { type: "addElement", surface: "front", element: { id: "words", ...text } });
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
      { type: "setText", element: "picture", text: "x" },
      { reason: "wrong-element", element: "picture" },
    ],
    [
      { type: "setElementFrame", element: "words", frame: "surface" },
      { reason: "wrong-element", element: "words" },
    ],
    [
      { type: "placePhoto", element: "picture", photo: "gone" },
      { reason: "unknown-photo", photo: "gone" },
    ],
    [
      { type: "removePhoto", photo: "gone" },
      { reason: "unknown-photo", photo: "gone" },
    ],
    [
      { type: "addElement", surface: "gone", element: { id: "e", ...text } },
      { reason: "unknown-surface", surface: "gone" },
    ],
    [
      { type: "addElement", surface: "front", element: { id: "words", ...text } },
      { reason: "already-there", id: "words" },
    ],
    [
      {
        type: "setConfiguration",
        configuration: {},
        surfaces: [{ id: "front", elements: [{ ...photoElement(), photo: "gone" }] }],
      },
      { reason: "unsound-surfaces", issues: ["element picture uses a photo that is not in the tray"] },
    ],
  ];

  test.each(cases)("%j is refused", (operation, error) => {
    expect(apply(withText, operation)).toEqual({ ok: false, error });
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
  ])("%j is not an operation", (input) => expect(operationSchema.safeParse(input).success).toBe(false));
});
