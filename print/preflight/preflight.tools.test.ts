import { beforeAll, describe, expect, test } from "vitest";
import { bytesSource } from "../byte-source.ts";
import { fullPage } from "../testing/full-page.ts";
import { installed, runOn } from "../testing/outside-tools.ts";
import { photoOf, printPhoto } from "../testing/photos.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { image, pageOf, sceneOf } from "../testing/scenes.ts";
import type { Expectation } from "./expectation.ts";
import { inspect } from "./inspect.ts";
import { pixelsPerInch } from "./rules/resolution.ts";

let good: Buffer;
let expectation: Expectation;

beforeAll(async () => {
  const page = await fullPage();
  good = await printFile(page);
  expectation = await expected(page.scene, page.partner);
});

const only = (files: ReadonlyMap<string, Buffer>): Buffer => [...files.values()][0] ?? Buffer.alloc(0);

describe.skipIf(!installed("qpdf"))("the same file written by another program (needs qpdf)", () => {
  test.each([
    ["object streams", ["--object-streams=generate"]],
    ["linearised, with hint streams", ["--linearize"]],
    ["uncompressed", ["--stream-data=uncompress"]],
    ["normalised content", ["--normalize-content=y", "--qdf"]],
  ])("%s: no false alarm", async (_, options) => {
    const rewritten = only(runOn(good, "qpdf", ...options, "PDF", "OUT/again.pdf").files);
    const found = complaints(await judge(rewritten, expectation));
    // qpdf raises the header to 1.5 or more where object streams need it and keeps ours otherwise.
    expect(found).toEqual([]);
  });

  test("an encrypted one is named so", async () => {
    const locked = only(runOn(good, "qpdf", "--encrypt", "", "secret", "256", "--", "PDF", "OUT/locked.pdf").files);
    expect(complaints(await judge(locked, expectation))).toContain("encryption.encrypted");
  });

  test("pages copied out lose their intent, and that is noticed", async () => {
    const copied = only(runOn(good, "qpdf", "--empty", "--pages", "PDF", "1", "--", "OUT/copied.pdf").files);
    const found = complaints(await judge(copied, expectation));
    expect(found).toContain("output-intent.missing");
    expect(found).toContain("metadata-complete.no-xmp");
  });
});

describe.skipIf(!installed("gs"))("a file made by Ghostscript (needs gs)", () => {
  test("is read and told apart from ours", async () => {
    const foreign = only(
      runOn(good, "gs", "-q", "-sDEVICE=pdfwrite", "-dBATCH", "-dNOPAUSE", "-sOutputFile=OUT/gs.pdf", "PDF").files,
    );
    const found = complaints(await judge(foreign, expectation));
    expect(found).toContain("pdfx-marker.missing");
    expect(found).toContain("output-intent.missing");
    expect(found.filter((complaint) => complaint.startsWith("undamaged"))).toEqual([]);
  });
});

describe.skipIf(!installed("pdfimages"))("pixels per inch (needs Poppler's pdfimages)", () => {
  test.each([1, 6] as const)("agree with pdfimages for EXIF %i", async (orientation) => {
    const photos = [await printPhoto("a", await photoOf(1000, 700).withMetadata({ orientation }).jpeg().toBuffer())];
    const clip = { x: 0, y: 0, width: 120_000, height: 90_000 };
    const pdf = await printFile({
      scene: sceneOf(pageOf({ width: 120, height: 90, bleed: 0 }, [image("a", clip)])),
      photos,
    });
    const columns = runOn(pdf, "pdfimages", "-list", "PDF").printed.trim().split("\n")[2]?.trim().split(/\s+/) ?? [];
    const theirs = Math.min(Number(columns[12]), Number(columns[13]));
    const inspection = await inspect(bytesSource(pdf));
    const mark = inspection.ok ? inspection.value.pages[0]?.marks[0] : undefined;
    const ours = mark?.kind === "image" ? pixelsPerInch(mark, { width: 1000, height: 700 }) : 0;
    expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(0.5);
  });
});
