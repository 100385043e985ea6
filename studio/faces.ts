/**
 * Makes the printed faces of books, calendars and cards that products show, from `faces/faces.html` and the photos'
 * masters, into the masters' folder `faces/`. `node studio/faces.ts [--masters FOLDER]`
 *
 * CHROMIUM names the browser; Debian's by default.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values } = parseArgs({ options: { masters: { type: "string" } } });
const masters = values.masters ?? process.env.STUDIO_MASTERS ?? join(import.meta.dirname, "masters");
const root = join(import.meta.dirname, "..");
const folder = join(masters, "faces");
await mkdir(folder, { recursive: true });

const fonts = [
  ["Newsreader", "newsreader", "newsreader-latin-opsz-normal", "normal"],
  ["Newsreader", "newsreader", "newsreader-latin-opsz-italic", "italic"],
  ["Instrument", "instrument-sans", "instrument-sans-latin-wght-normal", "normal"],
  ["Bricolage", "bricolage-grotesque", "bricolage-grotesque-latin-wght-normal", "normal"],
].map(([family, pack, file, style]) => {
  const address = pathToFileURL(join(root, `node_modules/@fontsource-variable/${pack}/files/${file}.woff2`));
  return `@font-face{font-family:${family};font-style:${style};font-weight:200 800;src:url("${address}")}`;
});

/** The best there is of a photo: its final master, a preview, or what the shop shows. */
function photoOf(name: string): string | null {
  const places = [
    join(masters, "final", `${name}.png`),
    join(masters, "preview", `${name}.png`),
    join(root, "demo/pictures", `${name}.webp`),
  ];
  const found = places.find((path) => existsSync(path));
  return found ? pathToFileURL(found).href : null;
}

/** Runs in the page: a screenshot does not wait for backgrounds, so the photo is read before it is shown. */
async function showPhoto(place: HTMLElement | SVGElement, url: string) {
  const photo = new Image();
  photo.src = url;
  await photo.decode();
  place.style.backgroundImage = `url("${url}")`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
try {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1600 } });
  await page.goto(pathToFileURL(join(import.meta.dirname, "faces/faces.html")).href);
  await page.addStyleTag({ content: fonts.join("") });
  for (const face of await page.locator(".face").all()) {
    const name = await face.getAttribute("id");
    const photos = await face.locator("[data-photo]").all();
    const names = await Promise.all(photos.map((photo) => photo.getAttribute("data-photo")));
    const addresses = names.map((photo) => photoOf(photo ?? ""));
    const missing = names.filter((_, index) => addresses[index] === null);
    if (missing.length > 0) {
      console.log(`${name}: skipped, needs ${missing.join(", ")}`);
      continue;
    }
    for (const [index, photo] of photos.entries()) {
      await photo.evaluate(showPhoto, addresses[index] ?? "");
    }
    await page.evaluate(() => document.fonts.ready);
    await face.screenshot({ path: join(folder, `${name}.png`) });
    console.log(name);
  }
} finally {
  await browser.close();
}
