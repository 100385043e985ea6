import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import type { ArtDrawing } from "../../design/art-drawing.ts";
import { artOf } from "../../design/load-stock.ts";
import type { Material } from "../../design/material.ts";
import type { Autofilled } from "../../products/autofill/kind-autofill.ts";
import type { Fill, HashesOf, SentDesign, SentFilling } from "./compile-in-browser.ts";
import type { RandomDesign } from "./random-design.fixture.ts";

/** A page that compiles designs. */
export interface BrowserSide {
  readonly hashesOf: (designs: readonly RandomDesign[]) => Promise<readonly string[]>;
  /** Fills a design automatically in the browser. */
  readonly fill: (filling: SentFilling) => Promise<Autofilled | undefined>;
  stop(): Promise<void>;
}

const ORIGIN = "http://designs.test";
const ENTRY = "compile-in-browser";

/** Bundles the compiler with fonts, hyphenation and shaper, and opens it in a page that nothing else is served to. */
export async function openBrowserSide(page: Page, art: Material["art"]): Promise<BrowserSide> {
  const folder = await mkdtemp(join(tmpdir(), "browser-side-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    publicDir: false,
    build: {
      outDir: folder,
      target: "es2022",
      assetsInlineLimit: 0,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `${ENTRY}.ts`),
        output: { entryFileNames: `${ENTRY}.js` },
      },
    },
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const html = `<!doctype html><title>Designs</title><script type="module" src="/${ENTRY}.js"></script>`;
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body: html })
      : route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => globalThis.hashesOf !== undefined);
  const known = new Set<string>();
  return {
    async hashesOf(designs) {
      const pieces = designs.flatMap(({ document }) => artOf(document)).filter((piece) => !known.has(piece));
      for (const piece of pieces) known.add(piece);
      const drawings = [...new Set(pieces)].flatMap((piece) => art.get(piece) ?? []);
      const sent = designs.map(({ document: { photos, surfaces }, layouts }) => {
        return { document: { photos, surfaces }, layouts };
      });
      return page.evaluate(compileThere, { sent, drawings });
    },
    fill: (filling) => page.evaluate((sent) => (globalThis.fillThere as Fill)(sent), filling),
    stop: () => rm(folder, { recursive: true }),
  };
}

/** Runs in the page. */
const compileThere = ({ sent, drawings }: { sent: readonly SentDesign[]; drawings: readonly ArtDrawing[] }) =>
  (globalThis.hashesOf as HashesOf)(sent, drawings);
