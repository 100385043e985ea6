import { expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto, PhotoElement, TextElement } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import { openCase } from "../case.ts";
import { design } from "../design/design.ts";
import { type CaptionWish, captionSteps, captionsBelow } from "./date-captions.ts";
import { dayWords, monthWords } from "./date-words.ts";

const configuration = photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200");
const one = openCase(configuration, release);
const photo = (id: string, takenAt?: string): DesignPhoto => ({
  id,
  name: `${id}.jpg`,
  width: 3000,
  height: 2000,
  ...(takenAt ? { takenAt } : {}),
});
const place = (id: string, of: string, y = 20_000, changes: Partial<PhotoElement> = {}): PhotoElement => ({
  id,
  type: "photo",
  rotation: 0,
  opacity: ONE,
  photo: of,
  slot: id,
  placement: plainPlacement("fill"),
  frame: { x: 12_000, y, width: 90_000, height: 60_000 },
  ...changes,
});
const tray = [
  photo("sea", "2026-07-14T18:03:22"),
  photo("hut", "2026-08-02T09:00:00"),
  photo("clock", "1904-01-01T00:00:00"),
  photo("scan"),
];

const bookWith = (elements: readonly PhotoElement[]): DesignDocument => {
  const blank = design.blank(configuration, release, null);
  return {
    ...blank,
    photos: tray,
    surfaces: blank.surfaces.map((side) => ({ ...side, elements: side.id === "spread-1" ? elements : [] })),
  };
};
const wish: CaptionWish = { sort: "days", sides: ["spread-1"], locale: "de-DE", today: "2026-11-28" };
function captioned(document: DesignDocument, changes: Partial<CaptionWish> = {}) {
  const { steps, ...counts } = captionSteps(document, one, { ...wish, ...changes });
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  const elements = applied.value.document.surfaces.find(({ id }) => id === "spread-1")?.elements ?? [];
  return {
    counts,
    elements,
    document: applied.value.document,
    texts: elements.filter((e): e is TextElement => e.type === "text"),
  };
}

test("each photo gets its day below, in room that it gives up itself", () => {
  const { texts, elements, counts } = captioned(bookWith([place("a", "sea"), place("b", "hut", 100_000)]));
  expect(texts.map(({ text, language }) => [text, language])).toEqual([
    ["14.\u00a0Juli 2026", "de"],
    ["2.\u00a0August 2026", "de"],
  ]);
  expect(texts[0]?.frame).toEqual({ x: 12_000, y: 76_220, width: 90_000, height: 3_780 });
  expect(elements[0]?.frame).toEqual({ x: 12_000, y: 20_000, width: 90_000, height: 56_220 });
  expect(counts).toEqual({ added: 2, undated: 0, full: 0 });
});

test("photos without a true day, turned ones and those at the page's foot are counted and left alone", () => {
  const over = { x: -5_000, y: -5_000, width: 205_000, height: 210_000 };
  const elements = [
    place("a", "clock"),
    place("b", "scan"),
    place("c", "sea", 20_000, { rotation: 5_000 }),
    place("d", "hut", 0, { frame: over }),
  ];
  const { counts, document } = captioned(bookWith(elements));
  expect(counts).toEqual({ added: 0, undated: 2, full: 2 });
  expect(document).toEqual(bookWith(elements));
});

test("asking twice adds nothing, and edited words stay", () => {
  const first = captioned(bookWith([place("a", "sea")]));
  const edited = apply(first.document, { type: "setElement", element: "a-date", set: { text: "Am Meer" } });
  if (!edited.ok) throw new Error();
  const second = captioned(edited.value.document);
  expect([second.counts.added, second.texts.map(({ text }) => text)]).toEqual([0, ["Am Meer"]]);
});

test("a side tells its months once, and none of the cover", () => {
  const document = bookWith([place("a", "sea"), place("b", "hut", 100_000)]);
  const { texts, document: after } = captioned(document, { sort: "months", sides: ["cover", "spread-1", "spread-2"] });
  expect(texts.map(({ text }) => text)).toEqual(["Juli – August 2026"]);
  expect(captioned(after, { sort: "months" }).counts.added).toBe(0);
});

test("dates are written in the language of the book's words", () => {
  const document = bookWith([place("a", "sea")]);
  const words: TextElement = {
    id: "t",
    type: "text",
    text: "Nos vacances à la mer",
    language: "fr",
    hyphenate: false,
    font: "lora-regular",
    size: 5_000,
    colour: "#203040",
    align: "start",
    stand: "top",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
    rotation: 0,
    opacity: ONE,
    frame: { x: 200_000, y: 20_000, width: 90_000, height: 20_000 },
  };
  const written = apply(document, { type: "addElements", surface: "spread-2", elements: [words] });
  if (!written.ok) throw new Error();
  const [text] = captioned(written.value.document).texts;
  expect(text).toMatchObject({ text: "14\u00a0juillet 2026", language: "fr", font: "lora-regular", colour: "#203040" });
});

test.each([
  [["2026-07-14"], "de-DE", "Juli 2026"],
  [["2026-08-02", "2026-07-14"], "fr-FR", "Juillet – août 2026"],
  [["2026-12-31", "2027-01-01"], "de-AT", "Dezember 2026 – Jänner 2027"],
  [["2026-07-14"], "es-ES", "Julio 2026"],
  [[], "en-GB", ""],
] as const)("months of %j in %s: %s", (days, locale, text) => {
  expect(monthWords(days, locale)).toBe(text);
});

test.each([
  ["en-GB", "14\u00a0July 2026"],
  ["en-US", "July\u00a014, 2026"],
  ["it-IT", "14\u00a0luglio 2026"],
  ["nl-NL", "14\u00a0juli 2026"],
] as const)("a day in %s: %s", (locale, text) => {
  expect(dayWords("2026-07-14", locale)).toBe(text);
});

test("in another layout captions go below their photos with their own words", () => {
  const { elements } = captioned(bookWith([place("a", "sea")]));
  const [, caption] = elements as readonly [PhotoElement, TextElement];
  const moved = captionsBelow([place("big", "sea", 40_000), { ...caption, text: "Am Meer" }], 200_000);
  expect(moved[0]?.frame).toEqual({ x: 12_000, y: 40_000, width: 90_000, height: 56_220 });
  expect(moved[1]).toMatchObject({ text: "Am Meer", frame: { x: 12_000, y: 96_220, height: 3_780 } });
});
