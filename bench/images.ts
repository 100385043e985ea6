/**
 * The promise: a picture made for the first time (12 megapixels cut to a width of about 800, WebP; asked for over HTTP, made
 * in a process that may die, kept on the disk) takes at most 1.25 times as long as bare sharp over bare `node:http`. Beside it
 * how often a kept one goes out, next to a bare file read and sent, in turns in one run.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./load/requests.ts";
import { rawLoad } from "./page/raw-load.ts";
import { twelveMegapixelPhotos } from "./print/photos.ts";

const promise = 1.25;
const leastHits = 0.15;
const rounds = 15;
const hitRounds = 7;
const roundMilliseconds = 1_000;
const asset = "/f/1/4000x3000/ab12cd34ef/photo.jpg";

export default async function bench(): Promise<void> {
  const [photo = ""] = await twelveMegapixelPhotos(join(import.meta.dirname, "output/print/photos"), 1);
  const folder = await mkdtemp(join(tmpdir(), "passepartout-images-bench-"));
  const service = fork(join(import.meta.dirname, "images/service-process.ts"), [folder, photo]);
  const bare = fork(join(import.meta.dirname, "images/bare-process.ts"), [photo]);
  try {
    const [[port], [barePort]] = (await Promise.all([once(service, "message"), once(bare, "message")])) as [
      [number],
      [number],
    ];
    await newOnes(port, barePort);
    await keptOnes(port, barePort, join(folder, "images"));
  } finally {
    bare.kill();
    service.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Another size in every round, so that nothing is kept. */
async function newOnes(port: number, barePort: number): Promise<void> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -2; round < rounds; round++) {
    const [width, height] = [800 + round * 4, 600 + round * 3];
    const ours = await timed(port, `${asset}/m/${width}x${height}/filters:format(webp)`);
    const other = await timed(barePort, `/?width=${width}&height=${height}`);
    if (round < 0) continue; // the first ones start the process and warm up
    times.ours.push(ours);
    times.bare.push(other);
  }
  const ratio = median(times.ours.map((time, round) => time / (times.bare[round] ?? Number.NaN)));
  console.log(
    `images: a new one in ${median(times.ours).toFixed(0)} ms, bare sharp ${median(times.bare).toFixed(0)} ms: ` +
      `ratio ${ratio.toFixed(2)}, promise ${promise} ${ratio <= promise ? "kept" : "MISSED"}`,
  );
  if (!(ratio <= promise)) process.exitCode = 1;
}

async function keptOnes(port: number, barePort: number, folder: string): Promise<void> {
  const path = `${asset}/m/320x240/filters:format(webp)`;
  const before = new Set(await filesIn(folder));
  await timed(port, path);
  const file = (await filesIn(folder)).find((one) => !before.has(one)) ?? "";
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = -1; round < hitRounds; round++) {
    const ours = await rawLoad(port, path, "localhost", roundMilliseconds);
    const other = await rawLoad(barePort, `/?file=${encodeURIComponent(file)}`, "localhost", roundMilliseconds);
    if (round < 0) continue;
    rates.ours.push(ours.perSecond);
    rates.bare.push(other.perSecond);
  }
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  console.log(
    `  a kept one: ${median(rates.ours).toFixed(0)}/s, a bare file ${median(rates.bare).toFixed(0)}/s: ` +
      `ratio ${ratio.toFixed(2)}, promise ${leastHits} ${ratio >= leastHits ? "kept" : "MISSED"}`,
  );
  if (!(ratio >= leastHits)) process.exitCode = 1;
}

async function timed(port: number, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
