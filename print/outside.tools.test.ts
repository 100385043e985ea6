import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { installed, runOn } from "./testing/outside-tools.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { printFile } from "./testing/print-file.ts";
import { fill, image, pageOf, sceneOf, stretched, whole } from "./testing/scenes.ts";
import { allFonts, setLine } from "./testing/text.ts";

const canvas = { width: 300, height: 200, bleed: 40 };
const words = "Größe: 30 × 20 cm – affluent, Vögel & Übung";

/** A canvas with everything that can be in a file: a P3 photo nine times, text in two fonts, foil, marks and slug. */
async function fullFile(): Promise<Buffer> {
  const fonts = await allFonts();
  const jpeg = await photoOf(1200, 800).withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg().toBuffer();
  const front = { x: 40_000, y: 40_000, width: 300_000, height: 200_000 };
  const edges = Array.from({ length: 8 }, (_, index) => {
    const clip = { x: index * 40_000, y: 0, width: 40_000, height: 40_000 };
    return image("photo", clip, [-front.width, 0, 0, front.height, front.x + index * 10_000, -front.height + 40_000]);
  });
  const items = [
    fill(whole(canvas), "#f4efe6"),
    ...edges,
    image("photo", front, stretched(front)),
    setLine(fonts, words, { x: 60_000, y: 200_000 }, 9_000),
    {
      ...setLine(fonts, "AVATAR", { x: 60_000, y: 100_000 }, 20_000, "bricolage-grotesque-semibold"),
      colour: "#aa2200",
    },
    fill({ x: 60_000, y: 60_000, width: 50_000, height: 20_000 }, "#000000", "Foil_Gold"),
  ];
  const photos = [await printPhoto("photo", jpeg)];
  return printFile({ scene: sceneOf(pageOf(canvas, items)), photos, fonts, partner: { slug: true, marks: "crop" } });
}

describe.skipIf(!installed("qpdf"))("structure (needs qpdf)", () => {
  test("qpdf --check is clean", async () => {
    expect(runOn(await fullFile(), "qpdf", "--check", "PDF").printed).toContain(
      "No syntax or stream encoding errors found",
    );
  });
});

describe.skipIf(!installed("pdfinfo"))("labels (needs Poppler's pdfinfo)", () => {
  test("names PDF/X-4 and the boxes", async () => {
    const { printed } = runOn(await fullFile(), "pdfinfo", "-box", "PDF");
    expect(printed).toMatch(/PDF subtype: +PDF\/X-4/);
    expect(printed).toMatch(/MediaBox: +0.00 +0.00 +1122.52 +839.05/);
    expect(printed).toMatch(/BleedBox: +22.68 +22.68 +1099.84 +816.38/);
    expect(printed).toMatch(/TrimBox: +136.06 +136.06 +986.46 +702.99/);
    expect(printed).toMatch(/Encrypted: +no/);
    expect(printed).toMatch(/CreationDate: +Fri Nov 20 19:00:00 2026/);
  });
});

describe.skipIf(!installed("pdffonts"))("fonts (needs Poppler's pdffonts and pdftotext)", () => {
  test("are embedded, subset and carry their text", async () => {
    const lines = runOn(await fullFile(), "pdffonts", "PDF")
      .printed.trim()
      .split("\n")
      .slice(2);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/);
  });

  test("text can be found and copied, ligatures and the slug line included", async () => {
    const { printed } = runOn(await fullFile(), "pdftotext", "-layout", "PDF", "-");
    expect(printed).toContain(words);
    expect(printed).toContain("AVATAR");
    expect(printed.replace(/\s+/g, " ")).toContain("100234 | 1 | 1/1 | front | 300 x 200 mm | 5eed5eed5eed5eed");
  });
});

describe.skipIf(!installed("pdfimages"))("photos (needs Poppler's pdfimages)", () => {
  test("nine placements share one object and keep profile and pixels", async () => {
    const lines = runOn(await fullFile(), "pdfimages", "-list", "PDF")
      .printed.trim()
      .split("\n")
      .slice(2);
    expect(lines).toHaveLength(9);
    const columns = lines.map((line) => line.trim().split(/\s+/));
    expect(new Set(columns.map((line) => line[10])).size).toBe(1);
    expect(columns[8]?.slice(3, 9)).toEqual(["1200", "800", "icc", "3", "8", "jpeg"]);
  });
});

describe.skipIf(!installed("gs"))("plates (needs Ghostscript)", () => {
  test("tiffsep finds foil on its own plate and nowhere else", async () => {
    const { files } = runOn(await fullFile(), "gs", "-q", "-sDEVICE=tiffsep", "-r36", "-o", "OUT/page.tif", "PDF");
    const foil = files.get("page(Foil_Gold).tif");
    expect(foil).toBeDefined();
    const { data, info } = await sharp(foil).greyscale().raw().toBuffer({ resolveWithObject: true });
    const inked = data.reduce((count, value) => count + (value < 128 ? 1 : 0), 0);
    const square = (36 / 25.4) * 50 * ((36 / 25.4) * 20);
    expect(inked * (1 / info.channels)).toBeGreaterThan(square * 0.9);
    expect(inked * (1 / info.channels)).toBeLessThan(square * 1.15);
  });
});
