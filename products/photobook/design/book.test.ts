import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import demo from "../../../demo/catalogue/photobook.json" with { type: "json" };
import { apply } from "../../../design/apply.ts";
import { compilePage } from "../../../design/compile-page.ts";
import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import type { Material } from "../../../design/material.ts";
import { type Step, together } from "../../../design/operation.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import { createSetter } from "../../../design/text/testing/texts.ts";
import { leftOutFindings } from "../../left-out.ts";
import { settledSteps, withSettled } from "../../settled-steps.ts";
import { graduationsPageCount, openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import { releaseSchema } from "../release.ts";
import { settle, usualBook } from "../settle.ts";
import { coverMeasures } from "../sides/measures.ts";
import { isSpread } from "../sides/sides.ts";
import { design } from "./design.ts";

const release = releaseSchema.parse(demo);

const bookOf = (binding: string, changes: Partial<PhotobookConfiguration> = {}): PhotobookConfiguration => {
  const book = release.books.find((one) => one.binding === binding);
  if (!book) throw new Error(binding);
  return settle({ ...usualBook(book, release), coverLamination: "matt", ...changes }, release).configuration;
};
const configurationOf = (document: DesignDocument) => configurationSchema.parse(document.configuration);
const printed = (binding: string) => {
  const { printing, cover } = bookOf(binding);
  return { printing, cover, binding };
};
const blank = (configuration: PhotobookConfiguration) => design.blank(configuration, release, null);
const layouts = (document: DesignDocument) => design.surfaces(document, release);
const changed = (document: DesignDocument, configuration: PhotobookConfiguration): DesignDocument => {
  const applied = apply(document, together(design.reconfigure(document, configuration, release, null, null)));
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied.value.document;
};

test("a glued book has a cover, a first page, spreads and a last page", () => {
  const document = blank(bookOf("pur"));
  const sides = layouts(document);
  expect(sides.map(({ role }) => role)).toEqual(["cover", "page", ...Array(11).fill("spread"), "page"]);
  expect(sides[1]?.trim).toEqual({ width: 200_000, height: 200_000 });
  expect(sides[2]?.trim).toEqual({ width: 400_000, height: 200_000 });
  expect(sides.at(2)?.title).toEqual({ key: "photobook.side.spread", params: { left: 2, right: 3 } });
});

test("every opening of a lay-flat book is a spread without a gutter", () => {
  const sides = layouts(blank(bookOf("layflat")));
  expect(sides.map(({ role }) => role)).toEqual(["cover", ...Array(8).fill("spread")]);
  expect(sides.flatMap(({ zones }) => zones).filter(({ kind }) => kind === "gutter")).toEqual([]);
});

test("the cover is back, spine and front with boards that stand over, and its spine grows with the pages", () => {
  const cover = (pageCount: number) => layouts(blank(bookOf("pur", { pageCount })))[0];
  // 64 pages of 0.15 mm a leaf, two boards of 2.3 mm: 9.4, set as 9.5 (catalogue facts, section 6).
  expect(cover(64)?.trim).toEqual({ width: 2 * 203_000 + 9_500, height: 206_000 });
  expect(cover(64)?.bleed.top).toBe(15_000);
  expect(cover(64)?.zones.map(({ kind, area }) => [kind, area.x, area.width])).toEqual([
    ["safe", 5_000, 405_500],
    ["spine", 203_000, 9_500],
    ["hinge", 195_000, 8_000],
    ["hinge", 212_500, 8_000],
  ]);
  expect(cover(160)?.zones[1]?.area.width).toBe(16_500);
});

test("a stapled booklet has a fold in place of a spine", () => {
  const [cover] = layouts(blank(bookOf("heftbindung")));
  expect(cover?.trim).toEqual({ width: 400_000, height: 200_000 });
  expect(cover?.zones.map(({ kind }) => kind)).toEqual(["safe", "fold"]);
});

test("spreads that are added or taken away set the price; a booklet gets the pages its sheets have", () => {
  const document = blank(bookOf("heftbindung"));
  const more = apply(document, {
    type: "addSurface",
    at: 3,
    surface: { id: "new", role: "spread", background: null, copies: 1, turned: false, elements: [] },
  });
  if (!more.ok) throw new Error();
  const settled = design.settle(more.value.document, release);
  expect(settled.configuration.pageCount).toBe(20);
  const again = apply(more.value.document, together(settled.steps));
  if (!again.ok) throw new Error();
  expect(again.value.document.surfaces.filter(isSpread)).toHaveLength(9);
  expect(design.settle(again.value.document, release).steps).toEqual([]);
  expect(again.value.document.surfaces.at(-1)?.id).toBe("last");
});

test("every possible book is settled as it begins", () => {
  for (const book of release.books) {
    for (const pageCount of graduationsPageCount(book)) {
      const document = blank(bookOf(book.binding, { cover: book.cover, pageCount }));
      expect(design.settle(document, release)).toEqual({ configuration: document.configuration, steps: [] });
    }
  }
});

test("a glued book is printed in pages, a lay-flat one in spreads, each with its cover in a file of its own", () => {
  const plans = (binding: string) => design.files(blank(bookOf(binding, { quantity: 3 })), release);
  expect(plans("pur").map(({ role, surfaces, copies }) => [role, surfaces.length, copies])).toEqual([
    ["block", 13, 3],
    ["cover", 1, 3],
  ]);
  expect(plans("pur")[0]?.output).toEqual({
    format: "pdfx4",
    imposition: { kind: "halves", bleedAtCut: 5_000, whole: ["first", "last"] },
  });
  expect(plans("layflat")[0]?.output).toEqual({ format: "pdfx4", imposition: { kind: "single" } });
});

const photo = (id: string, name: string, x: number): DesignElement => ({
  id,
  type: "photo",
  rotation: 0,
  opacity: ONE,
  photo: name,
  placement: plainPlacement("fill"),
  frame: { x, y: 20_000, width: 100_000, height: 80_000 },
});
const text = (id: string, x: number): DesignElement => ({
  id,
  type: "text",
  rotation: 0,
  opacity: ONE,
  text: id,
  language: "de",
  hyphenate: false,
  font: "lora-regular",
  frame: { x, y: 120_000, width: 90_000, height: 20_000 },
  size: 5_000,
  colour: "#000000",
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
});

/** A book with a photo and a line on every side, over the fold too. */
function filled(configuration: PhotobookConfiguration): DesignDocument {
  const document = blank(configuration);
  return {
    ...document,
    photos: document.surfaces.map((_, n) => ({ id: `p${n}`, name: `${n}.jpg`, width: 3000, height: 2000 })),
    surfaces: document.surfaces.map((surface, n) => ({
      ...surface,
      elements: [photo(`photo-${n}`, `p${n}`, surface.role === "spread" ? 150_000 : 20_000), text(`text-${n}`, 30_000)],
    })),
  };
}

const contents = (document: DesignDocument) =>
  document.surfaces
    .flatMap(({ elements }) => elements)
    .flatMap((element) =>
      element.type === "photo" ? (element.photo ?? []) : element.type === "text" ? element.text : [],
    )
    .toSorted();

const possible: fc.Arbitrary<PhotobookConfiguration> = fc
  .record({ book: fc.constantFrom(...release.books), at: fc.nat(200), size: fc.nat(20) })
  .map(({ book, at, size }) => {
    const counts = graduationsPageCount(book);
    const [width = 0, height = 0] = (book.formats[size % book.formats.length]?.format ?? "").split("x").map(Number);
    const { printing, cover, binding } = book;
    const pageCount = counts[at % counts.length] ?? 0;
    return bookOf(binding, { printing, cover, binding, format: { width, height }, pageCount });
  });

test("twenty changes of binding, cover, size and pages lose no photo and no word, and each is settled", () => {
  fc.assert(
    fc.property(possible, fc.array(possible, { minLength: 20, maxLength: 20 }), (first, later) => {
      let document = filled(first);
      const had = contents(document);
      for (const next of later) {
        document = changed(document, next);
        expect(contents(document)).toEqual(had);
        expect(design.settle(document, release).steps).toEqual([]);
      }
    }),
    { numRuns: 20, seed: 26 },
  );
});

test("there and back again a book is as it was", () => {
  const portrait = bookOf("pur", { format: { width: 210, height: 297 }, pageCount: 40 });
  const square = bookOf("layflat", { format: { width: 300, height: 300 }, pageCount: 42 });
  const document = filled(portrait);
  const back = changed(changed(document, square), portrait);
  expect(back.surfaces.map(({ id, role }) => [id, role])).toEqual(document.surfaces.map(({ id, role }) => [id, role]));
  const [before, after] = [document, back].map(({ surfaces }) => surfaces[5]?.elements[0]?.frame);
  if (typeof before !== "object" || typeof after !== "object") throw new Error();
  for (const side of ["x", "y", "width", "height"] as const) expect(after[side] - before[side]).toBeCloseTo(0, -1);
});

const settledAfter = (document: DesignDocument, steps: readonly Step[]): DesignDocument => {
  const all = withSettled(design, document, release, steps);
  const applied = all && apply(document, together(all));
  if (!applied?.ok) throw new Error(JSON.stringify(applied));
  return applied.value.document;
};
const spread = (id: string): Step => ({
  type: "addSurface",
  at: 2,
  surface: { id, role: "spread", background: null, copies: 1, turned: false, elements: [] },
});
const rects = ({ surfaces }: DesignDocument) =>
  surfaces[0]?.elements.flatMap(({ frame }) => (frame === "surface" ? [] : [frame])) ?? [];

/** Distances of what is on a cover from the edges of its back, spine and front. */
const onParts = (document: DesignDocument) => {
  const { front, back } = coverMeasures(openCase(configurationSchema.parse(document.configuration), release));
  return rects(document).map(({ x, y, width, height }) =>
    x < back.width ? ["back", x, y, width, height] : ["front", x - front.x, y, width, height],
  );
};

test("whatever is added, copied, moved and removed in the strip, back and front of the cover keep what is on them", () => {
  const ways = fc.array(fc.constantFrom("add", "remove", "move"), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(possible, ways, fc.nat(50), (configuration, steps, offset) => {
      let document = blank(configuration);
      const { front } = coverMeasures(openCase(configuration, release));
      const elements = [photo("on-front", "p", front.x + 1000 * offset), text("on-back", 5_000)];
      const [cover, ...others] = document.surfaces;
      if (!cover) throw new Error();
      document = {
        ...document,
        photos: [{ id: "p", name: "p.jpg", width: 3000, height: 2000 }],
        surfaces: [{ ...cover, elements }, ...others],
      };
      const before = onParts(document);
      for (const [n, way] of steps.entries()) {
        const spreads = document.surfaces.filter(isSpread);
        const { id = "" } = spreads[n % spreads.length] ?? {};
        const rule = design.pages?.(document, release);
        const count = document.surfaces.length;
        if (way === "add" && count < (rule?.max ?? 0)) document = settledAfter(document, [spread(`new-${n}`)]);
        if (way === "remove" && count > (rule?.min ?? 0))
          document = settledAfter(document, [{ type: "removeSurface", surface: id }]);
        if (way === "move") document = settledAfter(document, [{ type: "moveSurface", surface: id, to: 2 }]);
        expect(onParts(document)).toEqual(before);
        expect(settledSteps(design, document, release)).toEqual([]);
      }
    }),
    { numRuns: 40, seed: 26 },
  );
});

test("a book that goes to lay-flat and back has as many pages as before, none of them blank", () => {
  const before = filled(bookOf("pur", { pageCount: 72 }));
  const there = changed(before, settle({ ...configurationOf(before), ...printed("layflat") }, release).configuration);
  // The single pages are halves of a spread each.
  expect([configurationOf(there).pageCount, layouts(there).filter(({ role }) => role === "spread").length]).toEqual([
    74, 37,
  ]);
  const back = changed(there, settle({ ...configurationOf(there), ...printed("pur") }, release).configuration);
  expect(configurationOf(back).pageCount).toBe(72);
  expect(back.surfaces.map(({ id }) => id)).toEqual(before.surfaces.map(({ id }) => id));
});

test("adding pages is undone together with what moved on the cover", () => {
  const document = filled(bookOf("pur", { pageCount: 46 }));
  const steps = withSettled(design, document, release, [spread("new")]);
  const applied = steps && apply(document, together(steps));
  const undone = applied?.ok && apply(applied.value.document, applied.value.inverse);
  expect(undone ? undone.ok && undone.value.document : null).toEqual(document);
});

/** A title on the front. */
const titled = (pageCount: number): DesignDocument => {
  const document = blank(bookOf("pur", { pageCount }));
  const surfaces = document.surfaces.map((side) =>
    side.id === "cover" ? { ...side, elements: [...side.elements, { ...text("Our summer", 240_000) }] } : side,
  );
  return { ...document, surfaces } as DesignDocument;
};
const onSpine = ({ surfaces }: DesignDocument) => surfaces[0]?.elements.find(({ id }) => id === "spine-text");

test("the title comes onto the spine from 48 pages on, as large as the spine, and leaves it below", () => {
  // 46 pages: 3.45 mm and two boards of 2.3 mm, set as 8 mm; words need 48 pages, too.
  const thin = titled(46);
  expect(onSpine(thin)).toBeUndefined();
  const thick = settledAfter(thin, [spread("new")]);
  expect(onSpine(thick)).toMatchObject({ text: "Our summer", rotation: 90_000, size: 4_000, font: "lora-regular" });
  const later = changed(thick, bookOf("pur", { pageCount: 160 }));
  expect(onSpine(later)).toMatchObject({ size: 8_000, frame: { height: 16_500 } });
  const back = settledAfter(changed(later, bookOf("pur", { pageCount: 48 })), [
    { type: "removeSurface", surface: "new" },
  ]);
  expect(onSpine(back)).toBeUndefined();
});

test("words that are only on the spine stay, and a spine too thin for them is a finding that forbids ordering", async () => {
  const thick = settledAfter(titled(46), [spread("new")]);
  const written = apply(thick, { type: "setElement", element: "spine-text", set: { text: "2026" } });
  if (!written.ok) throw new Error();
  const thin = settledAfter(written.value.document, [{ type: "removeSurface", surface: "new" }]);
  expect(onSpine(thin)).toMatchObject({ text: "2026" });
  expect(layouts(thin)[0]?.wordless).toEqual([expect.objectContaining({ x: 203_000, width: 8_000 })]);
  const material = await createSetter(({ url }) => readFile(url)).plainMaterial("lora-regular");
  const stock = { ...material, art: new Map(), photos: new Map() } as unknown as Material;
  const [cover, layout] = [thin.surfaces[0], layouts(thin)[0]];
  const findings = layout ? compilePage(cover, layout, stock).findings : [];
  const finding = findings.find(({ element }) => element === "spine-text");
  expect(finding).toMatchObject({ reason: "words-on-thin-spine", surface: "cover" });
  expect(finding && design.forbids?.(finding)).toBe(true);
});

test("spreads that another binding has no room for stay, are named and keep the book out of the basket", () => {
  const thick = filled(bookOf("pur", { pageCount: 100 }));
  const booklet = changed(thick, bookOf("heftbindung", { pageCount: 64 }));
  const [finding] = leftOutFindings(design, booklet, release);
  // 49 spreads were filled, 64 pages of a booklet have 31.
  expect(finding).toMatchObject({ reason: "surfaces-left-out", surface: "last" });
  expect(finding?.reason === "surfaces-left-out" && finding.surfaces).toHaveLength(18);
  expect(finding && design.forbids?.(finding)).toBe(true);
  expect(leftOutFindings(design, thick, release)).toEqual([]);
});

test("foil that is chosen later is printed on the title, and another one takes its place", () => {
  const gold = changed(titled(24), bookOf("pur", { refinement: "gold" }));
  const platesOn = (document: DesignDocument) =>
    document.surfaces[0]?.elements.flatMap((element) => ("plate" in element ? [element.plate] : []));
  expect(platesOn(gold)).toEqual(["Foil_Gold"]);
  expect(layouts(gold).map(({ plates }) => plates)[0]).toEqual(["Foil_Gold"]);
  expect(layouts(gold).flatMap(({ plates }, at) => (at > 0 ? plates : []))).toEqual([]);
  expect(platesOn(changed(gold, bookOf("pur", { refinement: "silber" })))).toEqual(["Foil_Silver"]);
});
