import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompiledDesign, compile } from "../../design/compile.ts";
import type { Size } from "../../design/geometry.ts";
import { refinements } from "../../design/plate.ts";
import type { Scene, ScenePage } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { effectFiles } from "../../print/effects/effect-files.ts";
import { printFile } from "../../print/testing/print-file.ts";
import type { StockOf } from "../../services/designs/stock.ts";
import {
  blank,
  drawnByMupdf,
  likeness,
  plateOf,
  type Shown,
  separated,
  withoutPlates,
} from "../print-likeness.fixture.ts";
import { apart, type RandomDesign } from "./random-design.fixture.ts";
import type { Photos } from "./random-photos.fixture.ts";

/** Compiled as the server does: with just the fonts, hyphenation and art it uses. */
export async function compileOnServer(
  { document, layouts }: RandomDesign,
  stockOf: StockOf,
): Promise<CompiledDesign & { readonly fonts: FontLibrary }> {
  const stock = await stockOf(document);
  return { ...compile(document, layouts, stock), fonts: stock.fonts };
}

/** Similarity of a printed side to its preview. */
export interface SideLikeness {
  readonly surface: string;
  /** "process", or the plate that was compared. */
  readonly ink: string;
  readonly ssim: number;
}

/**
 * Prints a design and compares each side, drawn by MuPDF, and each plate, separated by Ghostscript, with its preview.
 */
export async function compareDesign(
  { scene, fonts }: { readonly scene: Scene; readonly fonts: FontLibrary },
  photos: Photos,
): Promise<readonly SideLikeness[]> {
  const shown: Shown = { fonts, picture: await photos.shown(scene) };
  const folder = await mkdtemp(join(tmpdir(), "random-design-"));
  try {
    const print = (pages: readonly ScenePage[]) =>
      printFile({ scene: { ...scene, pages }, photos: photos.printed, fonts, effects: effectFiles(folder) });
    const pages = apart(scene.pages);
    const inked = await compareProcess(pages.map(withoutPlates), print, shown);
    return [...inked, ...(await comparePlates(pages, print, shown))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Print = (pages: readonly ScenePage[]) => Promise<Buffer>;

async function compareProcess(pages: readonly ScenePage[], print: Print, shown: Shown) {
  const pdf = await print(pages);
  const found: SideLikeness[] = [];
  for (const [index, page] of pages.entries()) {
    const size = stagePixels(page);
    const ssim = await likeness(page, drawnByMupdf(pdf, index + 1, size), size, shown);
    found.push({ surface: page.surface, ink: "process", ssim });
  }
  return found;
}

async function comparePlates(pages: readonly ScenePage[], print: Print, shown: Shown) {
  const wanted = pages.map((page) =>
    refinements.flatMap((ink) => {
      const plate = plateOf(page, ink);
      return plate ? [{ ink, plate }] : [];
    }),
  );
  if (wanted.every(({ length }) => length === 0)) return [];
  const pdf = await print(pages);
  const found: SideLikeness[] = [];
  for (const [index, page] of pages.entries()) {
    const [size, plates] = [stagePixels(page), wanted[index] ?? []];
    if (plates.length === 0) continue;
    const inks = separated(pdf, index + 1, page, size);
    for (const { ink, plate } of plates) {
      const ssim = await likeness(plate, inks(ink), size, { ...shown, picture: blank });
      found.push({ surface: page.surface, ink, ssim });
    }
  }
  return found;
}

/** As large as a stage shows a page, whatever its size in print. */
const STAGE = 200_000;

function stagePixels({ size }: ScenePage): Size {
  const usual = Math.round(Math.sqrt((STAGE * size.width) / size.height));
  const heightOf = (width: number) => (width * size.height) / size.width;
  const off = (width: number) => Math.abs(heightOf(width) - Math.round(heightOf(width)));
  // Square pixels: where sides are rounded, one program cuts and the other stretches.
  const widths = Array.from({ length: Math.ceil(usual / 10) }, (_, more) => usual + more);
  const width = widths.reduce((best, one) => (off(one) < off(best) ? one : best), usual);
  return { width, height: Math.round(heightOf(width)) };
}
