import { execFileSync } from "node:child_process";
import { copyFile, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { takeIn, totalBytes, twelveMegapixelPhotos } from "./print/photos.ts";

const here = import.meta.dirname;
const PHOTOS = 100;
/** Each photo is one under so many names, read and written anew for each: 600 photos without 3 GB of originals. */
const NAMES = 6;
const ROUNDS = 7;

interface Run {
  readonly seconds: number;
  /** Of the written file; 0 when that way has none. */
  readonly preflight: number;
  readonly megabytes: number;
}

/**
 * The promise of the print writer: at most 1.3 times the time of `cat` of the same JPEGs into one file, with words, round
 * photos and foil, under 100 MB of memory, and no more of it for 600 photos than for 10. Runs alternate, medians count.
 */
export default async function bench(): Promise<void> {
  const kept = await twelveMegapixelPhotos(join(here, "output/print/photos"), PHOTOS);
  const folder = await workplace(await totalBytes(kept));
  try {
    const paths = await copies(kept, folder);
    const started = performance.now();
    const photos = await takeIn(paths);
    console.log(
      `intake: header, ranges and digest of ${PHOTOS} photos in ${seconds((performance.now() - started) / 1000)}`,
    );
    const index = join(folder, "index.json");
    await writeFile(
      index,
      JSON.stringify(
        Array.from({ length: NAMES }, (_, time) =>
          photos.map((photo) => ({ ...photo, id: `${Number(photo.id) + time * PHOTOS}` })),
        ).flat(),
      ),
    );
    compare("book: 48 pages, 192 placements, 100 photos", "48", PHOTOS, paths, index, folder);
    compare("wall picture: 1 photo, mirrored edge", "wall", 1, paths.slice(0, 1), index, folder);
    const all = Array.from({ length: NAMES }, () => paths).flat();
    compare("photobook: 200 pages, 800 placements, 600 photos", "200", PHOTOS * NAMES, all, index, folder, {
      rounds: 3,
      ways: ["cat", "ours"],
    });
    memory(index, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compare(
  title: string,
  what: string,
  count: number,
  paths: readonly string[],
  index: string,
  folder: string,
  { rounds = ROUNDS, ways: some }: { readonly rounds?: number; readonly ways?: readonly string[] } = {},
): void {
  const out = join(folder, "out");
  const every: Record<string, () => Run> = {
    cat: () => concatenate(paths, out),
    ours: () => child("ours", what, count, index, out),
    "ours, first file of a process": () => child("ours, cold", what, count, index, out),
    "ours + sha256": () => child("ours + sha256", what, count, index, out),
    pdfkit: () => child("pdfkit", what, count, index, out),
  };
  const ways = Object.fromEntries(Object.entries(every).filter(([way]) => !some || some.includes(way)));
  const runs = new Map<string, Run[]>(Object.keys(ways).map((way) => [way, []]));
  // The first round warms the page cache and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const [way, run] of Object.entries(ways)) {
      const measured = run();
      if (round > 0) runs.get(way)?.push(measured);
    }
  }
  const floor = median(runs.get("cat") ?? []).seconds;
  console.log(`\n${title}, median of ${rounds} (fastest)`);
  const row = (all: readonly Run[]) => {
    const { seconds: time, preflight, megabytes } = median(all);
    const fastest = Math.min(...all.map((run) => run.seconds));
    return {
      time: `${seconds(time)} (${seconds(fastest)})`,
      "x cat": (time / floor).toFixed(2),
      "peak MB": megabytes ? megabytes.toFixed(0) : "-",
      preflight: preflight ? seconds(preflight) : "-",
    };
  };
  console.table(Object.fromEntries([...runs].map(([way, all]) => [way, row(all)])));
}

function memory(index: string, folder: string): void {
  console.log("\nmemory of the writer by number of photos (promise: under 100 MB and flat)");
  const rows = [10, 50, 100, 200, 600].map((count) => {
    const pages = String(Math.ceil(count / 4));
    const runs = [0, 1, 2].map(() => child("ours", pages, count, index, join(folder, "out")));
    return [`${count} photos`, { "peak MB": median(runs).megabytes.toFixed(0) }] as const;
  });
  console.table(Object.fromEntries(rows));
}

function child(way: string, what: string, count: number, index: string, out: string): Run {
  const script = fileURLToPath(new URL("print/write.ts", import.meta.url));
  // With the compile cache the first round leaves compiled modules behind, so that memory counts the writer and not the
  // TypeScript stripper (20 MB).
  const env = { ...process.env, NODE_COMPILE_CACHE: join(here, "output/print/compiled") };
  const parameters = [script, way, what, String(count), index, out];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: "utf8", env }));
}

function concatenate(paths: readonly string[], out: string): Run {
  const started = performance.now();
  execFileSync("sh", ["-c", 'out="$0"; cat "$@" > "$out"', out, ...paths]);
  return { seconds: (performance.now() - started) / 1000, preflight: 0, megabytes: 0 };
}

/** The RAM disk when it has room for the photos and three outputs, so that the disk does not blur the ratios. */
async function workplace(bytes: number): Promise<string> {
  const ram = "/dev/shm";
  const { bavail, bsize } = await statfs(ram).catch(() => ({ bavail: 0, bsize: 0 }));
  const folder =
    bavail * bsize > bytes * (NAMES + 2)
      ? join(ram, `passepartout-bench-${process.pid}`)
      : join(here, "output/print/run");
  await mkdir(folder, { recursive: true });
  console.log(`working in ${folder}`);
  return folder;
}

async function copies(paths: readonly string[], folder: string): Promise<readonly string[]> {
  const copied = paths.map((path) => join(folder, basename(path)));
  for (const [index, path] of paths.entries()) await copyFile(path, copied[index] ?? "");
  return copied;
}

function median(runs: readonly Run[]): Run {
  const middle = (values: readonly number[]) =>
    [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
  const of = (value: keyof Run) => middle(runs.map((run) => run[value]));
  return { seconds: of("seconds"), preflight: of("preflight"), megabytes: of("megabytes") };
}

const seconds = (value: number): string => `${(value * 1000).toFixed(0)} ms`;
