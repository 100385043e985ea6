import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { noArt } from "../../design/art-drawing.ts";
import type { DesignDocument } from "../../design/document.ts";
import { flatItems, type Scene } from "../../design/scene.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { noHyphens } from "../../design/text/hyphens.ts";
import { textsOf } from "../../design/text/load-fonts.ts";
import { words } from "../../design/text/testing/texts.ts";
import { printedFiles } from "../../products/merged-plans.ts";
import { paper, paperData } from "../../products/paper.fixture.ts";
import { plainPlan } from "../../products/print-plan.ts";
import { piecesOfVersion } from "./pieces-of-version.ts";

const store = createFontStore(({ url }) => readFile(url));
const stock = async (sides: Pick<DesignDocument, "surfaces">) => ({
  fonts: await store.ofTexts(textsOf(sides)),
  hyphens: noHyphens,
  art: noArt,
});
const list = {
  columns: [{ key: "firstName", head: "Vorname" }],
  rows: ["Inge", "Søren", "Жанна"].map((firstName, place) => ({ line: place + 2, values: { firstName } })),
};
const side = (id: string, text: string) => ({
  id,
  role: "page",
  background: null,
  copies: 1,
  turned: false,
  elements: [words({ id: `${id}-words`, text })],
});
const sides = ["front", "back"].map((id) => ({ id, role: "page", width: 100_000, height: 150_000 }));
const document: DesignDocument = {
  schema: 2,
  kind: "paper",
  title: "",
  photos: [],
  configuration: { sides, recipients: { list: "a".repeat(64), count: 3 } },
  surfaces: [side("front", "Liebe {{Vorname}},\nwir heiraten"), side("back", "Bis bald")],
};
const said = (scene: Scene, page: number) =>
  [...flatItems(scene.pages[page]?.items ?? [])].flatMap((item) => (item.type === "glyphs" ? [item.text] : []));

test("pieces come in the order of the list, and those beyond it have no name", async () => {
  const layouts = paper.design?.surfaces(document, paperData) ?? [];
  const pieces: Scene[] = [];
  for await (const scene of piecesOfVersion({ compiler: { stock } })({ document, layouts }, list, [0, 1, 2, 3, 4]))
    pieces.push(scene);
  expect(pieces.map((scene) => said(scene, 0).join("").replaceAll("\n", " "))).toEqual([
    "Liebe Inge, wir heiraten",
    "Liebe Søren, wir heiraten",
    expect.stringContaining("Жанна"),
    expect.stringMatching(/^\s*wir heiraten$/),
    expect.stringMatching(/^\s*wir heiraten$/),
  ]);
  expect(new Set(pieces.map(({ pages }) => pages[1])).size).toBe(1);
});

test("a file with fields holds every piece, another one is printed so often", () => {
  const files = () => ["front", "back"].map((id) => ({ ...plainPlan(id, "press", [id]), copies: 60 }));
  const printed = printedFiles({ files }, document, paperData);
  expect(printed.map(({ role, copies, pieces }) => [role, copies, pieces])).toEqual([
    ["front", 1, 60],
    ["back", 60, undefined],
  ]);
  const plain = { ...document, configuration: { sides } };
  expect(printedFiles({ files }, plain, paperData).map(({ copies }) => copies)).toEqual([60, 60]);
});
