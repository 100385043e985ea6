import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createProcessPool, type ProcessPool } from "../platform/processes/process-pool.ts";
import { installed } from "../print/testing/outside-tools.ts";
import { ALIKE } from "../server/print-likeness.fixture.ts";
import { type BrowserSide, openBrowserSide } from "../server/random-designs/browser-side.fixture.ts";
import { demoMaterial } from "../server/random-designs/demo-material.fixture.ts";
import { type GuardedKind, guardedKinds } from "../server/random-designs/guarded-kinds.fixture.ts";
import { randomDesigns } from "../server/random-designs/random-design.fixture.ts";
import { openBrowser } from "./front/browser.ts";
import type { ComparedDesign, DesignsRequest } from "./random-designs/designs-process.ts";

/** Designs that are one request of a process. */
const SLICE = 10;

type Pool = ProcessPool<DesignsRequest, readonly ComparedDesign[]>;
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The promise: a thousand random designs of every kind compile in a browser to the hashes of the server, and their print
 * agrees with the preview. `--kind card --from 200 --count 10` takes a part of them.
 */
export default async function bench(words: readonly string[]): Promise<void> {
  const options = { kind: { type: "string" }, from: { type: "string" }, count: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const from = Number(values.from ?? 0);
  const range = { from, to: from + Number(values.count ?? 1000 - from) };
  const missing = ["mutool", "gs"].filter((program) => !installed(program));
  if (missing.length > 0) throw new Error(`random-designs needs ${missing.join(" and ")}`);
  const kinds = guardedKinds().filter(({ kind }) => values.kind === undefined || kind.key === values.kind);
  if (kinds.length === 0 || !(range.to > range.from)) throw new Error(`no designs: ${words.join(" ")}`);

  const material = await demoMaterial();
  const browser = await openBrowser();
  const pool: Pool = createProcessPool({
    program: join(import.meta.dirname, "random-designs/designs-process.ts"),
    memoryLimit: 3 * 2 ** 30,
    timeLimit: 600_000,
    idleLimit: 60_000,
    niceness: 10,
  });
  const side = await openBrowserSide(await browser.newPage(), material.art);
  try {
    for (const kind of kinds) await guard(kind, range, { goods: material.goods, pool, side });
  } finally {
    pool.close();
    await browser.close();
    await side.stop();
  }
}

interface Tools {
  readonly goods: Parameters<typeof randomDesigns>[1];
  readonly pool: Pool;
  readonly side: BrowserSide;
}

async function guard(guarded: GuardedKind, range: Range, { goods, pool, side }: Tools): Promise<void> {
  const { key } = guarded.kind;
  const began = performance.now();
  const [compared, hashes] = await Promise.all([
    compareAll(key, range, pool),
    browserHashes(side, randomDesigns(guarded, goods, [range.from, range.to])),
  ]);
  const named = compared.map((design, index) => ({ ...design, number: range.from + index, browser: hashes[index] }));
  const sides = named.flatMap(({ number, sides: own }) => own.map((one) => ({ ...one, number })));
  const worst = sides.toSorted((one, other) => one.ssim - other.ssim)[0];
  const unlike = sides.filter(({ ssim }) => !(ssim >= ALIKE));
  const differing = named.filter(({ hash, browser }) => hash !== browser);
  const broken = named.filter(({ broken: why }) => why !== undefined);

  const seconds = Math.round((performance.now() - began) / 1000);
  const worstName = worst
    ? `${worst.ssim.toFixed(4)} (design ${worst.number}, ${worst.surface}, ${worst.ink})`
    : "none";
  console.log(
    `${key}: ${named.length} designs, ${sides.length} pages and plates, worst SSIM ${worstName}, ` +
      `${differing.length} differing hashes, ${seconds} s`,
  );
  for (const { number, surface, ink, ssim } of unlike)
    console.log(`  design ${number}: ${surface}, ${ink}: SSIM ${ssim.toFixed(4)}`);
  for (const { number, hash, browser } of differing)
    console.log(`  design ${number}: ${hash}, in the browser ${browser}`);
  for (const { number, broken: why } of broken) console.log(`  design ${number}: ${why}`);
  if (unlike.length + differing.length + broken.length > 0 || sides.length === 0) process.exitCode = 1;
}

/** In as many processes as there are cores. */
async function compareAll(kind: string, { from, to }: Range, pool: Pool): Promise<readonly ComparedDesign[]> {
  const slices = Array.from({ length: Math.ceil((to - from) / SLICE) }, (_, index) => from + index * SLICE);
  const compared = new Map<number, readonly ComparedDesign[]>();
  const waiting = slices[Symbol.iterator]();
  const work = async () => {
    for (const start of waiting) {
      const answer = await pool.ask({ kind, from: start, to: Math.min(start + SLICE, to) });
      if (!answer.ok) throw new Error(`${kind} ${start}: the process died`);
      compared.set(start, answer.value);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return slices.flatMap((start) => compared.get(start) ?? []);
}

async function browserHashes(side: BrowserSide, designs: ReturnType<typeof randomDesigns>): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (let at = 0; at < designs.length; at += SLICE)
    hashes.push(...(await side.hashesOf(designs.slice(at, at + SLICE))));
  return hashes;
}
