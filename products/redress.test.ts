import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DemoLook, demoChoices, demoWardrobe } from "../demo/styles.fixture.ts";
import { apply } from "../design/apply.ts";
import type { DesignDocument, DesignElement, TextElement } from "../design/document.ts";
import { type Operation, together } from "../design/operation.ts";
import { plainPlacement } from "../design/placement.ts";
import { dressSide } from "../design/template/dress-side.ts";
import { layoutWorn } from "../design/template/layout-choice.ts";
import { layoutsOfPart } from "../design/template/style.ts";
import type { Wardrobe } from "../design/template/wardrobe.ts";
import { coaster } from "./coaster/coaster.fixture.ts";
import { type CoasterConfiguration, coasterData } from "./coaster/coaster-data.fixture.ts";
import { coasterDesign } from "./coaster/coaster-design.fixture.ts";
import { reconfigured } from "./dressed-kind.ts";
import type { DesignableKind } from "./registry.ts";

const parts = (front: string) => ({
  front: [front, ...demoChoices("card-front").filter((one) => one !== front && one !== "colour-beside-photo")],
  back: demoChoices("card-back").filter((one) => one !== "back-motif"),
});
const looks: readonly DemoLook[] = [
  { key: "four", parts: parts("four-round-a-label"), palette: "sage", pairing: "classic", words: "wedding-thanks" },
  { key: "arch", parts: parts("photo-arch"), palette: "clay", pairing: "italic", words: "birth", main: "peony" },
  { key: "large", parts: parts("large-words"), palette: "navy", pairing: "grotesque", words: "invitation" },
];
const wardrobes = new Map((await Promise.all(looks.map(demoWardrobe))).map((one) => [one.style.key, one]));
const at = (key: string) => wardrobes.get(key) as Wardrobe;
const kind = coaster as DesignableKind;
const styles = coasterDesign.styles;
if (!styles) throw new Error("coasters have styles");

const inStyle = (style: string, edge = 100): CoasterConfiguration => ({ coasterEdge: edge, sets: 1, style });
const begun = (style: string) => coasterDesign.blank(inStyle(style), coasterData, at(style));

const photos = Array.from({ length: 6 }, (_, index) => ({
  id: `photo-${index}`,
  name: `${index}.jpg`,
  width: 3000,
  height: 2000,
}));

const done = (document: DesignDocument, operation: Operation): DesignDocument => {
  const outcome = apply(document, operation);
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value.document;
};

/** The first places filled with the photos. */
const filled = (document: DesignDocument, count: number): DesignDocument => {
  const places = document.surfaces.flatMap(({ elements }) => elements.filter(({ type }) => type === "photo"));
  const steps = [
    ...photos.map((photo) => ({ type: "addPhoto" as const, photo })),
    ...places
      .slice(0, count)
      .map(({ id }, index) => ({ type: "placePhoto" as const, element: id, photo: photos[index]?.id ?? null })),
  ];
  return done(document, together(steps));
};

const change = (document: DesignDocument, configuration: CoasterConfiguration) =>
  done(document, together(reconfigured(kind, document, configuration, coasterData, (key) => at(key))));

const elementsOf = ({ surfaces }: DesignDocument) => surfaces.flatMap(({ elements }) => elements);
const placed = (document: DesignDocument) =>
  elementsOf(document).flatMap((element) => (element.type === "photo" && element.photo ? [element.photo] : []));
const texts = (document: DesignDocument) =>
  elementsOf(document).filter((element): element is TextElement => element.type === "text");

const written = (document: DesignDocument, slot: string, text: string) => {
  const element = texts(document).find((one) => one.slot === slot);
  return element ? done(document, { type: "setElement", element: element.id, set: { text } }) : document;
};

const star: DesignElement = {
  id: "star",
  type: "shape",
  outline: "ellipse",
  fill: "#ff0000",
  stroke: null,
  rotation: 0,
  opacity: 1_000_000,
  frame: { x: 10_000, y: 10_000, width: 9_000, height: 9_000 },
};

describe("a design in a style of the shop", () => {
  test("begins dressed: places for photos, the style's words, its colours", () => {
    const design = begun("four");
    expect(elementsOf(design).filter(({ type }) => type === "photo").length).toBe(4);
    expect(texts(design).map(({ text }) => text)).toContain("Von Herzen danke");
    expect(design.surfaces.map(({ style }) => style)).toEqual(["four", "four"]);
    expect(design.surfaces[0]?.background).toBe(at("four").style.dressing.palette.colours.paper);
  });

  test("in another style keeps four photos, words the visitor wrote, and what she added", () => {
    const mine = written(filled(begun("four"), 4), "names", "Mia und Tom");
    const own = done(mine, { type: "addElements", surface: "back", elements: [star] });
    const other = change(own, inStyle("arch"));
    expect(placed(other)).toEqual(["photo-0", "photo-1", "photo-2", "photo-3"]);
    expect(texts(other).find(({ slot }) => slot === "names")?.text).toBe("Mia und Tom");
    expect(texts(other).find(({ slot }) => slot === "headline")?.text).toBe(at("arch").style.dressing.words.headline);
    expect(other.surfaces[1]?.elements.at(-1)).toEqual(star);
    expect(layoutWorn(other.surfaces[0] as never, layoutsOfPart(at("arch").style, "front"), sheet)?.key).toBe(
      "four-round-a-label",
    );
  });

  test("untouched looks in another style as if it had begun there", () => {
    expect(change(begun("four"), inStyle("large"))).toEqual(begun("large"));
  });

  test("a colour the visitor gave a side stays when its layout changes, and goes with the style", () => {
    const red = done(begun("four"), { type: "setSurface", surface: "front", background: "#ff0000" });
    expect(arranged(red, "four", "large-words").surfaces[0]?.background).toBe("#ff0000");
    expect(change(red, inStyle("arch")).surfaces[0]?.background).not.toBe("#ff0000");
  });
});

const sheet = { trim: { width: 100_000, height: 100_000 }, bleed: 3_000, safe: 4_000 };

/** The front in another layout of the style it wears. */
function arranged(document: DesignDocument, style: string, key: string): DesignDocument {
  const [front] = document.surfaces;
  const layout = layoutsOfPart(at(style).style, "front").find((one) => one.key === key);
  if (!front || !layout) throw new Error(`there is no layout ${key}`);
  return done(document, together(dressSide(front, { layout, sheet }, at(style), { style: at(style).style }).steps));
}

test("every layout of a style is recognised on the side that wears it", () => {
  const layouts = layoutsOfPart(at("arch").style, "front").filter(({ variants }) => variants.square);
  const seen = layouts.map(
    ({ key }) => layoutWorn(arranged(begun("arch"), "arch", key).surfaces[0] as never, layouts, sheet)?.key,
  );
  expect(seen).toEqual(layouts.map(({ key }) => key));
});

test("a photo that is cropped keeps its crop in another layout", () => {
  const design = filled(begun("four"), 1);
  const [place] = elementsOf(design).filter(({ type }) => type === "photo");
  const placement = { ...plainPlacement("fill"), zoom: 1_500_000, centre: { x: 400_000, y: 300_000 } };
  const cropped = done(design, { type: "setPlacement", element: place?.id ?? "", placement });
  expect(elementsOf(arranged(cropped, "four", "photo-arch")).find(({ type }) => type === "photo")).toMatchObject({
    photo: "photo-0",
    placement,
  });
});

describe("whatever styles and layouts are tried one after the other (200 random walks)", () => {
  const step = fc.oneof(
    fc.constantFrom("four", "arch", "large").map((style) => ({ type: "style" as const, style })),
    fc.constantFrom(...demoChoices("card-front")).map((layout) => ({ type: "layout" as const, layout })),
    fc.constantFrom(90, 100).map((edge) => ({ type: "edge" as const, edge })),
  );

  test("no photo leaves the tray, no photo is there twice, and no word the visitor wrote is lost", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 4 }), (walk, count) => {
        let design = written(filled(begun("four"), count), "names", "Mia und Tom");
        design = done(design, { type: "addElements", surface: "front", elements: [star] });
        for (const one of walk) {
          const configuration = design.configuration as unknown as CoasterConfiguration;
          const style = configuration.style ?? "";
          if (one.type === "style") design = change(design, styles.choose(configuration, one.style));
          else if (one.type === "edge") design = change(design, { ...configuration, coasterEdge: one.edge });
          else if (layoutsOfPart(at(style).style, "front").some(({ key }) => key === one.layout))
            design = arranged(design, style, one.layout);
        }
        expect(design.photos).toEqual(photos);
        expect(new Set(placed(design)).size).toBe(placed(design).length);
        expect(texts(design).filter(({ text }) => text === "Mia und Tom").length).toBe(1);
        expect(elementsOf(design).filter(({ id }) => id === "star")).toEqual([star]);
        const ids = elementsOf(design).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });
});
