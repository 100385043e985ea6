/**
 * The promise of books that fill themselves: 200 photos of 12 megapixels, chosen at once on two processors, are a whole book within
 * a minute after choosing, in a real browser and with the parts of that minute. Beside it the bare decoding of the same photos.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { freePort } from "../platform/startup/free-port.ts";
import { photobook } from "../products/photobook/photobook.ts";
import { holidayPhotos, isSecondTry, isShaken } from "./autofill/holiday-photos.ts";
import { decodeAlone } from "./designer/choose-photos.ts";
import { openBrowser } from "./front/browser.ts";
import { messageOf } from "./load/processes.ts";

const PHOTOS = 200;
const PROMISE = 60;
/** On a machine that is busy with other things the promise is missed, and the ratio still says how good we are. */
const PATIENCE = 600_000;
/** Of those that are better left out, photos of the bench itself say which. */
const SORTED_OUT = Array.from({ length: PHOTOS }, (_, n) => n).filter((n) => isSecondTry(n) || isShaken(n)).length;
const BOOK = "format=300x300&pageCount=24";

export default async function bench(): Promise<void> {
  console.log(`${PHOTOS} photos are made once`);
  const paths = await holidayPhotos(join(import.meta.dirname, "output/autofill/photos"), PHOTOS);
  const folder = mkdtempSync(join(tmpdir(), "passepartout-autofill-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error", RATE_LIMIT_FACTOR: "100" };
  const shop = fork(join(import.meta.dirname, "page/shop-process.ts"), { env });
  const ended = once(shop, "exit");
  const browser = await openBrowser();
  try {
    await messageOf(shop);
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
    });
    report(await fillBook(await context.newPage(), paths));
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Photos that are decoded are judged while others are still read. */
type Part = "reading and judging" | "choosing and laying out" | "first spread seen";

interface Filled {
  /** Milliseconds of each part. */
  readonly parts: Readonly<Record<Part, number>>;
  /** The same photos, decoded one after the other and nothing else. */
  readonly bare: number;
  readonly used: number;
  readonly spreads: number;
  readonly hasDetector: boolean;
}

async function fillBook(page: Page, paths: readonly string[]): Promise<Filled> {
  await page.goto(`${photobook.designerPath}?${BOOK}`);
  const input = page.locator("input[data-add-photos]").first();
  await input.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // What the line and the shop do is another measurement, and they share this machine's processors.
  await page.route("**/web-api/uploads", () => {});
  const bare = await decodeAlone(page, paths);
  await page.evaluate(() => {
    const chosen = document.querySelector("input[data-add-photos]");
    chosen?.addEventListener("change", () => performance.mark("chosen"), { capture: true });
  });
  const now = (selector: string) => page.waitForSelector(selector, { timeout: PATIENCE }).then(() => clock(page));
  await input.setInputFiles([...paths]);
  await page.getByRole("button", { name: "Buch füllen lassen" }).click();
  await page.waitForFunction(() => !document.querySelector(".autofill-reading"), null, { timeout: PATIENCE });
  const judged = await clock(page);
  const laid = await now(".autofill-sides > li");
  const [used = "0"] = ((await page.locator(".autofill-facts dd").first().textContent()) ?? "").split(" ");
  const spreads = await page.locator(".autofill-sides > li").count();
  await page.getByRole("button", { name: "So übernehmen" }).click();
  await page.getByRole("button", { name: "Seiten 2 und 3" }).click();
  await page
    .getByRole("main")
    .getByLabel(/^Foto 1\b/)
    .first()
    .waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every((image) => image.complete),
  );
  const seen = await clock(page);
  const chosen = await page.evaluate(() => performance.getEntriesByName("chosen")[0]?.startTime ?? Number.NaN);
  return {
    parts: {
      "reading and judging": judged - chosen,
      "choosing and laying out": laid - judged,
      "first spread seen": seen - laid,
    },
    bare,
    used: Number(used),
    spreads,
    hasDetector: await page.evaluate(() => "FaceDetector" in window),
  };
}

const clock = (page: Page) => page.evaluate(() => performance.now());

function report({ parts, bare, used, spreads, hasDetector }: Filled): void {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const all = Object.values(parts).reduce((sum, one) => sum + one, 0);
  console.log(
    `${PHOTOS} photos of 12 megapixels, on ${availableParallelism()} processors (load ${loadavg()[0]?.toFixed(1)}):`,
  );
  for (const [name, took] of Object.entries(parts)) console.log(`  ${name} ${seconds(took)}`);
  console.log(
    `  ${used} photos in ${spreads} openings; faces by ${hasDetector ? "the browser's detector" : "focus, this browser has no detector"}`,
  );
  const isChosen = used === PHOTOS - SORTED_OUT;
  if (!isChosen) console.log(`  ${PHOTOS - SORTED_OUT} photos should be in the book: MISSED`);
  const isKept = all <= PROMISE * 1000;
  console.log(
    `  in all ${seconds(all)}, promise ${PROMISE} s: ${isKept ? "kept" : "MISSED"}; bare decoding ${seconds(bare)}, ratio ${(all / bare).toFixed(2)}`,
  );
  if (!isKept || !isChosen) process.exitCode = 1;
}
