/**
 * The promise of memory: 20,000 mixed requests (pages, previews, uploads, designs, orders, toolbox) leave the web process within 1.3 times
 * the memory that it has when nobody asks anything, which is at most 250 MB. `npm run bench -- soak 2000` makes fewer. Linux only.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "../platform/startup/free-port.ts";
import { messageOf } from "./load/processes.ts";
import { createVisitor, type Material } from "./soak/visitor.ts";

const usualRequests = 20_000;
const promisedIdle = 250;
const promisedGrowth = 1.3;
const visitors = 6;
/** How much of each task there is. */
const mix = { pages: 8, pictures: 4, design: 3, upload: 1, order: 1, toolbox: 1 } as const;
/** Milliseconds without a request, after which memory is at rest. */
const rest = 30_000;

export default async function bench([wanted]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "passepartout-soak-"));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    RATE_LIMIT_FACTOR: "1000",
  };
  const shop = fork(join(import.meta.dirname, "page/shop-process.ts"), {
    execArgv: flagsOfStart(),
    env: { ...process.env, ...settings },
  });
  const ended = once(shop, "exit");
  try {
    await messageOf(shop);
    await soak(shop, `http://localhost:${port}`, Number(wanted ?? usualRequests));
  } finally {
    shop.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `npm start` gives to Node. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  return scripts.start.split(" ").filter((word: string) => word.startsWith("--"));
}

async function soak(shop: ChildProcess, origin: string, requests: number): Promise<void> {
  const material = { photo: await photo(), pages: await pagesOf(origin) };
  await visit(origin, material, visitors * 20);
  await sleep(rest);
  const idle = residentOf(shop);
  judge(idle <= promisedIdle, `idle ${idle.toFixed(0)} MB, promise ${promisedIdle}`);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, residentOf(shop))), 500);
  const began = performance.now();
  const made = await visit(origin, material, requests);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  await sleep(rest);
  const after = residentOf(shop);
  console.log(`  ${made} requests in ${seconds.toFixed(0)} s, at most ${most.toFixed(0)} MB meanwhile`);
  const growth = after / idle;
  judge(
    growth <= promisedGrowth,
    `${after.toFixed(0)} MB afterwards, ${growth.toFixed(2)} times idle, promise ${promisedGrowth}`,
  );
}

/** @returns how many requests were made */
async function visit(origin: string, material: Material, requests: number): Promise<number> {
  const plan = Object.entries(mix).flatMap(([name, times]) =>
    Array.from({ length: times }, () => name as keyof typeof mix),
  );
  const all = Array.from({ length: visitors }, () => createVisitor(origin, material));
  const made = () => all.reduce((sum, visitor) => sum + visitor.requests, 0);
  let round = 0;
  await Promise.all(
    all.map(async ({ tasks }) => {
      while (made() < requests) {
        const turn = round++;
        await tasks[plan[(turn * 7) % plan.length] ?? "pages"](turn);
      }
    }),
  );
  return made();
}

function judge(kept: boolean, line: string): void {
  console.log(`  ${line} ${kept ? "kept" : "MISSED"}`);
  if (!kept) process.exitCode = 1;
}

/** Resident memory of the shop's process in MB: V8's and all other. */
function residentOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1000;
}

/** Four megapixels that do not compress to nothing. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#88aacc", noise } });
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}

async function pagesOf(origin: string): Promise<readonly string[]> {
  const index = await addressesIn(`${origin}/sitemap.xml`);
  const paths = (await Promise.all(index.map(addressesIn))).flat().map((address) => new URL(address).pathname);
  if (paths.length < 20) throw new Error(`the site map has only ${paths.length} pages`);
  return paths;
}

const addressesIn = async (list: string): Promise<readonly string[]> =>
  [...(await (await fetch(list)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
