import { describe, expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, PhotoElement, TextElement } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import { withSettled } from "../../settled-steps.ts";
import { openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import { design } from "../design/design.ts";
import { type NumberPlan, numberSizes, numberSlot, readNumberSlot, typeOf } from "./number-plan.ts";
import { isPageNumber, numberSteps, type PageNumbers, pageNumbersOf } from "./page-numbers.ts";

const glued = photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200");
const plan: NumberPlan = { across: "outer", down: "bottom", onFirst: false, overPhotos: false };
const numbers: PageNumbers = {
  plan,
  look: { font: "lora-regular", colour: "#1a1a1a", size: 3_200, words: "– # –" },
};

const caseOf = ({ configuration }: DesignDocument) => openCase(configurationSchema.parse(configuration), release);
/** Without the places of a blank book. */
const bare = (configuration: PhotobookConfiguration): DesignDocument => {
  const document = design.blank(configuration, release, null);
  return { ...document, surfaces: document.surfaces.map((side) => ({ ...side, elements: [] })) };
};
function done(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}
const numbered = (document: DesignDocument, wanted: PageNumbers | null = numbers) =>
  done(document, numberSteps(document, caseOf(document), wanted));
const settled = (document: DesignDocument, steps: readonly Step[]) =>
  done(document, withSettled(design, document, release, steps) ?? []);
const textsOn = ({ surfaces }: DesignDocument) =>
  surfaces.map(({ id, elements }) => [id, ...elements.filter(isPageNumber).map(({ text }) => text)]);
const all = (document: DesignDocument) =>
  document.surfaces.flatMap(({ elements }) => elements.filter(isPageNumber)).map(({ text }) => text.replace(/\D/g, ""));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

const photo = (id: string, frame: PhotoElement["frame"]): PhotoElement => ({
  id,
  type: "photo",
  frame,
  rotation: 0,
  opacity: ONE,
  photo: null,
  placement: plainPlacement("fill"),
});

describe("page numbers", () => {
  test("are on every page but the first, left ones at the left and right ones at the right", () => {
    const document = numbered(bare(glued));
    expect(all(document)).toEqual(range(2, 24));
    expect(textsOn(document).slice(0, 3)).toEqual([["cover"], ["first"], ["spread-1", "– 2 –", "– 3 –"]]);
    const [left, right] = (document.surfaces[2]?.elements ?? []) as readonly [TextElement, TextElement];
    // Margins of 12 mm outside and 22 mm at the binding; between photos and the safe area there are 7 mm.
    expect([left.frame, left.align]).toEqual([{ x: 12_000, y: 189_340, width: 19_200, height: 4_320 }, "start"]);
    expect([right.frame, right.align]).toEqual([{ x: 368_800, y: 189_340, width: 19_200, height: 4_320 }, "end"]);
    expect(all(numbered(bare(glued), { ...numbers, plan: { ...plan, onFirst: true } }))).toEqual(range(1, 24));
  });

  test("count a lay-flat book from the left page of its first spread", () => {
    const layflat = photoBook("echtfotobuch-hard-layflat-matt-glossy 300x300");
    expect(textsOn(numbered(bare(layflat))).slice(0, 3)).toEqual([
      ["cover"],
      ["spread-1", "– 2 –"],
      ["spread-2", "– 3 –", "– 4 –"],
    ]);
  });

  test("give way to photos unless they are wanted there, too", () => {
    const document = bare(glued);
    const full = { x: 200_000, y: -5_000, width: 205_000, height: 210_000 };
    const steps: Step[] = [
      { type: "addElements", surface: "spread-1", elements: [photo("full", full)] },
      { type: "addElements", surface: "spread-2", elements: [photo("whole", "surface")] },
    ];
    const covered = done(document, steps);
    expect(textsOn(numbered(covered)).slice(2, 4)).toEqual([["spread-1", "– 2 –"], ["spread-2"]]);
    const over = numbered(covered, { ...numbers, plan: { ...plan, overPhotos: true } });
    expect(all(over)).toEqual(range(2, 24));
  });

  test("follow pages that are added, moved and removed, and what was changed about one of them stays", () => {
    const begun = done(numbered(bare(glued)), [
      { type: "setElement", element: "spread-3-number-left", set: { text: "Seite 6", colour: "#aa0000" } },
    ]);
    const added = settled(begun, [
      {
        type: "addSurface",
        at: 2,
        surface: { id: "new", role: "spread", background: null, copies: 1, turned: false, elements: [] },
      },
    ]);
    expect(all(added)).toEqual(range(2, 26));
    expect(textsOn(added)[5]).toEqual(["spread-3", "Seite 8", "– 9 –"]);
    const moved = settled(added, [{ type: "moveSurface", surface: "spread-3", to: 2 }]);
    expect(all(moved)).toEqual(range(2, 26));
    expect(moved.surfaces[2]?.elements[0]).toMatchObject({ text: "Seite 2", colour: "#aa0000" });
    const removed = settled(moved, [{ type: "removeSurface", surface: "new" }]);
    expect(all(removed)).toEqual(range(2, 24));
    expect(design.follow?.(removed, configurationSchema.parse(removed.configuration), release)).toEqual([]);
  });

  test("come when a photo leaves their page, and go when one comes", () => {
    const begun = numbered(bare(glued));
    const covered = settled(begun, [{ type: "arrange", surface: "spread-1", elements: [photo("whole", "surface")] }]);
    expect(textsOn(covered)[2]).toEqual(["spread-1"]);
    expect(textsOn(settled(covered, [{ type: "arrange", surface: "spread-1", elements: [] }]))[2]).toEqual([
      "spread-1",
      "– 2 –",
      "– 3 –",
    ]);
  });

  test("survive other bindings and sizes, on every page once", () => {
    let document = numbered(bare(glued));
    for (const text of [
      "echtfotobuch-hard-layflat-matt-glossy 300x300",
      "digitalfotobuch-hard-pur-matt-matt 210x297",
    ]) {
      const wanted = { ...photoBook(text), pageCount: 32 };
      document = settled(document, design.reconfigure(document, wanted, release, null, null));
      const { pageCount } = configurationSchema.parse(document.configuration);
      expect(new Set(all(document))).toEqual(new Set(range(2, pageCount)));
      expect(all(document)).toHaveLength(pageCount - 1);
    }
  });

  test("keep no page in the book that has nothing else", () => {
    const document = numbered(bare({ ...glued, pageCount: 48 }));
    const fewer = settled(document, design.reconfigure(document, glued, release, null, null));
    expect(all(fewer)).toEqual(range(2, 24));
  });

  test("are taken away without a trace, and are in the autofilled book", () => {
    const document = bare(glued);
    expect(numbered(numbered(document), null)).toEqual(document);
    const photos = Array.from({ length: 30 }, (_, n) => ({
      id: `p${n}`,
      name: "a.jpg",
      width: 1500,
      height: 1000,
      look: null,
      takenAt: `2026-07-14T10:${String(n).padStart(2, "0")}:00`,
    }));
    const begun = { ...numbered(document), photos: photos.map(({ look: _, ...one }) => one) };
    const filled = design.autofill?.fill(begun, release, {
      photos,
      seed: 1,
      density: "even",
      wanted: [],
      fixed: [],
      titles: null,
      today: "2026-11-28",
      worn: null,
    });
    const after = done(begun, filled?.steps ?? []);
    expect(pageNumbersOf(after)?.look.words).toBe("– # –");
    expect(after.surfaces.flatMap(({ elements }) => elements).some(({ type }) => type === "photo")).toBe(true);
  });
});

test("a slot says where numbers are and reads back the same; nothing else is one", () => {
  for (const across of ["outer", "middle"] as const)
    for (const down of ["bottom", "top"] as const)
      for (const onFirst of [true, false])
        for (const overPhotos of [true, false])
          for (const side of ["left", "right"] as const) {
            const one = { across, down, onFirst, overPhotos };
            expect(readNumberSlot(numberSlot(side, one))).toEqual({ ...one, side });
          }
  for (const slot of [undefined, "", "headline", "page-number", "page-number-left-outer-bottom-over-first"])
    expect(readNumberSlot(slot)).toBeNull();
});

test("type grows with its size and never leaves the margin of a larger book", () => {
  const one = openCase(glued, release);
  expect(numberSizes.map((size) => typeOf(size, one))).toEqual([2_500, 3_200, 4_400]);
});
