import { describe, expect, test } from "vitest";
import { apply } from "../../../../design/apply.ts";
import type { DesignElement, PhotoElement } from "../../../../design/document.ts";
import { canvas, landscape, photoElement, surface, textElement } from "../../../../design/sample-designs.ts";
import { CLIP_TYPE, clipOf, readClip, wordsOf, writeClip } from "./clip.ts";
import { ownPhotos } from "./own-photos.ts";
import { missingPhotos, type PasteTarget, pasteClip } from "./paste-clip.ts";
import { fillTransfer, readFromClipboard, readTransfer, writeToClipboard } from "./transfer.ts";

const photo: PhotoElement = { ...photoElement(), id: "print", frame: { x: 0, y: 0, width: 50_000, height: 50_000 } };
const words = textElement();
const design = { ...canvas(), surfaces: [surface([photoElement(), photo, words])] };
const clip = clipOf(design, "front", [photoElement(), photo, words]);
if (!clip) throw new Error("two of them can be copied");

let count = 0;
const newId = () => `new-${count++}`;
const all: readonly DesignElement["type"][] = ["photo", "text", "shape", "art"];
const target = (change: Partial<PasteTarget> = {}): PasteTarget => ({
  document: design,
  surface: surface([photoElement(), photo, words]),
  trim: { width: 300_000, height: 200_000 },
  allowed: all,
  ...change,
});

test("what follows its whole side is not copied; the photos in the rest come along", () => {
  expect(clip.elements.map(({ id }) => id)).toEqual(["print", "words"]);
  expect(clip.photos).toEqual([landscape]);
  expect(clipOf(design, "front", [photoElement()])).toBeNull();
});

test("what was written is read again, and other programs get the words", () => {
  expect(readClip(writeClip(clip))).toEqual(clip);
  expect(wordsOf(clip)).toBe("Sylt 2026");
});

test.each([
  ["nothing", ""],
  ["words", "Sylt 2026"],
  ["broken JSON", '{"passepartout":"elements",'],
  ["other JSON", '{"passepartout":"elements","surface":"front","elements":[],"photos":[]}'],
  ["a strange field", JSON.stringify({ passepartout: "elements", ...clip, script: "alert(1)" })],
  [
    "an element that is none",
    JSON.stringify({ passepartout: "elements", ...clip, elements: [{ ...words, frame: { x: 0.5, y: 0 } }] }),
  ],
  ["a number beyond all bounds", writeClip({ ...clip, elements: [{ ...words, size: 1e12 }] })],
  ["a bad address", writeClip({ ...clip, surface: "../../etc" })],
  ["only what follows its side", writeClip({ ...clip, elements: [photoElement()] })],
  ["far too much", `{"passepartout":"elements"${" ".repeat(20_000_000)}`],
])("%s in the clipboard is refused quietly", (_, text) => {
  expect(readClip(text)).toBeNull();
});

describe("pasted elements", () => {
  test("lie beside the originals on their own side, with new ids", () => {
    const pasted = pasteClip(target(), clip, [], newId);
    const applied = pasted && apply(design, pasted.operation);
    expect(applied?.ok).toBe(true);
    const added = applied?.ok ? applied.value.document.surfaces[0]?.elements.slice(-2) : [];
    expect(added?.map(({ id }) => id)).toEqual(pasted?.elements);
    expect(added?.[0]?.frame).toEqual({ x: 5000, y: 5000, width: 50_000, height: 50_000 });
  });

  test("lie at the same place of another side", () => {
    const pasted = pasteClip(target({ surface: surface([], "back") }), clip, [], newId);
    expect(pasted?.operation).toMatchObject({ surface: "back", elements: [{ frame: photo.frame }, {}] });
  });

  test("bring photos of the visitor into another design, and leave foreign ones out", () => {
    const other = { ...canvas({ ...photoElement(), photo: null }), photos: [] };
    expect(missingPhotos(other, clip)).toEqual([landscape.id]);
    const mine = pasteClip(target({ document: other }), clip, [landscape], newId);
    expect(mine?.photos).toEqual([landscape.id]);
    expect(mine && apply(other, mine.operation).ok).toBe(true);
    const foreign = pasteClip(target({ document: other }), clip, [], newId);
    expect(foreign?.photos).toEqual([]);
    expect(foreign && apply(other, foreign.operation).ok).toBe(true);
  });

  test("are only of types that the product takes", () => {
    expect(pasteClip(target({ allowed: ["text"] }), clip, [], newId)?.elements).toHaveLength(1);
    expect(pasteClip(target({ allowed: ["days"] }), clip, [], newId)).toBeNull();
  });
});

test("only ready photos of the visitor's own count as hers, as the shop knows them", async () => {
  const id = "0b9ff7f6-2c54-4c57-8b8a-3a2f3a8b9f10";
  const record = { id, name: "Meer.jpg", rejection: null, width: 400, height: 300, bytes: 1, takenAt: null };
  const asked: (readonly string[])[] = [];
  const fetch = async (ids: readonly string[]) => {
    asked.push(ids);
    return [
      { ...record, status: "ready" as const },
      { ...record, status: "received" as const },
    ];
  };
  expect(await ownPhotos([id, "../x"], fetch)).toEqual([{ id, name: "Meer.jpg", width: 400, height: 300 }]);
  expect(asked).toEqual([[id]]);
  expect(await ownPhotos(["beach"], fetch)).toEqual([]);
  expect(await ownPhotos([id], async () => null)).toEqual([]);
});

describe("the browser's clipboard", () => {
  const filled = () => {
    const data = new Map<string, string>();
    fillTransfer({ setData: (type, text) => void data.set(type, text) }, clip);
    return data;
  };
  const file = (name: string, type: string) => new File([], name, { type });

  test("holds the elements under their own type and the words for others", () => {
    const data = filled();
    expect(data.get("text/plain")).toBe("Sylt 2026");
    const files = [] as unknown as FileList;
    expect(readTransfer({ getData: (type) => data.get(type) ?? "", files })).toEqual({ clip });
    expect(data.has(CLIP_TYPE)).toBe(true);
  });

  test("gives pictures to the photos, and nothing else", () => {
    const files = [file("a.png", "image/png"), file("b.pdf", "application/pdf")] as unknown as FileList;
    expect(readTransfer({ getData: () => "", files })).toEqual({ files: [files[0]] });
    expect(readTransfer({ getData: () => "words", files: [] as unknown as FileList })).toBeNull();
  });

  test("is written and read by buttons, too, where the browser allows it", async () => {
    let text = "";
    const writing = {
      async writeText(written: string) {
        text = written;
      },
    };
    expect(await writeToClipboard(clip, writing)).toBe(true);
    expect(await readFromClipboard({ readText: async () => text, read: async () => [] })).toEqual({ clip });
    const refusing = { readText: () => Promise.reject(new Error()), read: () => Promise.reject(new Error()) };
    expect(await readFromClipboard(refusing)).toBeNull();
    expect(await writeToClipboard(clip, { writeText: () => Promise.reject(new Error()) })).toBe(false);
  });
});
