import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { outlinePath } from "../../design/outline.ts";
import { rectPath } from "../../design/path.ts";
import type { SceneItem } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { EditablePdf } from "../testing/editable-pdf.ts";
import { fullSpread, mm } from "../testing/full-spread.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { faded, fill, image, stretched } from "../testing/scenes.ts";
import { allFonts, setLine } from "../testing/text.ts";
import { preflightWords } from "./words.ts";

const english = translator(preflightWords, "en-GB", (key) => expect.fail(`no words for ${key}`));

type Change = Parameters<typeof fullSpread>[0];

let fonts: FontLibrary;
beforeAll(async () => {
  fonts = await allFonts();
});

async function found(change: Change, damage?: (pdf: EditablePdf) => unknown): Promise<readonly string[]> {
  const spread = await fullSpread(change);
  const expectation = await expected(spread.scene, spread.partner, undefined, spread.beside);
  const pdf = new EditablePdf(await printFile(spread));
  damage?.(pdf);
  const report = await judge(pdf.bytes(), expectation);
  for (const { message, params } of report.rules) expect(english({ key: message, params })).not.toMatch(/\{/);
  return complaints(report);
}

test("a design with everything scene 2 can hold earns no complaint", async () => {
  expect(await found({})).toEqual([]);
});

const foil = (...items: readonly SceneItem[]): Change => ({ items });
const bar = (x: number, y: number, width: number, height: number) =>
  fill(mm(x, y, width, height), "#000000", "Foil_Gold");
const words = (text: string, x: number, y: number, size: number) =>
  setLine(fonts, text, { x: x * 1000, y: y * 1000 }, size);
const knife = (path: string): SceneItem => ({
  type: "path",
  element: null,
  path,
  colour: "#000000",
  line: 88,
  plate: "CutContour",
});
const face = (x: number, y: number) => ({
  beside: { faces: new Map([["round", [{ x, y, width: 50_000, height: 50_000 }]]]) },
});

/** What is wrong with the design, and exactly which complaint it earns. */
const designs: readonly (readonly [string, readonly string[], () => Change])[] = [
  ["a bar of foil of 0.3 mm", ["foil-lines.narrow"], () => foil(bar(100, 160, 20, 0.3))],
  ["one of 0.4 mm", [], () => foil(bar(100, 160, 20, 0.4))],
  [
    "a ring of foil of 0.2 mm",
    ["foil-lines.narrow"],
    () =>
      foil({
        type: "path",
        element: null,
        colour: "#000000",
        rule: "evenodd",
        plate: "Foil_Gold",
        path: outlinePath("ellipse", mm(100, 160, 20, 20)) + outlinePath("ellipse", mm(100.2, 160.2, 19.6, 19.6)),
      }),
  ],
  [
    "a line of foil of 0.3 mm",
    ["foil-lines.narrow"],
    () =>
      foil({
        type: "path",
        element: null,
        path: "M100000 160000L120000 170000",
        colour: "#000000",
        line: 300,
        plate: "Foil_Gold",
      }),
  ],
  [
    "one of 0.5 mm with a bend",
    [],
    () =>
      foil({
        type: "path",
        element: null,
        path: "M100000 160000C110000 150000 120000 170000 130000 160000",
        colour: "#000000",
        line: 500,
        plate: "Foil_Gold",
      }),
  ],
  [
    "bars of foil half a millimetre apart",
    ["foil-gaps.narrow"],
    () => foil(bar(100, 160, 20, 2), bar(105, 162.5, 30, 2)),
  ],
  ["bars that overlap", [], () => foil(bar(100, 160, 20, 2), bar(105, 161.8, 30, 2))],
  ["bars 0.6 mm apart", [], () => foil(bar(100, 160, 20, 2), bar(105, 162.6, 30, 2))],
  [
    "a gap between two foils of different colour",
    [],
    () => foil(bar(100, 160, 20, 2), fill(mm(100, 162.3, 20, 2), "#000000", "Foil_Silver")),
  ],
  [
    "type in foil of 13 points",
    ["foil-type.small"],
    () => foil({ ...words("Anna", 100, 160, 4_586), plate: "Foil_Gold" }),
  ],
  ["an open cut line", ["closed-cuts.open"], () => foil(knife("M30000 120000L60000 120000L60000 130000"))],
  ["one that ends where it began", [], () => foil(knife("M30000 125000L60000 125000L60000 130000L30000 125000"))],
  [
    "one of two of which one is open",
    ["closed-cuts.open"],
    () => foil(knife(`${rectPath(mm(30, 125, 9, 9))}M90000 125000L99000 125000`)),
  ],
  ["words over a fold", ["folds.text-fold"], () => foil(words("Falz", 372, 150, 5_000))],
  ["words in the gutter", ["folds.text-gutter"], () => foil(words("Bund", 155, 150, 5_000))],
  ["words in the hinge", ["folds.text-hinge"], () => foil(words("hin", 191, 150, 3_000))],
  ["words over a perforation", ["folds.text-perforation"], () => foil(words("ab", 100, 122, 3_000))],
  ["a face in the gutter", ["folds.face-gutter"], () => foil(image("round", mm(80, 20, 160, 120)))],
  [
    "a face in a fold",
    ["folds.face-fold"],
    () => ({ zones: [{ kind: "fold", by: "panel", area: mm(75, 40, 4, 30) }] }),
  ],
  ["a face beside it", [], () => ({ zones: [{ kind: "fold", by: "panel", area: mm(30, 40, 4, 30) }] })],
  [
    "a face that is cut off by its frame",
    [],
    () => ({ ...face(0, 0), zones: [{ kind: "fold", by: "panel", area: mm(12, 10, 7, 9) }] }),
  ],
  [
    "words on a spine of 7 mm of a hard cover",
    ["spine-text.too-narrow"],
    () => ({ zones: [{ kind: "spine", by: "spine", area: mm(203, 5, 7, 200) }] }),
  ],
  ["words on a spine that are too large", ["spine-text.too-large"], () => foil(words("S", 201, 60, 9_000))],
  ["words in a hole", ["safe-area.cut-away"], () => foil(words("o", 221, 18, 3_000))],
  ["words beside a round hole, in its corner", [], () => foil(words(".", 223.6, 15.3, 1_800))],
  ["ink where glue goes", ["glue-free.ink"], () => foil(fill(mm(300, 190, 10, 4), "#000000"))],
  ["paper where glue goes", [], () => foil(fill(mm(300, 190, 10, 4), "#ffffff"))],
  [
    "a photo in two places",
    ["photo-repeats.repeated"],
    () => foil({ ...image("round", mm(100, 125, 40, 30)), element: "another" }),
  ],
  ["one that one element draws twice", [], () => foil(image("round", mm(100, 125, 40, 30)))],
  [
    "a place nobody filled",
    ["empty-slots.empty"],
    () => ({ beside: { emptySlots: [{ surface: "front", slot: "photo-2" }] } }),
  ],
  ["a place of another file", [], () => ({ beside: { emptySlots: [{ surface: "back", slot: "photo-2" }] } })],
  ["an odd number of pages", ["page-count.odd"], () => ({ beside: { pageCount: { even: true } } })],
  ["no multiple of four", ["page-count.not-multiple"], () => ({ beside: { pageCount: { multipleOf: 4 } } })],
  [
    "a see-through photo of few pixels",
    ["resolution.low"],
    () => foil(faded(300_000, image("faded", mm(20, 20, 200, 90), stretched(mm(20, 20, 900, 675))))),
  ],
];

describe("a design with one fault", () => {
  test.each(designs)("%s: %s", async (_, complaint, change) => {
    expect(await found(change())).toEqual(complaint);
  });
});

const content = (pattern: RegExp | string, by: string) => (pdf: EditablePdf) =>
  pdf.content((text) => text.replace(pattern, by));

/** What is broken in the file itself. */
const files: readonly (readonly [string, string, (pdf: EditablePdf) => unknown])[] = [
  ["a see-through foil", "plate-solid.tint", content(/q (\/G\d) gs (\/C\d) cs 1 scn/, "q /G1 gs $1 gs $2 cs 1 scn")],
  [
    "a group that blends in RGB",
    "colour-spaces.device",
    (pdf) => pdf.replace(/(\/Subtype \/Form[\s\S]*\/CS) \/DeviceCMYK/, "$1 /DeviceRGB"),
  ],
  [
    "a photo lost from a group",
    "photo-count.placements",
    (pdf) => pdf.data(/\/Subtype \/Form/, (data) => Buffer.from(data.toString("latin1").replace("/X1 Do", ""))),
  ],
  [
    "a mask that hides its photo",
    "photo-visible.clipped-away",
    content(/re W n \S+ \S+ m/, "re W n 1 1 1 1 re W n 1 1 m"),
  ],
  ["paper that is see-through", "white-rim.uncovered", content(/^q /, "q /G1 gs ")],
  ["a cut line that lost its end", "closed-cuts.open", content(/ h S Q/, " S Q")],
];

describe("a file with one fault", () => {
  test.each(files)("%s: %s", async (_, complaint, damage) => {
    expect(await found({}, damage)).toContain(complaint);
  });
});
