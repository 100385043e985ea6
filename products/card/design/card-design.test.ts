import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { card, demoCards } from "../../../demo/catalogue/cards.ts";
import { apply } from "../../../design/apply.ts";
import { compile } from "../../../design/compile.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { allElements, elementOf } from "../../../design/element-place.ts";
import { type Operation, together } from "../../../design/operation.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import type { FontReader } from "../../../design/text/font-store.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { design as kind } from "./card-design.ts";
import { smallWardrobe } from "./small-style.fixture.ts";

let photo: Wardrobe;
let words: Wardrobe;
beforeAll(async () => {
  const read: FontReader = ({ url }) => readFile(url);
  [photo, words] = await Promise.all([smallWardrobe("photo", read), smallWardrobe("words", read)]);
});

const chosen = (text: string, change: Partial<CardConfiguration> = {}) =>
  card(text, { themeId: "with-photo", ...change });
const outlineOf = (configuration: CardConfiguration): DesignDocument => ({
  schema: 2,
  kind: "card",
  configuration,
  title: "",
  photos: [],
  surfaces: [],
});
const layouts = (configuration: CardConfiguration) => kind.surfaces(outlineOf(configuration), demoCards);
const ids = (configuration: CardConfiguration) => layouts(configuration).map(({ surface }) => surface);

function changed(design: DesignDocument, ...operations: Operation[]): DesignDocument {
  const applied = apply(design, together(operations.flatMap((one) => ("steps" in one ? one.steps : [one]))));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

function late(design: DesignDocument, to: CardConfiguration, wardrobe: Wardrobe | null, worn: Wardrobe | null) {
  return changed(design, together(kind.reconfigure(design, to, demoCards, wardrobe, worn)));
}

/** A folded card with a photo, changed names, and a line of the visitor's own inside (specification section 3). */
function touched(configuration = chosen("a6-hoch-folded 60")): DesignDocument {
  const own = elementOf(kind.blank(configuration, demoCards, photo), "front-names");
  if (own?.type !== "text") throw new Error();
  const { slot: _, ...plain } = own;
  return changed(
    kind.blank(configuration, demoCards, photo),
    { type: "addPhoto", photo: { id: "p1", name: "strand.jpg", width: 3000, height: 4000 } },
    { type: "placePhoto", element: "front-photo", photo: "p1" },
    { type: "setElement", element: "front-names", set: { text: "Ada & Bo" } },
    { type: "addElements", surface: "inside-left", elements: [{ ...plain, id: "own", text: "Kommt alle" }] },
  );
}

describe("sides", () => {
  test("of a flat card are its front and back, with bleed all round", () => {
    const [front, back] = layouts(chosen("a6-quer-flat"));
    expect([front?.surface, back?.surface]).toEqual(["front", "back"]);
    expect(front?.trim).toEqual({ width: 148_000, height: 105_000 });
    expect(front?.bleed).toEqual({ top: 3000, right: 3000, bottom: 3000, left: 3000 });
    expect(front?.resolution).toEqual({ good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 });
  });

  test("of kraft are seen on kraft, of white paper on white", () => {
    const papers = (paper: string) => layouts(chosen("a6-quer-flat", { paper })).map((side) => side.paper);
    expect([papers("kraft"), papers("matt")]).toEqual([Array(2).fill("#cba97f"), Array(2).fill(undefined)]);
  });

  test("of a folded card meet at the fold, where nothing is cut", () => {
    expect(ids(chosen("a6-hoch-folded"))).toEqual(["front", "inside-left", "inside-right", "back"]);
    const [front, left] = layouts(chosen("a6-hoch-folded"));
    expect(front?.neighbours).toEqual({ left: "back" });
    expect(front?.bleed).toEqual({ top: 3000, right: 3000, bottom: 3000, left: 0 });
    expect(left?.zones.map(({ kind: zone, area }) => [zone, area])).toEqual([
      ["safe", { x: 4000, y: 4000, width: 97_000, height: 140_000 }],
      ["fold", { x: 102_000, y: 0, width: 3000, height: 148_000 }],
    ]);
  });

  test("of a card folded at its head lie above each other inside", () => {
    const [, top] = layouts(chosen("din-lang-folded"));
    expect(top?.neighbours).toEqual({ bottom: "inside-bottom" });
    expect(ids(chosen("mini-tent"))).toEqual(["front", "inside-top", "inside-bottom", "back"]);
  });

  test("of three panels: the flap that is folded in is 2 mm narrower", () => {
    const sides = layouts(chosen("square-trifold"));
    expect(sides.map(({ surface, trim }) => [surface, trim.width])).toEqual([
      ["front", 145_000],
      ["inside-left", 145_000],
      ["inside-middle", 145_000],
      ["inside-right", 143_000],
      ["flap", 143_000],
      ["back", 145_000],
    ]);
  });

  test("of a pocket are those of the fold, and both faces of its two inserts, 5 mm smaller all round", () => {
    const sides = layouts(chosen("pocketfold"));
    expect(sides).toHaveLength(8);
    expect(sides.at(-1)).toMatchObject({ surface: "insert-2-back", trim: { width: 160_000, height: 110_000 } });
  });

  test("of a stapled card are its pages; a newspaper's are bound at the head", () => {
    expect(ids(chosen("booklet-8"))).toHaveLength(8);
    expect(layouts(chosen("church-booklet-32"))).toHaveLength(32);
    const [, two, three] = layouts(chosen("wedding-newspaper-8"));
    expect([two?.neighbours, three?.neighbours]).toEqual([{ bottom: "page-3" }, { top: "page-2" }]);
  });

  test("of a book are cover, first page and the page that is printed again and again", () => {
    const hard = chosen("guestbook-hardcover-40-square");
    expect(ids(hard)).toEqual(["front", "page-first", "page-every", "spine", "back"]);
    expect(layouts(hard)[3]?.trim).toEqual({ width: 11_000, height: 210_000 });
    expect(kind.blank(hard, demoCards, photo).surfaces.map(({ copies }) => copies)).toEqual([1, 1, 39, 1, 1]);
    expect(ids(chosen("guestbook-spiral-40-a4"))).toEqual(["front", "page-first", "page-every", "back"]);
  });

  test("of every card of the catalogue are as many as it has pages, and their files hold each once", () => {
    for (const { key, pages, inserts } of demoCards.cards) {
      const configuration = chosen(`${key} 50`);
      const sides = ids(configuration);
      expect([key, sides.length]).toEqual([key, pages + 2 * inserts]);
      const printed = kind.files(outlineOf(configuration), demoCards).flatMap(({ surfaces }) => surfaces);
      expect([key, printed.toSorted()]).toEqual([key, sides.toSorted()]);
    }
  });
});

describe("a blank card", () => {
  test("wears its theme on every side, inside with words on the right", () => {
    const { surfaces } = kind.blank(chosen("a6-hoch-folded"), demoCards, photo);
    expect(surfaces.map(({ id, background, elements }) => [id, background, elements.map((one) => one.id)])).toEqual([
      ["front", "#fff8f0", ["front-photo", "front-names", "front-date"]],
      ["inside-left", "#fff8f0", ["inside-left-line"]],
      ["inside-right", "#fff8f0", ["inside-right-headline"]],
      ["back", "#fff8f0", ["back-line"]],
    ]);
    expect(surfaces.map(({ style }) => style)).toEqual(Array(4).fill("with-photo"));
  });

  test("shines where its theme wants, in the foil that was ordered", () => {
    const plates = (refinementType: "gold" | "ohne") =>
      allElements(kind.blank(chosen("a6-hoch-folded", { refinementType }), demoCards, photo)).flatMap((one) =>
        "plate" in one && one.plate ? [[one.id, one.plate]] : [],
      );
    expect(plates("gold")).toEqual([
      ["front-names", "Foil_Gold"],
      ["inside-left-line", "Foil_Gold"],
      ["back-line", "Foil_Gold"],
    ]);
    expect(plates("ohne")).toEqual([]);
  });

  test("without a theme is a picture and free sides", () => {
    const { surfaces } = kind.blank(card("a6-hoch-folded"), demoCards, null);
    expect(surfaces.map(({ elements }) => elements.length)).toEqual([1, 0, 0, 0]);
  });

  test("is settled", () => {
    const blank = kind.blank(chosen("guestbook-hardcover-40-square"), demoCards, photo);
    expect(kind.settle(blank, demoCards)).toEqual({ configuration: blank.configuration, steps: [] });
    const [step] = kind.settle(
      { ...blank, surfaces: blank.surfaces.map((one) => ({ ...one, copies: 1 })) },
      demoCards,
    ).steps;
    expect(step).toEqual({ type: "setSurface", surface: "page-every", copies: 39 });
  });
});

describe("what is printed", () => {
  const plans = (configuration: CardConfiguration) => kind.files(outlineOf(configuration), demoCards);

  test("of a folded card are its outside and inside, creased in the middle, as often as cards are ordered", () => {
    const [plan, ...others] = plans(chosen("a6-hoch-folded 60"));
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      role: "card",
      copies: 60,
      surfaces: ["back", "front", "inside-left", "inside-right"],
    });
    expect(plan?.output).toMatchObject({
      imposition: {
        kind: "open-sheets",
        sheets: [
          { name: "outside", lines: [{ plate: "Crease", path: "M105000 0L105000 148000" }] },
          { name: "inside", lines: [{ plate: "Crease", path: "M105000 0L105000 148000" }] },
        ],
      },
    });
  });

  test("of a card folded at its head: the back lies above the front, upside down", () => {
    const [plan] = plans(chosen("din-lang-folded 60"));
    expect(plan?.output).toMatchObject({
      imposition: {
        sheets: [
          {
            panels: [
              { surface: "back", turned: true },
              { surface: "front", turned: false },
            ],
          },
          { along: "height" },
        ],
      },
    });
  });

  test("of three panels is creased twice, of a pocket has its inserts apart, of a book its cover around the spine", () => {
    const [trifold] = plans(chosen("square-trifold"));
    expect(trifold?.output).toMatchObject({
      imposition: {
        sheets: [{ lines: [{ path: "M143000 0L143000 145000" }, { path: "M288000 0L288000 145000" }] }, {}],
      },
    });
    expect(plans(chosen("pocketfold")).map(({ role }) => role)).toEqual(["card", "inserts"]);
    const [cover, block] = plans(chosen("guestbook-hardcover-40-square"));
    expect(cover?.surfaces).toEqual(["back", "spine", "front"]);
    expect(block).toMatchObject({ role: "block", surfaces: ["page-first", "page-every"] });
  });

  test("a punched card is cut along one closed line that leaves the fold whole", () => {
    for (const { key, dieCut } of demoCards.punchings) {
      const configuration = chosen("a6-hoch-folded", { punching: key });
      const [plan] = plans(configuration);
      const imposition = plan?.output.format === "pdfx4" ? plan.output.imposition : null;
      const lines = imposition?.kind === "open-sheets" ? (imposition.sheets[0]?.lines ?? []) : [];
      const cuts = lines.filter(({ plate }) => plate === "CutContour").map(({ path }) => path);
      expect([key, cuts.length]).toEqual([key, dieCut ? 1 : 0]);
      for (const path of cuts) expect(path).toMatch(/^M[^M]*Z$/);
    }
  });

  test("in a foil that was not ordered is printed in colour", () => {
    const gold = kind.blank(chosen("a6-hoch-folded", { refinementType: "gold" }), demoCards, photo);
    const plain = { ...gold, configuration: chosen("a6-hoch-folded") };
    const plates = (design: DesignDocument) =>
      JSON.stringify(compile(design, kind.surfaces(design, demoCards)).scene).match(/Foil_Gold/g)?.length ?? 0;
    expect(plates(gold)).toBeGreaterThan(0);
    expect(plates(plain)).toBe(0);
  });
});

describe("a late change", () => {
  test("of the theme keeps photo, words and what was added", () => {
    const design = late(touched(), chosen("a6-hoch-folded 60", { themeId: "words-alone" }), words, photo);
    expect(elementOf(design, "front-names")).toMatchObject({ text: "Ada & Bo" });
    expect(elementOf(design, "own")).toMatchObject({ text: "Kommt alle" });
    expect(design.photos).toHaveLength(1);
    expect(design.surfaces.map(({ background, style }) => [background, style])).toEqual(
      Array(4).fill(["#f0f8ff", "words-alone"]),
    );
    // There is no place for the photo, so it waits in the tray, and is placed again with the first theme.
    const back = late(design, chosen("a6-hoch-folded 60"), photo, words);
    expect(elementOf(back, "front-names")).toMatchObject({ text: "Ada & Bo" });
  });

  test("of the size lays out anew what nobody touched, and keeps what she changed", () => {
    const moved = changed(touched(), { type: "setElement", element: "front-date", set: { colour: "#00ff00" } });
    const design = late(moved, chosen("square-folded 60"), photo, photo);
    const fresh = kind.blank(chosen("square-folded 60"), demoCards, photo);
    expect(elementOf(design, "front-photo")).toMatchObject({ photo: "p1" });
    expect(elementOf(design, "front-photo")?.frame).toEqual(elementOf(fresh, "front-photo")?.frame);
    expect(elementOf(design, "front-date")).toEqual({ ...elementOf(fresh, "front-date"), colour: "#00ff00" });
    expect(elementOf(design, "front-names")).toMatchObject({ text: "Ada & Bo" });
  });

  test("of the fold hides what is inside, and brings it back", () => {
    const flat = late(touched(), chosen("a6-hoch-flat 60"), photo, photo);
    expect(kind.surfaces(flat, demoCards).map(({ surface }) => surface)).toEqual(["front", "back"]);
    expect(elementOf(flat, "own")).toMatchObject({ text: "Kommt alle" });
    const again = late(flat, chosen("a6-hoch-folded 60"), photo, photo);
    expect(again.surfaces.find(({ id }) => id === "inside-left")?.elements.map(({ id }) => id)).toEqual([
      "inside-left-line",
      "own",
    ]);
  });

  test("of a fold at the side to one at the head takes the inner sides along", () => {
    const design = late(touched(), chosen("din-lang-folded 60"), photo, photo);
    expect(design.surfaces.map(({ id }) => id)).toEqual(["front", "inside-top", "inside-bottom", "back"]);
    expect(design.surfaces[1]?.elements.map(({ id }) => id)).toContain("own");
  });

  test("of the foil shines on the same elements; without one they keep it in mind", () => {
    const gold = late(touched(), chosen("a6-hoch-folded 60", { refinementType: "gold" }), photo, photo);
    expect(elementOf(gold, "front-names")).toMatchObject({ plate: "Foil_Gold" });
    const silver = late(gold, chosen("a6-hoch-folded 60", { refinementType: "silber" }), photo, photo);
    expect(elementOf(silver, "front-names")).toMatchObject({ plate: "Foil_Silver" });
    const plain = late(silver, chosen("a6-hoch-folded 60"), photo, photo);
    const rose = late(plain, chosen("a6-hoch-folded 60", { refinementType: "rosegold" }), photo, photo);
    expect(elementOf(rose, "front-names")).toMatchObject({ plate: "Foil_RoseGold" });
  });

  test("of paper and quantity changes nothing on the sides", () => {
    const steps = kind.reconfigure(touched(), chosen("a6-hoch-folded 75", { paper: "felt" }), demoCards, photo, photo);
    expect(steps).toEqual([{ type: "setConfiguration", set: { quantity: 75, paper: "felt" } }]);
  });

  test("of the punching keeps words inside of it, and where she moved them herself", () => {
    const own = { x: 10_000, y: 20_000, width: 60_000, height: 20_000 };
    const moved = changed(touched(), { type: "setElement", element: "front-date", set: { frame: own } });
    const design = late(moved, chosen("a6-hoch-folded 60", { punching: "label" }), photo, photo);
    const fresh = kind.blank(chosen("a6-hoch-folded 60", { punching: "label" }), demoCards, photo);
    expect(elementOf(design, "front-names")?.frame).toEqual(elementOf(fresh, "front-names")?.frame);
    expect(elementOf(design, "front-names")?.frame).not.toEqual(elementOf(moved, "front-names")?.frame);
    expect(elementOf(design, "front-names")).toMatchObject({ text: "Ada & Bo" });
    expect(elementOf(design, "front-date")?.frame).toEqual(own);
    // What runs off the card still does.
    expect(elementOf(design, "front-photo")?.frame).toMatchObject({ x: -3000, y: -3000 });
    const back = late(design, chosen("a6-hoch-folded 60"), photo, photo);
    expect(elementOf(back, "front-names")).toEqual(elementOf(moved, "front-names"));
  });

  test("twenty in a row, of twenty kinds, lose no photo and no word, with and without the theme at hand", () => {
    const sizes = [...demoCards.cards, ...demoCards.guestbooks].map(({ key }) => key);
    for (let seed = 1; seed <= 20; seed++) {
      let [design, theme]: [DesignDocument, Wardrobe] = [touched(), photo];
      for (let turn = 1; turn <= 20; turn++) {
        const number = (seed * 7919 + turn * 104_729) % 65_521;
        const next = number % 3 === 0 ? words : photo;
        const isBook = demoCards.guestbooks.some(({ key }) => key === sizes[number % sizes.length]);
        const to = chosen(`${sizes[number % sizes.length]} ${isBook ? 1 : 50}`, {
          themeId: next.style.key,
          punching: isBook ? "none" : (demoCards.punchings[number % 6]?.key ?? "none"),
          refinementType: isBook ? "ohne" : ((["ohne", "gold", "relief"] as const)[number % 3] ?? "ohne"),
        });
        const atHand = number % 5 !== 0;
        design = late(design, to, atHand ? next : null, atHand ? theme : null);
        if (atHand) theme = next;
        const texts = allElements(design).flatMap((one) => (one.type === "text" ? [one.text] : []));
        expect(texts).toContain("Ada & Bo");
        expect(texts).toContain("Kommt alle");
        expect(design.photos.map(({ id }) => id)).toEqual(["p1"]);
        const present = new Set(design.surfaces.map(({ id }) => id));
        for (const { surface } of kind.surfaces(design, demoCards)) expect(present).toContain(surface);
      }
    }
  });
});
