import { describe, expect, test } from "vitest";
import { photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignElement, DesignPhoto, Surface } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { noStock } from "../../../design/material.ts";
import { together } from "../../../design/operation.ts";
import { plainPlacement } from "../../../design/placement.ts";
import type { PhotobookConfiguration } from "../../../products/photobook/configuration.ts";
import { photobook } from "../../../products/photobook/photobook.ts";
import { settle, usualBook } from "../../../products/photobook/settle.ts";
import type { DesignableKind } from "../../../products/registry.ts";
import { createDrawer, viewConfiguration } from "../context/design-view.ts";
import { cutMendings } from "./cut-mendings.ts";
import { isChosen } from "./is-chosen.ts";
import { isNoticeable, lateChange } from "./late-change.ts";

const kind = photobook as unknown as DesignableKind;
const pricing = { currency: "EUR", taxOf: () => ({ rate: 190_000, included: true }), on: "2026-11-24" } as const;
const atHand = { kind, data: release, pricing };
const { design } = photobook;

const bookOf = (binding: string, width: number, height: number, pageCount = 24): PhotobookConfiguration => {
  const book = release.books.find((one) => one.binding === binding);
  if (!book) throw new Error(binding);
  const wanted = { ...usualBook(book, release), coverLamination: "matt", pageCount, format: { width, height } };
  return settle({ ...wanted, designGroupSetId: null }, release).configuration;
};

/** Stands 2:3; the face is at the upper edge. */
const upright: DesignPhoto = { id: "upright", name: "leuchtturm.jpg", width: 3000, height: 4500 };
const withFace: DesignPhoto = {
  ...upright,
  id: "face",
  name: "oma.jpg",
  faces: [{ x: 400_000, y: 40_000, width: 200_000, height: 200_000 }],
};

const photoIn = (id: string, photo: string, frame: Rect): DesignElement => ({
  id,
  type: "photo",
  photo,
  frame,
  rotation: 0,
  opacity: 1_000_000,
  placement: plainPlacement("fill"),
});
const line: DesignElement = {
  id: "line",
  type: "text",
  text: "Am Meer",
  rotation: 0,
  opacity: 1_000_000,
  language: "de",
  hyphenate: false,
  font: "lora-regular",
  frame: { x: 40_000, y: 40_000, width: 90_000, height: 20_000 },
  size: 5000,
  colour: "#000000",
  align: "start",
  stand: "top",
  leading: 1_000_000,
  tracking: 0,
  fit: "shrink",
};

/** A book with these elements on its spreads, one after the other; the first is pages 2 and 3. */
function bookWith(configuration: PhotobookConfiguration, ...spreads: readonly (readonly DesignElement[])[]) {
  const blank = design.blank(configuration, release, null);
  const waiting = [...spreads];
  const surfaces = blank.surfaces.map(
    (surface): Surface => (surface.role === "spread" ? { ...surface, elements: waiting.shift() ?? [] } : surface),
  );
  return { ...blank, photos: [upright, withFace], surfaces };
}

function choose(document: DesignDocument, configuration: PhotobookConfiguration): DesignDocument {
  const applied = apply(document, together(design.reconfigure(document, configuration, release, null, null)));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

function draw(document: DesignDocument) {
  const configured = viewConfiguration(atHand, document.configuration);
  if (!configured) throw new Error("no configuration");
  return createDrawer(atHand).view(configured, document, noStock);
}

const changeOf = (before: DesignDocument, after: DesignDocument) => lateChange(draw(before), draw(after), design);

const a4 = bookOf("pur", 210, 297);
const wholePage = { x: 0, y: 0, width: 210_000, height: 297_000 };
const corner = { x: 231_000, y: 29_700, width: 63_000, height: 89_100 };

describe("another format", () => {
  test("of the same proportions leaves all openings as they are", () => {
    const [small, large] = [bookOf("pur", 200, 200), bookOf("pur", 300, 300)];
    const before = bookWith(small, [
      photoIn("p", "upright", { x: 20_000, y: 20_000, width: 100_000, height: 150_000 }),
      line,
    ]);
    const change = changeOf(before, choose(before, large));
    expect(change).toMatchObject({ photos: 1, texts: 1, leftOut: [], resized: true });
    expect(change.counts).toEqual({ same: 14, anew: 0, eye: 0, added: 0 });
    expect(isNoticeable(change)).toBe(true);
  });

  test("of other proportions names each photo that loses much, and how much", () => {
    const before = bookWith(a4, [photoIn("whole", "upright", wholePage)], [photoIn("small", "upright", corner)]);
    const change = changeOf(before, choose(before, bookOf("pur", 300, 300)));
    // A page of 210 × 297 shows 94.3 % of a photo of 2:3, a square one 66.7 %: 29.3 % of what was seen are gone.
    const spread = before.surfaces.find(({ role }) => role === "spread")?.id;
    expect(change.openings[2]).toMatchObject({
      fate: "eye",
      troubles: [{ reason: "cut", what: "photo", surface: spread, element: "whole", photo: "upright", lost: 29 }],
    });
    expect(change.counts.eye).toBe(2);
  });

  test("a face that was whole and is cut now is named, also where little of the photo is lost", () => {
    const square = { x: 20_000, y: 20_000, width: 120_000, height: 180_000 };
    const before = bookWith(a4, [photoIn("oma", "face", square)]);
    const after = choose(before, bookOf("pur", 297, 297));
    const [trouble] = changeOf(before, after).openings[2]?.troubles ?? [];
    expect(trouble).toMatchObject({ reason: "cut", what: "face", photo: "face" });
    const kept = bookWith(a4, [photoIn("oma", "upright", square)]);
    expect(changeOf(kept, choose(kept, bookOf("pur", 297, 297))).openings[2]?.troubles).toEqual([
      expect.objectContaining({ what: "photo" }),
    ]);
  });

  test("a photo whose subject still shows may lose more before it is named; one whose subject is gone is named", () => {
    const troublesWith = (focus: { x: number; y: number }) => {
      const book = bookWith(a4, [photoIn("whole", "upright", wholePage)]);
      const before = { ...book, photos: [{ ...upright, focus }] };
      return changeOf(before, choose(before, bookOf("pur", 300, 300))).openings[2]?.troubles;
    };
    expect(troublesWith({ x: 500_000, y: 500_000 })).toEqual([]);
    // At the upper edge of what was seen, which is cut off.
    expect(troublesWith({ x: 500_000, y: 60_000 })).toEqual([expect.objectContaining({ what: "photo", lost: 29 })]);
  });

  test("back again nothing is left to look at", () => {
    const before = bookWith(a4, [photoIn("whole", "upright", wholePage)]);
    const after = choose(before, bookOf("pur", 300, 300));
    expect(changeOf(before, choose(after, a4)).counts).toEqual({ same: 14, anew: 0, eye: 0, added: 0 });
  });
});

describe("another binding", () => {
  test("single pages that become halves of spreads are laid out anew, and no photo is lost", () => {
    const start = bookWith(a4, [photoIn("small", "upright", corner)]);
    const surfaces = start.surfaces.map((side) =>
      side.role === "page" && side.id !== start.surfaces.at(-1)?.id
        ? { ...side, elements: [photoIn("first", "face", { x: 20_000, y: 20_000, width: 100_000, height: 150_000 })] }
        : side,
    );
    const before = { ...start, surfaces };
    const { counts, openings, photos, leftOut } = changeOf(before, choose(before, bookOf("layflat", 210, 297)));
    expect({ photos, leftOut }).toEqual({ photos: 2, leftOut: [] });
    // The first page is the right half of the first spread now, and the last one the left half of the last.
    expect(openings[1]).toMatchObject({ fate: "anew", before: [{ role: "page" }] });
    expect(counts.anew).toBeGreaterThanOrEqual(1);
    expect(counts.eye).toBe(0);
  });
});

describe("what has no place any more", () => {
  const before = bookWith(a4, [photoIn("one", "upright", corner)], [photoIn("other", "face", corner)]);
  const [side, next] = before.surfaces.filter(({ role }) => role === "spread");

  test("is named with the side it was on", () => {
    const surfaces = before.surfaces.map((one) => (one === side ? { ...one, elements: [] } : one));
    const change = changeOf(before, { ...before, surfaces });
    expect(change.leftOut).toEqual(["upright"]);
    expect(change.openings[2]?.troubles).toEqual([
      { reason: "left-out", surface: side?.id, element: null, photos: ["upright"] },
    ]);
    expect(change.openings[3]?.fate).toBe("same");
  });

  test("is not named where the side itself was removed", () => {
    const change = changeOf(before, { ...before, surfaces: before.surfaces.filter((one) => one !== next) });
    expect(change.leftOut).toEqual([]);
    expect(change.counts.eye).toBe(0);
  });
});

describe("what is a late change", () => {
  const before = bookWith(a4, [photoIn("one", "upright", corner)]);

  test("another format is one, and so is another binding", () => {
    expect(isChosen(atHand, before, choose(before, bookOf("pur", 300, 300)))).toBe(true);
    expect(isChosen(atHand, before, choose(before, bookOf("layflat", 210, 297)))).toBe(true);
  });

  test("more pages follow what is drawn, and photos or words change no product", () => {
    const more = choose(before, bookOf("pur", 210, 297, 32));
    expect(more.surfaces.length).toBeGreaterThan(before.surfaces.length);
    expect(isChosen(atHand, before, more)).toBe(false);
    expect(isChosen(atHand, before, { ...before, photos: [] })).toBe(false);
  });

  test("another paper changes no side, and nobody is told", () => {
    const paper = release.papers.map(({ key }) => key).find((key) => key !== a4.paper);
    const other = settle({ ...a4, paper: paper ?? "" }, release).configuration;
    expect(other.paper).not.toBe(a4.paper);
    expect(isNoticeable(changeOf(before, choose(before, other)))).toBe(false);
  });
});

describe("a photo that lost much is mended by one press", () => {
  const troubleOf = (before: DesignDocument, after: DesignDocument) => {
    const cut = changeOf(before, after).openings.flatMap(({ troubles }) =>
      troubles.filter((one) => one.reason === "cut"),
    );
    return cut[0] ?? expect.fail("nothing is cut");
  };
  const ways = (before: DesignDocument, after: DesignDocument) =>
    cutMendings(troubleOf(before, after), after, draw(after).layouts);
  const press = (after: DesignDocument, way: ReturnType<typeof ways>[number] | undefined) => {
    if (!way) return expect.fail("no such way");
    const applied = apply(after, together([way.step]));
    return applied.ok ? applied.value.document : expect.fail(JSON.stringify(applied.error));
  };

  test("a face comes back into its place, or the whole photo does", () => {
    const before = bookWith(a4, [photoIn("oma", "face", { x: 20_000, y: 20_000, width: 120_000, height: 180_000 })]);
    const after = choose(before, bookOf("pur", 297, 297));
    const [bringIn, whole] = ways(before, after);
    expect([bringIn?.kind, whole?.kind]).toEqual(["bring-in", "whole"]);
    for (const way of [bringIn, whole]) expect(changeOf(before, press(after, way)).counts.eye).toBe(0);
    // Still as large as its place, without paper beside it.
    expect(bringIn?.step).toMatchObject({ placement: { fit: "fill" } });
  });

  test("of a photo whose subject nobody knows only the whole can be shown", () => {
    const before = bookWith(a4, [photoIn("whole", "upright", wholePage)]);
    const after = choose(before, bookOf("pur", 300, 300));
    const [whole, ...others] = ways(before, after);
    expect([whole?.kind, others]).toEqual(["whole", []]);
    expect(changeOf(before, press(after, whole)).counts.eye).toBe(0);
  });

  test("one that was taken away, or shows whole already, has no way", () => {
    const before = bookWith(a4, [photoIn("whole", "upright", wholePage)]);
    const after = choose(before, bookOf("pur", 300, 300));
    const mended = press(after, ways(before, after)[0]);
    const { layouts } = draw(mended);
    expect(cutMendings(troubleOf(before, after), mended, layouts)).toEqual([]);
    const gone = apply(after, { type: "removeElements", elements: ["whole"] });
    expect(gone.ok && cutMendings(troubleOf(before, after), gone.value.document, layouts)).toEqual([]);
  });
});
