import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { operations } from "../../design/arbitrary-operations.ts";
import { bounds } from "../../design/bounds.ts";
import { operationSchema } from "../../design/operation.ts";
import { shapeElement, side, textElement } from "./paper-designs.fixture.ts";
import { parseOperations } from "./parse-operations.ts";

const never = () => undefined;
const shapes = (count: number) => Array.from({ length: count }, (_, place) => shapeElement(`s-${place}`));

test("slices give what the schema gives at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operations, { maxLength: 4 }), async (list) => {
      const sent = JSON.parse(JSON.stringify(list));
      expect(await parseOperations(sent, never)).toEqual({
        ok: true,
        value: sent.map((one: unknown) => operationSchema.parse(one)),
      });
    }),
  );
});

test.each([
  ["added elements", { type: "addElements", surface: "page", elements: shapes(500) }],
  ["another arrangement", { type: "arrange", surface: "page", elements: shapes(500) }],
  ["a side", { type: "addSurface", surface: side("page", shapes(500)) }],
  ["all sides", { type: "setSurfaces", surfaces: [side("one", shapes(300)), side("two"), side("three", shapes(25))] }],
  ["steps", { type: "together", steps: Array(500).fill({ type: "setTitle", title: "x" }) }],
  [
    "a renewal",
    { type: "renew", from: 1, to: 2, steps: [{ type: "arrange", surface: "page", elements: shapes(300) }] },
  ],
])("long lists are parsed one by one, with room for others between: %s", async (_what, operation) => {
  const pause = vi.fn(never);
  expect(await parseOperations([operation], pause)).toEqual({ ok: true, value: [operationSchema.parse(operation)] });
  expect(pause.mock.calls.length).toBeGreaterThan(300);
});

test.each([
  ["nothing", null],
  ["a word", "addElements"],
  ["an unknown type", { type: "dropTables" }],
  ["a field too many", { type: "setTitle", title: "x", more: 1 }],
  [
    "one wrong element among many",
    { type: "addElements", surface: "page", elements: [...shapes(200), { type: "shape" }] },
  ],
  ["more elements than a design may have", { type: "arrange", surface: "page", elements: shapes(bounds.elements + 1) }],
  ["more sides than a design may have", { type: "setSurfaces", surfaces: Array(bounds.surfaces + 1).fill(side("x")) }],
  ["a step made of steps", { type: "together", steps: [{ type: "together", steps: [] }] }],
  ["a step that is nothing", { type: "together", steps: [null] }],
  ["steps that are no list", { type: "together", steps: {} }],
  ["a name that no store takes", { type: "setElement", element: "a", set: {}, unset: ["\ud800"] }],
  ["a field that is set and left out", { type: "setElement", element: "a", set: { x: "\ud800" }, unset: ["x"] }],
  ["a side with a wrong field", { type: "addSurface", surface: { ...side("page", shapes(100)), copies: 0 } }],
  ["a list of sides with a field too many", { type: "setSurfaces", surfaces: [], more: 1 }],
])("%s is refused by its place in the batch", async (_what, operation) => {
  const title = { type: "setTitle", title: "x" };
  expect(await parseOperations([title, operation, title], never)).toEqual({ ok: false, error: 1 });
});

test("what a browser wrote in schema 1 and sends late is taken in the words of schema 2", async () => {
  const plain = { id: "words", type: "text", frame: { x: 0, y: 0, width: 1000, height: 1000 }, text: "Am See" };
  const old = { ...plain, font: "lora-regular", size: 5000, colour: "#000000", align: "start" };
  const sent = [
    { type: "addElement", surface: "front", element: old },
    { type: "setText", element: "words", text: "Am Meer" },
    { type: "setElementFrame", element: "picture", frame: "surface" },
    { type: "removeElement", element: "words" },
    { type: "setConfiguration", configuration: { material: "x" }, surfaces: [{ id: "front", elements: [old] }] },
  ];
  const element = textElement("words", "Am See", { ...plain, font: "lora-regular", size: 5000, colour: "#000000" });
  const surface = { ...side("front", [element]), role: "front" };
  expect(await parseOperations(sent, never)).toEqual({
    ok: true,
    value: [
      { type: "addElements", surface: "front", elements: [element] },
      { type: "setElement", element: "words", set: { text: "Am Meer" } },
      { type: "setElement", element: "picture", set: { frame: "surface" } },
      { type: "removeElements", elements: ["words"] },
      {
        type: "together",
        steps: [
          { type: "setConfiguration", set: { material: "x" } },
          { type: "setSurfaces", surfaces: [surface] },
        ],
      },
    ],
  });
});
