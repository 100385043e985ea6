import { expect, test } from "vitest";
import { photoBook, photobookRelease } from "../../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../../design/apply.ts";
import type { ArtDrawing } from "../../../../design/art-drawing.ts";
import { compile } from "../../../../design/compile.ts";
import type { DesignDocument, DesignElement, PhotoElement, ShapeElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { noStock } from "../../../../design/material.ts";
import { together } from "../../../../design/operation.ts";
import { plainPlacement } from "../../../../design/placement.ts";
import { leftOutFindings } from "../../../../products/left-out.ts";
import { type PaperConfiguration, paper, paperData } from "../../../../products/paper.fixture.ts";
import { photobook } from "../../../../products/photobook/photobook.ts";
import type { DesignableKind } from "../../../../products/registry.ts";
import { checkedSides, nextChecked } from "./checked.ts";
import { type MendingKind, mendingsOf } from "./mendings.ts";

const { design: found } = paper;
const kind = found ?? expect.fail("paper cannot be designed");
const side = { role: "front", width: 200_000, height: 100_000 };
const configuration: PaperConfiguration = {
  sides: [
    { ...side, id: "one" },
    { ...side, id: "two" },
  ],
};
const photoOf = (id: string, width: number, height: number) => ({ id, name: `${id}.jpg`, width, height });

const place = (id: string, changes: Partial<PhotoElement> = {}): PhotoElement => ({
  id,
  type: "photo",
  frame: { x: 20_000, y: 20_000, width: 60_000, height: 40_000 },
  rotation: 0,
  opacity: 1_000_000,
  photo: null,
  placement: plainPlacement("fill"),
  ...changes,
});

function design(elements: readonly DesignElement[], photos: DesignDocument["photos"] = []): DesignDocument {
  const blank = kind.blank(configuration, paperData, null);
  return {
    ...blank,
    photos,
    surfaces: blank.surfaces.map((one, at) => ({ ...one, elements: at === 0 ? elements : [] })),
  };
}

/** A clipart of 50 by 40 mm, drawn for foil. */
const piece = "a".repeat(64);
const drawing: ArtDrawing = { hash: piece, units: { width: 50, height: 40 }, parts: [], single: [], width: 50_000 };
const stock = { ...noStock, art: { get: (hash: string) => (hash === piece ? drawing : undefined) } };

function check(document: DesignDocument) {
  const layouts = kind.surfaces(document, paperData);
  const compiled = compile(document, layouts, stock);
  const sides = checkedSides({ ...compiled, layouts, document });
  const all = sides.flatMap(({ checked }) => checked);
  return { sides, all, layouts, mendings: all.flatMap((one) => mendingsOf(one, document, layouts)) };
}

/** What is left to mend after the click. */
function mended(document: DesignDocument, kind: MendingKind) {
  const mending = check(document).mendings.find((one) => one.kind === kind);
  if (!mending) return expect.fail(`${kind} is not offered`);
  const applied = apply(document, together(mending.steps));
  if (!applied.ok) return expect.fail(JSON.stringify(applied.error));
  return { document: applied.value.document, left: check(applied.value.document).all };
}

test("an empty place takes a photo that is nowhere yet, one that lies as it does", () => {
  const photos = [photoOf("used", 4000, 3000), photoOf("tall", 3000, 4000), photoOf("wide", 4000, 3000)];
  const { document, left } = mended(design([place("a"), place("b", { photo: "used" })], photos), "place-free-photo");
  expect(elementOf(document, "a")).toMatchObject({ photo: "wide" });
  expect(left).toEqual([]);
});

test("an empty place can be removed, unless a layout brought it or it is the whole side", () => {
  expect(mended(design([place("a")]), "remove").left).toEqual([]);
  expect(check(design([place("a", { slot: "main" })])).mendings).toEqual([]);
  expect(check(design([place("a", { frame: "surface" })])).mendings).toEqual([]);
});

test("a place that may stay empty is nothing to mend", () => {
  expect(check(design([place("a", { optional: true })])).all).toEqual([]);
});

test("a photo that is too small for its crop shows more of itself", () => {
  const zoomed = { ...plainPlacement("fill"), zoom: 3_000_000 };
  const small = design([place("a", { photo: "p", placement: zoomed })], [photoOf("p", 600, 400)]);
  expect(check(small).all.map(({ reason }) => reason)).toEqual(["photo-too-small"]);
  expect(mended(small, "show-more").left).toEqual([]);
});

test("a photo that is too small for its frame gets a smaller one about the same middle", () => {
  const small = design([place("a", { photo: "p" })], [photoOf("p", 150, 100)]);
  const { document, left } = mended(small, "smaller-frame");
  expect(left).toEqual([]);
  const { frame } = elementOf(document, "a") as PhotoElement;
  if (frame === "surface") return expect.fail();
  expect([Math.round(frame.x + frame.width / 2), Math.round(frame.y + frame.height / 2)]).toEqual([50_000, 40_000]);
});

test("no frame becomes smaller than a centimetre", () => {
  const tiny = design([place("a", { photo: "p" })], [photoOf("p", 12, 8)]);
  expect(check(tiny).mendings.map(({ kind }) => kind)).toEqual([]);
});

test.each([0, 30_000, 90_000])("what lies beside the side comes onto it, also turned by %i", (rotation) => {
  const frame = { x: 400_000, y: -300_000, width: 60_000, height: 40_000 };
  const stray = design([place("a", { photo: "p", frame, rotation })], [photoOf("p", 4000, 3000)]);
  expect(check(stray).all.map(({ reason }) => reason)).toEqual(["outside"]);
  expect(mended(stray, "move-inside").left).toEqual([]);
});

test("a code too small, too pale or covered is mended by one press each", () => {
  const code = { link: "https://films.example", modules: "1".repeat(25 * 25) };
  const shape = (changes: Partial<ShapeElement> = {}): ShapeElement => ({
    id: "code",
    type: "shape",
    outline: "rect",
    rotation: 0,
    opacity: 1_000_000,
    fill: "#000000",
    stroke: null,
    code,
    frame: { x: 50_000, y: 40_000, width: 20_000, height: 20_000 },
    ...changes,
  });
  expect(check(design([shape()])).all).toEqual([]);
  const small = mended(
    design([shape({ frame: { x: 50_000, y: 40_000, width: 10_000, height: 10_000 } })]),
    "larger-code",
  );
  // 25 modules and the quiet zone, 0.4 mm each, about the same middle.
  expect(elementOf(small.document, "code")?.frame).toEqual({ x: 48_400, y: 38_400, width: 13_200, height: 13_200 });
  expect(small.left).toEqual([]);
  expect(mended(design([shape({ fill: "#888888", opacity: 600_000 })]), "black-code").left).toEqual([]);
  const { code: _, ...area } = shape({ id: "area", fill: "#ffffff" });
  const covered = mended(design([shape(), area]), "to-front");
  expect(covered.left).toEqual([]);
  expect(covered.document.surfaces[0]?.elements.map(({ id }) => id)).toEqual(["area", "code"]);
});

test("pages that a book has no room for are deleted by one press, and only those", () => {
  const book = photobook as DesignableKind;
  const most = photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200", { pageCount: 160 });
  const thick = book.design.blank(most, photobookRelease, null);
  const fewer = { ...thick, configuration: { ...most, cover: "soft", pageCount: 120 } };
  const [finding] = leftOutFindings(book.design, fewer, photobookRelease);
  if (!finding) return expect.fail("nothing is left out");
  const [mending, ...others] = mendingsOf(finding, fewer, book.design.surfaces(fewer, photobookRelease));
  expect([mending?.kind, mending?.steps.length, others]).toEqual(["remove-sides", 20, []]);
  const applied = apply(fewer, together(mending?.steps ?? []));
  if (!applied.ok) return expect.fail(applied.error.reason);
  expect(leftOutFindings(book.design, applied.value.document, photobookRelease)).toEqual([]);
  expect(applied.value.document.surfaces.map(({ id }) => id)).toEqual([
    ...thick.surfaces.slice(0, 61).map(({ id }) => id),
    "last",
  ]);
});

test("findings follow each other from side to side and begin again", () => {
  const { sides, all } = check(design([place("a"), place("b")]));
  expect(sides.map(({ surface, n }) => [surface, n])).toEqual([["one", 1]]);
  const [first, second] = all;
  expect(nextChecked(sides, null)).toBe(first);
  expect(nextChecked(sides, first ?? null)).toBe(second);
  expect(nextChecked(sides, second ?? null)).toBe(first);
  expect(nextChecked([], null)).toBeNull();
});

const golden = (height: number): DesignElement => ({
  id: "line",
  type: "shape",
  frame: { x: 20_000, y: 50_000, width: 60_000, height },
  rotation: 0,
  opacity: 1_000_000,
  outline: "rect",
  fill: "#442200",
  stroke: null,
  plate: "Foil_Gold",
});

test("a line too fine for foil is made as thick as foil holds, about its middle", () => {
  const { document, left } = mended(design([golden(200)]), "thicken");
  expect(elementOf(document, "line")).toMatchObject({
    plate: "Foil_Gold",
    frame: { x: 20_000, y: 49_900, width: 60_000, height: 400 },
  });
  expect(left).toEqual([]);
});

test("or it is printed in its own colour, and stays as it is", () => {
  const { document, left } = mended(design([golden(200)]), "in-ink");
  const line = elementOf(document, "line");
  expect(line).not.toHaveProperty("plate");
  expect(line).toMatchObject({ fill: "#442200", frame: { height: 200 } });
  expect(left).toEqual([]);
});

test("thickening is not offered for what is locked", () => {
  const kinds = check(design([{ ...golden(200), locked: true } as DesignElement])).mendings.map((one) => one.kind);
  expect(kinds).toEqual(["in-ink"]);
});

test("a clipart too small for foil grows to the size that it was drawn at, about its middle", () => {
  const flower: DesignElement = {
    id: "flower",
    type: "art",
    frame: { x: 50_000, y: 40_000, width: 25_000, height: 20_000 },
    rotation: 0,
    opacity: 1_000_000,
    piece,
    mirror: "none",
    colour: null,
    plate: "Foil_Gold",
  };
  expect(check(design([flower])).all).toMatchObject([{ reason: "foil-too-fine", what: "line", is: 200 }]);
  const { document, left } = mended(design([flower]), "thicken");
  expect(elementOf(document, "flower")?.frame).toEqual({ x: 37_500, y: 30_000, width: 50_000, height: 40_000 });
  expect(left).toEqual([]);
});
