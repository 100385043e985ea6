import { link, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";

interface Chosen {
  /** Milliseconds until all photos are in the library, and until the browser has decoded them all by itself. */
  readonly read: number;
  readonly bare: number;
  /** The longest task of the page meanwhile, milliseconds. */
  readonly longestTask: number;
}

/** Photos of 12 megapixels with a date, which differ in name only. */
async function cameraPhotos(folder: string, count: number): Promise<readonly string[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#888", noise } })
    .resize(4000, 3000)
    .withExif({ IFD2: { DateTimeOriginal: "2026:08:14 19:32:10" } } as never)
    .jpeg({ quality: 88 })
    .toBuffer();
  const first = join(folder, "foto-1.jpg");
  await writeFile(first, grain);
  const others = Array.from({ length: count - 1 }, (_, n) => join(folder, `foto-${n + 2}.jpg`));
  await Promise.all(others.map((path) => link(first, path)));
  return [first, ...others];
}

/** Chooses so many photos at once in an open, empty design; nothing is sent meanwhile. */
export async function choosePhotos(page: Page, count: number): Promise<Chosen> {
  const folder = await mkdtemp(join(tmpdir(), "passepartout-chosen-"));
  try {
    const photos = await cameraPhotos(folder, count);
    // What the line and the shop do is another measurement, and they share this machine's processors.
    await page.route("**/web-api/uploads", () => {});
    const bare = await decodeAlone(page, photos);
    await page.evaluate(() => {
      const watched = window as unknown as { longest: number; chosen: number };
      watched.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
      }).observe({ type: "longtask" });
      const input = document.querySelector("input[data-add-photos]");
      input?.addEventListener("change", () => Object.assign(watched, { chosen: performance.now() }), { capture: true });
    });
    await page
      .locator("input[data-add-photos]")
      .first()
      .setInputFiles([...photos]);
    await page.waitForFunction(
      (all) => Number.parseInt(document.querySelector(".library-sheet h3 .num")?.textContent ?? "", 10) === all,
      count,
      { timeout: 180_000 },
    );
    const { read, longest } = await page.evaluate(() => {
      const { longest, chosen } = window as unknown as { longest: number; chosen: number };
      return { longest, read: performance.now() - chosen };
    });
    return { read, bare, longestTask: longest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long the browser takes for nothing but decoding, one after the other. */
export async function decodeAlone(page: Page, photos: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    const input = Object.assign(document.createElement("input"), { type: "file", multiple: true, id: "bare" });
    document.body.append(input);
  });
  await page.locator("#bare").setInputFiles([...photos]);
  return page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>("#bare");
    const started = performance.now();
    for (const file of input?.files ?? []) (await createImageBitmap(file)).close();
    input?.remove();
    return performance.now() - started;
  });
}
