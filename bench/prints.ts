import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "./load/requests.ts";
import { twelveMegapixelPhotos } from "./print/photos.ts";

const here = import.meta.dirname;
const PROMISE = 1.3;
/** Distinct photos; a pile of more prints takes them over and over. */
const PHOTOS = 50;
/** Prints of a batch: the ways alternate, because a shared machine is not equally fast all the time. */
const BATCH = 50;
/** A pile of all prints may take so much more memory than one of a tenth of them. */
const FLAT = 1.15;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
}

/**
 * The promise of the lab's pictures: 500 prints of 15 x 10 of photos of 12 megapixels take at most 1.3 times as long as bare
 * sharp needs to turn, scale, cut and write the same photos in the same size and quality, and no more memory than 50.
 * `--prints 20` makes fewer.
 */
export default async function bench(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { prints: { type: "string", default: "500" } } });
  const prints = Math.max(1, Number.parseInt(values.prints, 10) || 1);
  const photos = await twelveMegapixelPhotos(join(here, "output/print/photos"), Math.min(PHOTOS, prints));
  const batch = Math.min(BATCH, prints);
  const rounds = Math.ceil(prints / batch);
  const runs: Record<"ours" | "bare", Run[]> = { ours: [], bare: [] };
  // The first round warms the page cache and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const way of ["ours", "bare"] as const) {
      const run = child(way, batch, photos);
      if (round > 0) runs[way].push(run);
    }
  }
  const ratio = median(runs.ours.map(({ seconds }, round) => seconds / (runs.bare[round]?.seconds ?? Number.NaN)));
  const each = (way: "ours" | "bare") =>
    `${((runs[way].reduce((sum, { seconds }) => sum + seconds, 0) / (rounds * batch)) * 1000).toFixed(0)} ms`;
  const small = median(runs.ours.map(({ megabytes }) => megabytes));
  const whole = child("ours", prints, photos).megabytes;
  const kept = ratio <= PROMISE && whole <= small * FLAT;
  console.log(
    `prints: ${prints} of 12 megapixels, ${each("ours")} a print; bare sharp ${each("bare")}: ratio ${ratio.toFixed(2)}; ` +
      `peak ${whole.toFixed(0)} MB, of ${batch} prints ${small.toFixed(0)} MB: ` +
      `promise ${PROMISE} and flat ${kept ? "kept" : "MISSED"}`,
  );
  if (!kept) process.exitCode = 1;
}

function child(way: string, prints: number, photos: readonly string[]): Run {
  const script = fileURLToPath(new URL("prints/make.ts", import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: join(here, "output/print/compiled") };
  return JSON.parse(
    execFileSync(process.execPath, [script, way, String(prints), ...photos], { encoding: "utf8", env }),
  );
}
