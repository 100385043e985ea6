import { expect, test } from "vitest";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument } from "../../design/document.ts";
import { allElements } from "../../design/element-place.ts";
import { type Step, together } from "../../design/operation.ts";
import { newPrint } from "../pile/print-side.ts";
import { check } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import { design } from "./design.ts";
import { withType } from "./link.ts";
import { releaseSchema } from "./release.ts";

const usual: PhotoBoxConfiguration = {
  photoboxType: "small",
  photoboxFormat: { width: 100, height: 120 },
  photoboxQuantityMax: 24,
  paper: "simple",
  box: "cardboard",
  tileCount: 24,
};
const blank = design.blank(usual, demoBoxes, null);
const photo = { id: "lake", name: "lake.jpg", width: 6000, height: 4000 };

function changed(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  if (steps.length === 0) return document;
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}
const settled = (document: DesignDocument) => changed(document, design.settle(document, demoBoxes).steps);

/** A box of so many prints with a title on its lid. */
const filled = (count: number): DesignDocument => {
  const prints = Array.from({ length: count }, (_, n) =>
    newPrint({ surface: `print-${n}`, element: `photo-${n}` }, "print", photo, {
      format: usual.photoboxFormat,
      rim: null,
    }),
  );
  const lid = blank.surfaces.filter(({ id }) => id === "lid");
  const document = { ...blank, photos: [photo], surfaces: [...prints, ...lid] };
  return settled(changed(document, [{ type: "setElement", element: "lid-title", set: { text: "Sommer am See" } }]));
};

test("begins with one empty print and a lid of 11.5 x 9.5 cm for two lines, and is settled", () => {
  expect(blank.surfaces.map(({ role, copies }) => [role, copies])).toEqual([
    ["print", 24],
    ["lid", 1],
  ]);
  expect(design.surfaces(blank, demoBoxes).at(-1)?.trim).toEqual({ width: 115_000, height: 95_000 });
  expect(settled(blank)).toEqual(blank);
});

test("is printed as pictures in their order and the lid as a PDF", () => {
  expect(design.files(filled(3), demoBoxes)).toMatchObject([
    { role: "prints", partner: "lab", surfaces: ["print-0", "print-1", "print-2"], output: { format: "jpeg" } },
    { role: "lid", partner: "press", surfaces: ["lid"], output: { format: "pdfx4" } },
  ]);
});

test("more prints than the box holds are kept and refused, and fit into a larger box", () => {
  const full = filled(30);
  expect(full.configuration).toMatchObject({ tileCount: 30, photoboxQuantityMax: 24 });
  expect(check(full.configuration as PhotoBoxConfiguration, demoBoxes).map(({ reason }) => reason)).toEqual([
    "too-many-prints",
  ]);
  expect(design.surfaces(full, demoBoxes)).toHaveLength(31);
  const larger = { ...usual, photoboxQuantityMax: 36, tileCount: 30 };
  expect(check(larger, demoBoxes)).toEqual([]);
});

test("another box keeps photos, order and words, and the words their place on the lid", () => {
  const before = filled(5);
  const large = withType(usual, demoBoxes, "photoprint");
  const steps = design.reconfigure(before, { ...large, tileCount: 5 }, demoBoxes, null, null);
  const after = settled(changed(before, steps));
  expect(allElements(after).map(({ id }) => id)).toEqual(allElements(before).map(({ id }) => id));
  expect(allElements(after).find(({ id }) => id === "lid-title")).toMatchObject({ text: "Sommer am See" });
  expect(design.surfaces(after, demoBoxes).at(-1)?.trim).toEqual({ width: 165_000, height: 165_000 });
  expect(after.configuration).toMatchObject({ photoboxType: "photoprint", tileCount: 5 });
  const back = design.reconfigure(after, { ...usual, tileCount: 5 }, demoBoxes, null, null);
  expect(settled(changed(after, back)).surfaces.slice(0, 5)).toEqual(before.surfaces.slice(0, 5));
});

test("a catalogue of before lids were in it has lids of 24 and 32 letters", () => {
  const { lid: _, ...older } = demoBoxes;
  expect(releaseSchema.parse(older).lid).toEqual({ title: 24, line: 32 });
});
