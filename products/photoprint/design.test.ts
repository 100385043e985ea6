import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoPrints } from "../../demo/catalogue/photo-prints.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument, DesignElement, DesignPhoto } from "../../design/document.ts";
import { allElements } from "../../design/element-place.ts";
import { type Step, together } from "../../design/operation.ts";
import { newPrint, photoOf, trimOf } from "../pile/print-side.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { design } from "./design.ts";

const usual: PhotoPrintConfiguration = {
  photoprintFormat: { width: 150, height: 100 },
  paper: "simple",
  border: "none",
  quantity: 25,
};
const lying: DesignPhoto = { id: "lying", name: "lying.jpg", width: 6000, height: 4000 };
const standing: DesignPhoto = { id: "standing", name: "standing.jpg", width: 3000, height: 4000 };
const square: DesignPhoto = { id: "square", name: "square.jpg", width: 3000, height: 3000 };
const photos = [lying, standing, square];

/** A pile of three photos, the standing one twice. */
const pile = (configuration = usual): DesignDocument => ({
  ...design.blank(configuration, demoPrints, null),
  photos,
  surfaces: photos.map((photo) => ({
    ...newPrint({ surface: `side-${photo.id}`, element: photo.id }, "print", photo, {
      format: configuration.photoprintFormat,
      rim: null,
    }),
    copies: photo === standing ? 2 : 1,
  })),
});

function changed(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  if (steps.length === 0) return document;
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const settled = (document: DesignDocument) => changed(document, design.settle(document, demoPrints).steps);
const trims = (document: DesignDocument) =>
  design.surfaces(document, demoPrints).map(({ trim: { width, height } }) => `${width / 1000}x${height / 1000}`);
const restyled = (document: DesignDocument, photo: string, style: string | null) =>
  changed(document, [{ type: "setSurface", surface: `side-${photo}`, style }]);

describe("a pile of prints", () => {
  test("begins with one empty print, as often as the link says, and needs nothing to be priced", () => {
    const blank = design.blank(usual, demoPrints, null);
    expect(blank.surfaces.map(({ role, copies }) => [role, copies])).toEqual([["print", 25]]);
    expect(settled(blank)).toEqual(blank);
  });

  test("turns each sheet to its photo, and square photos take it as it is listed", () => {
    expect(trims(pile())).toEqual(["150x100", "100x150", "150x100"]);
    expect(trims(pile({ ...usual, photoprintFormat: { width: 100, height: 120 } }))).toEqual([
      "120x100",
      "100x120",
      "100x120",
    ]);
  });

  test("sets the price by what is drawn: four prints, counted by format and paper", () => {
    expect(settled(pile()).configuration).toEqual({ ...usual, quantity: 4 });
    expect(settled(restyled(pile(), "standing", "180x130-matt")).configuration).toEqual({
      ...usual,
      quantity: 2,
      more: [{ photoprintFormat: { width: 180, height: 130 }, paper: "matt", quantity: 2 }],
    });
  });

  test("follows another size when none of the first is left, and prints name only what differs", () => {
    const matt = photos.reduce((document, { id }) => restyled(document, id, "130x90-matt"), pile());
    const done = settled(matt);
    expect(done.configuration).toEqual({
      ...usual,
      photoprintFormat: { width: 130, height: 90 },
      paper: "matt",
      quantity: 4,
    });
    expect(done.surfaces.map(({ style }) => style)).toEqual([undefined, undefined, undefined]);
  });

  test("whose last print is taken away has an empty one again", () => {
    const emptied = changed(
      pile(),
      photos.map(({ id }) => ({ type: "removeSurface", surface: `side-${id}` }) as const),
    );
    const done = settled(emptied);
    expect(done.surfaces.map(({ role, copies }) => [role, copies])).toEqual([["print", 1]]);
    expect(settled(done)).toEqual(done);
  });

  test("is printed as one pile of pictures for each format and paper, at 300 dots an inch", () => {
    expect(design.files(settled(restyled(pile(), "lying", "300x200-glossy")), demoPrints)).toEqual([
      expect.objectContaining({ role: "prints-300x200-glossy", partner: "lab", surfaces: ["side-lying"] }),
      expect.objectContaining({
        role: "prints-150x100-simple",
        surfaces: ["side-standing", "side-square"],
        output: { format: "jpeg", pixelsPerInch: 300 },
      }),
    ]);
  });
});

describe("late changes", () => {
  const change = (document: DesignDocument, configuration: PhotoPrintConfiguration) =>
    settled(changed(document, design.reconfigure(document, configuration, demoPrints, null, null)));

  test("a white border shows every photo as a whole, and without it they fill the sheet again", () => {
    const white = change(pile(), { ...usual, border: "white", quantity: 4 });
    expect(white.surfaces.map((side) => photoOf(side)?.frame)).toEqual([
      { x: 5_000, y: 5_000, width: 140_000, height: 90_000 },
      { x: 5_000, y: 5_000, width: 90_000, height: 140_000 },
      { x: 5_000, y: 5_000, width: 140_000, height: 90_000 },
    ]);
    expect(white.surfaces.map((side) => photoOf(side)?.placement.fit)).toEqual(["fit", "fit", "fit"]);
    expect(change(white, { ...usual, quantity: 4 }).surfaces).toEqual(pile().surfaces);
  });

  test("another size takes the rim and the way each print lies along", () => {
    const white = change(pile(), { ...usual, border: "white", quantity: 4 });
    const small = change(white, {
      ...usual,
      border: "white",
      photoprintFormat: { width: 100, height: 120 },
      quantity: 4,
    });
    expect(trims(small)).toEqual(["120x100", "100x120", "100x120"]);
    expect(small.surfaces.map((side) => photoOf(side)?.frame)).toEqual([
      { x: 5_000, y: 5_000, width: 110_000, height: 90_000 },
      { x: 5_000, y: 5_000, width: 90_000, height: 110_000 },
      { x: 5_000, y: 5_000, width: 90_000, height: 110_000 },
    ]);
  });

  const possible = fc.record({
    photoprintFormat: fc.constantFrom(...demoPrints.formats.map(({ size }) => size)),
    paper: fc.constantFrom(...demoPrints.papers.map(({ key }) => key)),
    border: fc.constantFrom("none", "white"),
    quantity: fc.integer({ min: 1, max: 400 }),
  });
  const styles = fc.constantFrom(null, "180x130-matt", "130x90-simple", "300x200-hahnemuehle");

  test("twenty at random lose no photo, no print and no word, and every sheet lies as its photo does", () => {
    const caption: DesignElement = {
      id: "caption",
      type: "text",
      text: "Am See",
      language: null,
      hyphenate: false,
      rotation: 0,
      opacity: 1_000_000,
      frame: { x: 10_000, y: 80_000, width: 60_000, height: 8_000 },
      font: "instrument-sans-regular",
      size: 5_000,
      colour: "#1b1a18",
      align: "start",
      stand: "top",
      leading: 1_000_000,
      tracking: 0,
      fit: "shrink",
    };
    const written = changed(pile(), [{ type: "addElements", surface: "side-lying", elements: [caption] }]);
    const changes = fc.array(fc.tuple(possible, fc.constantFrom(...photos), styles), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(changes, (wanted) => {
        const done = wanted.reduce(
          (document, [configuration, { id }, style]) => change(settled(restyled(document, id, style)), configuration),
          written,
        );
        expect(allElements(done).map((one) => [one.id, one.type === "text" ? one.text : null])).toEqual([
          ["lying", null],
          ["caption", "Am See"],
          ["standing", null],
          ["square", null],
        ]);
        expect(done.configuration).toMatchObject({ quantity: 4 });
        const [first, second] = design.surfaces(done, demoPrints);
        expect(first && first.trim.width >= first.trim.height).toBe(true);
        expect(second && second.trim.width <= second.trim.height).toBe(true);
        expect(settled(done)).toEqual(done);
      }),
      { numRuns: 20 },
    );
  });
});

test("sheets are measured as they lie", () => {
  expect(trimOf({ width: 150, height: 100 }, true)).toEqual({ width: 100_000, height: 150_000 });
});
