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
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
}

/** What Poppler's pdfinfo says of a file. */
export async function pdfFacts(path: string): Promise<PdfFacts> {
  const { stdout } = await run("pdfinfo", ["-box", path]);
  const line = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "m").exec(stdout)?.[1]?.trim() ?? "";
  const box = (name: string) => line(name).split(/\s+/).map(Number) as unknown as Box;
  return { subtype: line("PDF subtype"), media: box("MediaBox"), bleed: box("BleedBox"), trim: box("TrimBox") };
}

/** @throws with qpdf's own words when the file is not sound */
export async function checkStructure(path: string): Promise<string> {
  return (await run("qpdf", ["--check", path])).stdout;
}

/**
 * The page after trimming, as MuPDF draws it: it shows plain sRGB where Poppler proofs through the output intent.
 *
 * @returns a PNG `width` pixels wide
 */
export async function trimmedPicture(path: string, width: number): Promise<Buffer> {
  const { trim, media } = await pdfFacts(path);
  const resolution = Math.ceil((width / (trim[2] - trim[0])) * 72 * 2);
  const output = `${path}.png`;
  await run("mutool", ["draw", "-q", "-o", output, "-r", String(resolution), path, "1"], { maxBuffer: 1 << 26 });
  const page = sharp(await readFile(output));
  const { width: pixels = 0 } = await page.metadata();
  const scale = pixels / (media[2] - media[0]);
  const area = {
    left: Math.round((trim[0] - media[0]) * scale),
    top: Math.round((media[3] - trim[3]) * scale),
    width: Math.round((trim[2] - trim[0]) * scale),
    height: Math.round((trim[3] - trim[1]) * scale),
  };
  return page.extract(area).resize(width).removeAlpha().png().toBuffer();
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
