import { describe, expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { DesignDocument } from "./document.ts";
import type { documentSchema } from "./document-schema.ts";
import { operationFromSchema1 } from "./migrate-operation.ts";
import { operationSchema } from "./operation.ts";
import { migrate, readDocument } from "./read-document.ts";
import { canvas, photoElement, surface, textElement } from "./sample-designs.ts";
import { photoName } from "./written-text.ts";

const changed = (change: object) => ({ ...canvas(), ...change });

describe("reading a design", () => {
  test("a sound design comes back as it was", () => {
    expect(readDocument(JSON.parse(JSON.stringify(canvas())))).toEqual({ ok: true, value: canvas() });
  });

  test("a design of a newer release is refused by name, not guessed at", () => {
    expect(readDocument(changed({ schema: 3 }))).toEqual({
      ok: false,
      error: { reason: "from-the-future", schema: 3, newest: 2 },
    });
  });

  test.each([null, 7, "design", [], {}, { schema: "1" }, { schema: 1.5 }, { schema: 0 }, { schema: -1 }])(
    "%j is not a design",
    (input) => expect(readDocument(input)).toEqual({ ok: false, error: { reason: "not-a-design" } }),
  );

  const photo = { id: "p1", name: "a.jpg", width: 10, height: 10 };
  const side = surface([]);
  test.each([
    ["a field nobody knows", { extra: 1 }, ""],
    ["a photo without width", { photos: [{ ...photo, width: 0 }] }, "photos.0.width"],
    ["half a pixel", { photos: [{ ...photo, height: 10.5 }] }, "photos.0.height"],
    ["an id with a path in it", { photos: [{ ...photo, id: "../p1" }] }, "photos.0.id"],
    ["the same photo twice", { photos: [photo, photo], surfaces: [] }, ""],
    ["the same surface twice", { surfaces: [side, side] }, ""],
    ["a photo in use that is not in the tray", { photos: [] }, ""],
    ["a title of 201 letters", { title: "x".repeat(201) }, "title"],
    ["a title with NUL, which no database stores,", { title: "a\u0000" }, "title"],
    ["a photo's name with half a character", { photos: [{ ...photo, name: "\ud83c" }] }, "photos.0.name"],
    ["a configuration of 66 KB", { configuration: { a: "x".repeat(66_000) } }, "configuration"],
  ])("%s is refused", (_, change, path) => {
    const read = readDocument(changed(change));
    expect(read).toMatchObject({ ok: false, error: { reason: "invalid" } });
    if (!read.ok && read.error.reason === "invalid")
      expect(read.error.issues.map((issue) => issue.path)).toContain(path);
  });

  test.each([
    ["half a millimetre", { width: 0.5 }],
    ["NUL", { note: { text: "\u0000" } }],
    ["a prototype of its own", { a: JSON.parse('{"__proto__":{"admin":true}}') }],
    ["a hundred thousand brackets", { a: JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`) }],
  ])("a configuration with %s is refused", (_, configuration) => {
    expect(readDocument(changed({ configuration }))).toEqual({
      ok: false,
      error: { reason: "invalid", issues: [{ path: "configuration", message: "not a plain configuration" }] },
    });
  });

  test("a prototype in the configuration's place for fields is dropped", () => {
    const read = readDocument(changed({ configuration: JSON.parse('{"__proto__":{"admin":true}}') }));
    expect(read.ok && read.value.configuration).toEqual({});
    expect(read.ok && "admin" in read.value.configuration).toBe(false);
  });

  test("a photo's file name is kept as far as a design can keep it", () => {
    expect(photoName("Strand\u0007 2026\n.jpg")).toBe("Strand 2026.jpg");
    expect(photoName("\ud83c.jpg")).toBe("\ufffd.jpg");
    expect(photoName(`${"x".repeat(254)}🌊`)).toBe(`${"x".repeat(254)}\ufffd`);
  });

  test("the schema and the written type agree", () => {
    expectTypeOf<z.infer<typeof documentSchema>>().toEqualTypeOf<DesignDocument>();
  });
});

describe("a design of schema 1", () => {
  const { rotation: _, opacity: __, ...photo } = photoElement();
  const words = { id: "words", type: "text", frame: { x: 0, y: 0, width: 9, height: 9 }, text: "Sylt", size: 9_000 };
  const text = { ...words, font: "serif", colour: "#000000", align: "end" };
  const old = { ...canvas(), schema: 1, surfaces: [{ id: "front", elements: [photo, text] }] };

  test("gets what is new with the values by which it looks as before", () => {
    const plain = textElement({ frame: words.frame, text: "Sylt", size: 9_000, font: "serif", align: "end" });
    expect(readDocument(old)).toEqual({
      ok: true,
      value: { ...canvas(), surfaces: [surface([photoElement(), { ...plain, colour: "#000000" }])] },
    });
  });

  test("that is not sound is still refused by name", () => {
    const read = readDocument({ ...old, surfaces: [{ id: "front", elements: [{ ...photo, placement: null }] }] });
    expect(read).toMatchObject({ ok: false, error: { reason: "invalid" } });
    expect(readDocument({ ...old, surfaces: "rubbish" })).toMatchObject({ ok: false, error: { reason: "invalid" } });
  });
});

describe("an operation of schema 1", () => {
  test.each([
    [
      { type: "setText", element: "words", text: "x", size: 700 },
      { type: "setElement", element: "words", set: { text: "x", size: 700 } },
    ],
    [
      { type: "setElementFrame", element: "picture", frame: "surface" },
      { type: "setElement", element: "picture", set: { frame: "surface" } },
    ],
    [
      { type: "removeElement", element: "words" },
      { type: "removeElements", elements: ["words"] },
    ],
    [
      { type: "setConfiguration", configuration: { a: 1 }, surfaces: [{ id: "front", elements: [] }] },
      {
        type: "together",
        steps: [
          { type: "setConfiguration", set: { a: 1 } },
          { type: "setSurfaces", surfaces: [surface([])] },
        ],
      },
    ],
    [
      { type: "setTitle", title: "Meer" },
      { type: "setTitle", title: "Meer" },
    ],
  ])("%j is rewritten", (before, after) => {
    expect(operationFromSchema1(before)).toEqual(after);
    expect(operationSchema.safeParse(operationFromSchema1(before)).success).toBe(true);
    expect(operationFromSchema1({ type: "together", steps: [before, before] })).toMatchObject({ type: "together" });
  });

  test.each([null, 7, "x", {}, { type: "together", steps: "x" }])("%j stays what it is", (input) =>
    expect(operationFromSchema1(input)).toEqual(input === null || typeof input !== "object" ? input : { ...input }),
  );
});

describe("migrations", () => {
  const steps = {
    1: (document: Readonly<Record<string, unknown>>) => ({ ...document, title: "two" }),
    2: ({ title, ...document }: Readonly<Record<string, unknown>>) => ({ ...document, name: title }),
  };

  test("run one schema after the other and count up", () => {
    expect(migrate({ schema: 1 }, steps, 3)).toEqual({ ok: true, value: { schema: 3, name: "two" } });
    expect(migrate({ schema: 2, title: "kept" }, steps, 3)).toEqual({ ok: true, value: { schema: 3, name: "kept" } });
  });

  test("leave the present schema alone", () => {
    expect(migrate({ schema: 3, title: "x" }, steps, 3)).toEqual({ ok: true, value: { schema: 3, title: "x" } });
  });
});
