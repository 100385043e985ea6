/**
 * The promises of the shop front: compressed script of the first load at most 115 kB on content pages and 150 kB on product pages; from
 * one warm page to another under 100 ms at a fourth of the processor's speed; nothing moves while a page loads (every page of the site
 * map); Lighthouse for phones at least 97 in each category, its largest paint within 1.5 s and 100 ms blocked. Beside script, HTML and
 * CPU of an uncached page stands the bare framework's smallest page. `npm run bench -- front weight|navigation|shift|lighthouse` runs
 * one part.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../scripts/run-tool.ts";
import { layoutShift, openBrowser, warmNavigation } from "./front/browser.ts";
import { lighthouse } from "./front/lighthouse.ts";
import { pageWeight } from "./front/page-weight.ts";
import { cpuOf, freePort } from "./load/processes.ts";

const pages = [
  { name: "home", path: "/", script: 115_000 },
  { name: "category", path: "/fotobuecher", script: 115_000 },
  { name: "product", path: "/leinwanddruck", script: 150_000 },
] as const;
const renderings = 100;

type Parts = Readonly<Record<string, (origin: string, shop: ChildProcess, folder: string) => Promise<void>>>;
const parts: Parts = { weight, navigation, shift, lighthouse: scores };

export default async function bench(wanted: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "passepartout-front-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error", NODE_ENV: "production" };
  const shop = fork(join(import.meta.dirname, "page/shop-process.ts"), { env });
  try {
    await once(shop, "message");
    for (const [name, part] of Object.entries(parts))
      if (wanted.length === 0 || wanted.includes(name)) await part(`http://localhost:${port}`, shop, folder);
  } finally {
    shop.kill("SIGTERM");
    await once(shop, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(kept: boolean, line: string): void {
  console.log(`  ${line} ${kept ? "kept" : "MISSED"}`);
  if (!kept) process.exitCode = 1;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

async function weight(origin: string, shop: ChildProcess, folder: string): Promise<void> {
  const bare = await barePage(join(folder, "bare"));
  console.log(
    `bare framework: ${kilo(bare.script)} kB script, ${kilo(bare.html)} kB HTML, ${bare.cpu.toFixed(2)} ms CPU`,
  );
  for (const { name, path, script } of pages) {
    const html = await (await fetch(origin + path)).text();
    const own = await pageWeight(html, async (address) => (await fetch(origin + address)).bytes());
    // Each address is another page to the cache, and the same one to draw.
    const before = await cpuOf(shop);
    for (let n = 0; n < renderings; n++) await (await fetch(`${origin}${path}?q=${n}`)).text();
    const cpu = ((await cpuOf(shop)) - before) / renderings;
    console.log(
      `${name}: HTML ${kilo(own.html)} kB (${(own.html / bare.html).toFixed(1)} times bare); uncached ${cpu.toFixed(1)} ms CPU (${(cpu / bare.cpu).toFixed(1)} times bare)`,
    );
    const ratio = (own.script / bare.script).toFixed(2);
    judge(own.script <= script, `script ${kilo(own.script)} kB (${ratio} times bare), promise ${kilo(script)}`);
  }
}

async function barePage(folder: string) {
  process.env.BARE_BUILD = folder;
  const app = join(import.meta.dirname, "front/bare");
  const built = await runTool({
    name: "bare",
    words: ["react-router", "build", app, "-c", join(app, "vite.config.ts")],
  });
  if (!built.ok) throw new Error(built.output);
  const bare = fork(join(import.meta.dirname, "front/bare-page-process.ts"), [folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(bare, "message");
  bare.send(10 * renderings);
  const [[html, cpu]] = (await once(bare, "message")) as [[string, number]];
  bare.kill();
  return { ...(await pageWeight(html, (address) => readFile(join(folder, "client", address)))), cpu };
}

async function navigation(origin: string): Promise<void> {
  const browser = await openBrowser();
  for (const { path } of pages.slice(1)) {
    const took = await warmNavigation(browser, origin, path);
    judge(took < 100, `from home to ${path}: ${took.toFixed(0)} ms at a fourth of the speed, promise 100`);
  }
  await browser.close();
}

async function shift(origin: string): Promise<void> {
  const browser = await openBrowser();
  const moved: string[] = [];
  const addresses = await siteMap(`${origin}/sitemap.xml`);
  for (const address of addresses) {
    const score = await layoutShift(browser, address);
    if (score >= 0.005) moved.push(`${new URL(address).pathname} ${score.toFixed(3)}`);
  }
  await browser.close();
  judge(moved.length === 0, `nothing moves on ${addresses.length} pages ${moved.join(", ")}`);
}

/** Addresses of pages, in all files of a site map. */
async function siteMap(address: string): Promise<readonly string[]> {
  const text = await (await fetch(address)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  return text.includes("<sitemapindex") ? (await Promise.all(found.map(siteMap))).flat() : found;
}

async function scores(origin: string): Promise<void> {
  for (const { name, path } of pages) {
    await fetch(origin + path); // warm, as visitors find it
    const { scores, largestPaint, blocked, faults } = await lighthouse(origin + path);
    const told = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
    const kept = Object.values(scores).every((score) => score >= 97) && largestPaint <= 1_500 && blocked <= 100;
    judge(
      kept,
      `${name}: ${told.join(", ")}; largest paint ${largestPaint.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
    );
    for (const fault of faults) console.log(`    ${fault}`);
  }
}
