/**
 * The promises of the designer at a quarter of the processor's speed, with a collage of 100 tiles: a pointer move is worked through
 * in 16.7 ms (95 of 100), one can begin after 2.5 s, and the page keeps at most 300 MB. At full speed 200 photos chosen at once are in
 * the library within one and a half times of what decoding them takes, and no task holds up the page for 50 ms.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { freePort } from "../platform/free-port.ts";
import { photoframe } from "../products/photoframe/photoframe.ts";
import { choosePhotos } from "./designer/choose-photos.ts";
import { drag, memoryOf, p95 } from "./designer/hands.ts";
import { addPhotos, beginDesign, change, tiles, uploadPhotos } from "./designer/make-design.ts";
import { openBrowser } from "./front/browser.ts";
import { messageOf } from "./load/processes.ts";
import { median } from "./load/requests.ts";

const SLOWER = 4;
const looks = 5;
const promises = { move: 16.7, interactive: 2500, memory: 300, reading: 1.5, task: 50 };

export default async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "passepartout-designer-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error", RATE_LIMIT_FACTOR: "100" };
  const shop = fork(join(import.meta.dirname, "page/shop-process.ts"), { env });
  const ended = once(shop, "exit");
  const browser = await openBrowser();
  try {
    await messageOf(shop);
    const context = await browser.newContext({
      ...{ baseURL: `http://localhost:${port}`, viewport: { width: 1440, height: 900 } },
    });
    await collage(browser, context);
    await manyPhotos(await context.newPage());
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function collage(browser: Browser, context: BrowserContext): Promise<void> {
  const begun = await beginCollage(await context.newPage());
  const opened: number[] = [];
  const moved: number[] = [];
  const kept: number[] = [];
  for (let look = 0; look < looks; look++) {
    // What a page that was left keeps for coming back to it is not this page's.
    for (const left of context.pages()) await left.close();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(`${photoframe.designerPath}?design=${begun}`, { waitUntil: "commit" });
    const tile = page.getByLabel(/^Foto 50\b/);
    await tile.waitFor();
    opened.push(await page.evaluate(() => performance.now()));
    await page.waitForLoadState("networkidle");
    const box = await tile.boundingBox();
    if (!box) throw new Error("no tile");
    // Slowing costs processor time itself.
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const moves = await drag(page, devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 60);
    moved.push(SLOWER * p95(moves));
    kept.push(await memoryOf(browser));
  }
  for (const page of context.pages()) await page.close();
  console.log("collage of 100 tiles, at a quarter of the speed:");
  judge("a pointer move, 95 of 100 within", median(moved), promises.move, "ms");
  judge("its tiles can be taken hold of after", median(opened), promises.interactive, "ms");
  judge("kept in memory", median(kept), promises.memory, "MB");
}

/** The design's id. */
async function beginCollage(page: Page): Promise<string> {
  await page.goto("/");
  const begun = await beginDesign(page, photoframe.key, "materialType=poster&formatType=900x600");
  const photos = await uploadPhotos(page, 100);
  const elements = tiles(photos, 10, { width: 900_000, height: 600_000 });
  await change(page, begun, [addPhotos(photos), { type: "addElements", surface: "front", elements }]);
  return begun.id;
}

async function manyPhotos(page: Page): Promise<void> {
  await page.goto(`${photoframe.designerPath}?materialType=poster&formatType=900x600`);
  await page.locator("input[data-add-photos]").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const { read, bare, longestTask } = await choosePhotos(page, 200);
  console.log("200 photos of 12 megapixels chosen at once:");
  judge("are read in times of their bare decoding", read / bare, promises.reading, "x");
  judge("hold up the page for at most", longestTask, promises.task, "ms");
}

function judge(what: string, value: number, most: number, unit: string): void {
  const isKept = value <= most;
  console.log(`  ${what} ${value.toFixed(1)} ${unit}, promise ${most}: ${isKept ? "kept" : "MISSED"}`);
  if (!isKept) process.exitCode = 1;
}
