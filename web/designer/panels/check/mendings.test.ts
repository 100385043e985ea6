import { expect, test } from "vitest";
import { apply } from "../../../../design/apply.ts";
import { compile } from "../../../../design/compile.ts";
import type { DesignDocument, DesignElement, PhotoElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { noStock } from "../../../../design/material.ts";
import { together } from "../../../../design/operation.ts";
import { plainPlacement } from "../../../../design/placement.ts";
import { type PaperConfiguration, paper, paperData } from "../../../../products/paper.fixture.ts";
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
  ...{ id, type: "photo", frame: { x: 20_000, y: 20_000, width: 60_000, height: 40_000 }, rotation: 0 },
  ...{ opacity: 1_000_000, photo: null, placement: plainPlacement("fill"), ...changes },
});

function design(elements: readonly DesignElement[], photos: DesignDocument["photos"] = []): DesignDocument {
  const blank = kind.blank(configuration, paperData, null);
  return {
    ...blank,
    photos,
    surfaces: blank.surfaces.map((one, at) => ({ ...one, elements: at === 0 ? elements : [] })),
  };
}

function check(document: DesignDocument) {
  const layouts = kind.surfaces(document, paperData);
  const compiled = compile(document, layouts, noStock);
  const sides = checkedSides({ ...compiled, layouts, document });
  const all = sides.flatMap(({ checked }) => checked);
  return { sides, all, layouts, mendings: all.flatMap((one) => mendingsOf(one, document, layouts)) };
}

/** What is left to mend after the press. */
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
  ...{ id: "line", type: "shape", frame: { x: 20_000, y: 50_000, width: 60_000, height }, rotation: 0 },
  ...{ opacity: 1_000_000, outline: "rect", fill: "#442200", stroke: null, plate: "Foil_Gold" },
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
