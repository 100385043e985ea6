import { describe, expect, test } from "vitest";
import type { ScenePage } from "../../design/scene.ts";
import type { Imposition, PrintPlan } from "../../products/print-plan.ts";
import { EditablePdf } from "../testing/editable-pdf.ts";
import { fullPage } from "../testing/full-page.ts";
import { largePhoto } from "../testing/photos.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { faded, fill, image, pageOf, sceneOf, stretched, whole } from "../testing/scenes.ts";
import { allFonts, setLine } from "../testing/text.ts";

const plan = (imposition: Imposition, ...surfaces: string[]): PrintPlan => ({
  role: "block",
  partner: "press",
  surfaces,
  copies: 1,
  output: { format: "pdfx4", imposition },
});
const halves = { kind: "halves", bleedAtCut: 3_000 } as const;

const photos = () => Promise.all(["a", "b"].map(largePhoto));

async function found(scene: ReturnType<typeof sceneOf>, wanted: PrintPlan, damage?: (pdf: EditablePdf) => unknown) {
  const making = {
    scene,
    plan: wanted,
    photos: await photos(),
    fonts: await allFonts(),
    partner: { slug: true, marks: "crop" },
  } as const;
  const pdf = new EditablePdf(await printFile(making));
  damage?.(pdf);
  return complaints(await judge(pdf.bytes(), await expected(scene, making.partner, wanted)));
}

describe("a spread that is cut in two", () => {
  const measures = { width: 400, height: 150, bleed: 3 };
  const right = { x: 250_000, y: 20_000, width: 100_000, height: 75_000 };
  const spread = (...items: ScenePage["items"]): ScenePage => ({
    ...pageOf(measures, [fill(whole(measures), "#ffffff"), ...items]),
    zones: [{ kind: "safe", by: "trim", area: { x: 8_000, y: 8_000, width: 390_000, height: 140_000 } }],
  });

  test("earns no complaint: what is on one page is not lost on the other", async () => {
    const across = image("b", { x: 150_000, y: 90_000, width: 120_000, height: 60_000 });
    const words = setLine(await allFonts(), "Herbst", { x: 40_000, y: 60_000 }, 8_000);
    const page = spread(image("a", right), across, words, faded(500_000, image("a", { ...right, y: 100_000 })));
    expect(await found(sceneOf(page), plan(halves, "front"))).toEqual([]);
  });

  test("whose one half is empty has a blank page", async () => {
    expect(await found(sceneOf(spread(image("a", right))), plan(halves, "front"))).toEqual(["blank-pages.blank"]);
  });

  test("whose photo should cover both halves has a rim where it does not", async () => {
    const photo = image("a", whole(measures));
    const scene = sceneOf(pageOf(measures, [photo]));
    expect(await found(scene, plan(halves, "front"))).toEqual([]);
    const cut = (pdf: EditablePdf) =>
      pdf.content((text) => text.replace("re W n\nq ", "re W n\nq 100 100 50 50 re W n "));
    expect(await found(scene, plan(halves, "front"), cut)).toContain("white-rim.photo-too-small");
  });

  test("is judged page by page: words in its gutter are told of both", async () => {
    const gutter = {
      kind: "gutter",
      by: "binding",
      area: { x: 195_000, y: 0, width: 16_000, height: 156_000 },
    } as const;
    const words = setLine(await allFonts(), "Familie", { x: 190_000, y: 60_000 }, 12_000);
    const page = { ...spread(image("a", right), words), zones: [gutter] };
    expect(await found(sceneOf(page), plan(halves, "front"))).toContain("folds.text-gutter");
  });

  test("with a photo too small is found on the page that shows it", async () => {
    const photo = image("a", right, stretched({ ...right, width: 1_400_000, height: 1_000_000 }));
    expect(await found(sceneOf(spread(photo)), plan(halves, "front"))).toContain("resolution.too-low");
  });
});

describe("cards on a larger sheet", () => {
  const sheet = { width: 450_000, height: 320_000 };
  const manyUp = (gutter: number) => plan({ kind: "many-up", sheet, across: 3, down: 3, gutter }, "front");
  const card = { width: 105, height: 74, bleed: 3 };

  test.each([0, 4_000, 10_000])("earn no complaint with gutters of %i µm", async (gutter) => {
    const words = setLine(await allFonts(), "Einladung", { x: 20_000, y: 60_000 }, 8_000);
    const foil = fill({ x: 20_000, y: 20_000, width: 30_000, height: 8_000 }, "#000000", "Foil_Gold");
    const safe = { kind: "safe", by: "trim", area: { x: 8_000, y: 8_000, width: 95_000, height: 64_000 } } as const;
    const page = { ...pageOf(card, [image("a", whole(card)), words, foil]), zones: [safe] };
    expect(await found(sceneOf(page), manyUp(gutter))).toEqual([]);
  });

  test("have the zones of each side where it lies", async () => {
    const words = setLine(await allFonts(), "Rand", { x: 4_000, y: 60_000 }, 8_000);
    const safe = { kind: "safe", by: "trim", area: { x: 8_000, y: 8_000, width: 95_000, height: 64_000 } } as const;
    const page = { ...pageOf(card, [image("a", whole(card)), words]), zones: [safe] };
    expect(await found(sceneOf(page), manyUp(4_000))).toEqual(["safe-area.near-edge"]);
  });

  test("of which one is lost are counted", async () => {
    const scene = sceneOf(pageOf(card, [image("a", whole(card))]));
    const lost = (pdf: EditablePdf) => pdf.content((text) => text.replace("/X1 Do", ""));
    expect(await found(scene, manyUp(4_000), lost)).toEqual([
      "photo-count.placements",
      "white-rim.photo-too-small",
      "blank-pages.blank",
    ]);
  });

  test("with marks that run into a card", async () => {
    const scene = sceneOf(pageOf(card, [image("a", whole(card))]));
    const long = (pdf: EditablePdf) => pdf.content((text) => text.replace(/ (\S+) (\S+) l S Q$/, " 600 400 l S Q"));
    expect(await found(scene, manyUp(4_000), long)).toContain("registration-outside.inside");
  });
});

test("a side of nothing but paper is blank, whatever the slug line says", async () => {
  const measures = { width: 100, height: 100, bleed: 3 };
  const scene = sceneOf(pageOf(measures, [fill(whole(measures), "#ffffff")]));
  expect(await found(scene, plan({ kind: "single" }, "front"))).toEqual(["blank-pages.blank"]);
});

test("two files of one article are judged by their own sides", async () => {
  const { scene } = await fullPage();
  const [page] = scene.pages as [ScenePage];
  const small = { width: 100, height: 100, bleed: 3 };
  const both = sceneOf(page, { ...pageOf(small, [image("b", whole(small))]), surface: "back" });
  expect(await found(both, plan({ kind: "single" }, "back"))).toEqual([]);
});
