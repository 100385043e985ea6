import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { photoBook, photobookRelease } from "../../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../../design/apply.ts";
import { bounds } from "../../../../design/bounds.ts";
import type { DesignDocument, TextElement } from "../../../../design/document.ts";
import { together } from "../../../../design/operation.ts";
import { ONE, plainPlacement } from "../../../../design/placement.ts";
import { compileText, type TextMaterial } from "../../../../design/text/compile-text.ts";
import { splitText } from "../../../../design/text/split-text.ts";
import { clip, createSetter, words } from "../../../../design/text/testing/texts.ts";
import { photobook } from "../../../../products/photobook/photobook.ts";
import type { DesignableKind } from "../../../../products/registry.ts";
import { settledOperation } from "../../pages/page-steps.ts";
import { canContinue, continuedSteps } from "./continue-text.ts";

const { design } = photobook as DesignableKind;
const { materialFor } = createSetter(({ url }) => readFile(url));
let material: TextMaterial;
const SENTENCE = "Sieben Tage am Meer, und wir haben nichts vermisst. ";
beforeAll(async () => {
  material = await materialFor({ font: "instrument-sans-regular", text: SENTENCE });
});

const story = (letters: number) =>
  SENTENCE.repeat(Math.ceil(letters / SENTENCE.length))
    .slice(0, letters)
    .trimEnd();
const box = { x: 12_000, y: 12_000, width: 160_000, height: 170_000 };
const textOf = (text: string, changes: Partial<TextElement> = {}): TextElement =>
  words({ id: "story", text, frame: box, size: 4_000, ...changes });

function bookWith(text: TextElement, pageCount = 24): DesignDocument {
  const blank = design.blank(
    photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200", { pageCount }),
    photobookRelease,
    null,
  );
  return {
    ...blank,
    photos: [{ id: "p", name: "p.jpg", width: 3000, height: 2000 }],
    surfaces: blank.surfaces.map((side) => ({ ...side, elements: side.id === "spread-1" ? [text] : [] })),
  };
}
let ids = 0;
const about = (document: DesignDocument) => ({
  document,
  layouts: design.surfaces(document, photobookRelease),
  material,
  rule: design.pages?.(document, photobookRelease) ?? { min: 1, max: 1, step: 1 },
  newId: () => `new-${++ids}`,
});
function continued(document: DesignDocument, text: TextElement): DesignDocument {
  const steps = continuedSteps(text, about(document));
  const operation = steps && settledOperation(design, photobookRelease, document, steps);
  const applied = operation && apply(document, operation);
  if (!applied?.ok) throw new Error("nothing to do");
  return applied.value.document;
}
const textsIn = ({ surfaces }: DesignDocument) =>
  surfaces.flatMap(({ id, elements }) =>
    elements.filter((one): one is TextElement => one.type === "text").map((one) => ({ side: id, ...one })),
  );
const wordsOf = (text: string) => text.split(/\s+/);
const overflows = (text: TextElement) =>
  compileText(text, text.frame, clip, material).findings.some(({ reason }) => reason === "text-overflow");

test("a text is divided between words, and its parts are the whole", () => {
  const long = textOf(story(9_000));
  const split = splitText(long, long.frame, material);
  expect(wordsOf(`${split?.head} ${split?.tail}`)).toEqual(wordsOf(long.text));
  expect(overflows({ ...long, text: split?.head ?? "" })).toBe(false);
  expect(splitText(textOf("Meer"), box, material)).toEqual({ head: "Meer", tail: "" });
  expect(splitText(long, { width: 160_000, height: 2_000 }, material)).toBeNull();
});

test("a long story goes on on the other page of its spread and the next ones, with no word lost and nothing too full", () => {
  const long = textOf(story(12_000));
  const after = continued(bookWith(long), long);
  const parts = textsIn(after);
  expect(parts.slice(0, 3).map(({ side, frame }) => [side, frame.x])).toEqual([
    ["spread-1", 12_000],
    ["spread-1", 212_000],
    ["spread-2", 12_000],
  ]);
  expect(wordsOf(parts.map(({ text }) => text).join(" "))).toEqual(wordsOf(long.text));
  expect(parts.some(overflows)).toBe(false);
  expect(after.surfaces).toHaveLength(14);
});

test("pages with a photo in the box are passed over; empty places are not", () => {
  const long = textOf(story(4_000));
  const document = bookWith(long);
  const photo = (id: string, of: string | null) => ({
    id,
    type: "photo" as const,
    frame: box,
    rotation: 0,
    opacity: ONE,
    photo: of,
    placement: plainPlacement("fill"),
  });
  const full = apply(
    document,
    together([
      { type: "addElements", surface: "spread-1", elements: [{ ...photo("a", "p"), frame: { ...box, x: 212_000 } }] },
      { type: "addElements", surface: "spread-2", elements: [photo("b", null)] },
    ]),
  );
  if (!full.ok) throw new Error();
  expect(textsIn(continued(full.value.document, long)).map(({ side }) => side)).toEqual(["spread-1", "spread-2"]);
});

test("a text longer than the book fills it, adds the pages it can have, and the rest stays a finding", () => {
  // As many letters as one text may have, in large type.
  const long = textOf(story(bounds.text), { size: 14_000 });
  const after = continued(bookWith(long), long);
  const parts = textsIn(after);
  expect(wordsOf(parts.map(({ text }) => text).join(" "))).toEqual(wordsOf(long.text));
  const { max } = about(after).rule;
  expect(after.surfaces.length).toBeLessThanOrEqual(max);
  expect(after.configuration.pageCount).toBe(2 * (after.surfaces.length - 2));
  const smallBox = { ...box, height: 18_000 };
  const longer = textOf(story(bounds.text), { size: 14_000, frame: smallBox });
  const filled = continued(bookWith(longer), longer);
  expect(filled.surfaces).toHaveLength(max);
  expect(
    wordsOf(
      textsIn(filled)
        .map(({ text }) => text)
        .join(" "),
    ),
  ).toEqual(wordsOf(longer.text));
  expect(textsIn(filled).filter(overflows)).toHaveLength(1);
  expect(canContinue(textsIn(filled).at(-1) as TextElement, about(filled))).toBe(false);
});

test("what fits, is locked or has names of recipients does not go on", () => {
  for (const text of [textOf("Meer"), textOf(story(9_000), { locked: true }), textOf(story(9_000), { bind: "first" })])
    expect(canContinue(text, about(bookWith(text)))).toBe(false);
});
