import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import sharp from "sharp";
import { ssim } from "ssim.js";

const run = promisify(execFile);

/** One box of a PDF page in points: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export interface PdfFacts {
  /** As pdfinfo names it: "PDF/X-4". */
  readonly subtype: string;
  readonly pages: number;
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
}

/** What Poppler's pdfinfo says of a file; its boxes are those of one page. */
export async function pdfFacts(path: string, page = 1): Promise<PdfFacts> {
  const { stdout } = await run("pdfinfo", ["-box", "-f", String(page), "-l", String(page), path]);
  const line = (name: string) =>
    new RegExp(`^(?:Page\\s+${page} )?${name}:\\s*(.*)$`, "m").exec(stdout)?.[1]?.trim() ?? "";
  const box = (name: string) => line(name).split(/\s+/).map(Number) as unknown as Box;
  return {
    subtype: line("PDF subtype"),
    pages: Number(line("Pages")),
    media: box("MediaBox"),
    bleed: box("BleedBox"),
    trim: box("TrimBox"),
  };
}

/** @throws with qpdf's own words when the file is not sound */
export async function checkStructure(path: string): Promise<string> {
  return (await run("qpdf", ["--check", path])).stdout;
}

/** All pages of a file after trimming, each a PNG `width` pixels wide. */
export async function printedPages(path: string, width: number): Promise<readonly Buffer[]> {
  const { pages } = await pdfFacts(path);
  return Promise.all(Array.from({ length: pages }, (_, index) => trimmedPicture(path, width, index + 1)));
}

/**
 * A page after trimming, as MuPDF draws it: it shows plain sRGB where Poppler proofs through the output intent.
 *
 * @returns a PNG `width` pixels wide
 */
export async function trimmedPicture(path: string, width: number, page = 1): Promise<Buffer> {
  const { trim, media } = await pdfFacts(path, page);
  // Far finer than asked for: MuPDF's own scaling would shift the picture by a part of a pixel.
  const resolution = 200;
  const output = `${path}.${page}.png`;
  await run("mutool", ["draw", "-q", "-o", output, "-r", String(resolution), path, String(page)], {
    maxBuffer: 1 << 26,
  });
  const pixels = (points: number) => Math.round((points * resolution) / 72);
  const area = {
    left: pixels(trim[0] - media[0]),
    top: pixels(media[3] - trim[3]),
    width: pixels(trim[2] - trim[0]),
    height: pixels(trim[3] - trim[1]),
  };
  return sharp(await readFile(output))
    .extract(area)
    .resize(width)
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Mean structural similarity of two pictures, 1 for equal ones; the second is brought to the size of the first. */
export async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(one).metadata();
  const pixels = async (picture: Buffer) => {
    const data = await sharp(picture).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();
    return { data: new Uint8ClampedArray(data), width, height } as unknown as ImageData;
  };
  return ssim(await pixels(one), await pixels(other)).mssim;
}

/** Names of the inks besides process colour, as the file declares them. */
export async function plateNames(path: string): Promise<readonly string[]> {
  const text = await readFile(path, "latin1");
  return [...new Set([...text.matchAll(/\/Separation\s*\/([\w#]+)/g)].map(([, name = ""]) => name))].toSorted();
}
