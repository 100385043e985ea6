import { beforeAll, expect, test } from "vitest";
import { type CompiledDesign, compile } from "../design/compile.ts";
import { forbidsOrder } from "../design/finding.ts";
import { expectationOf } from "../print/preflight/expectation.ts";
import { metadataFree, photoOf, printPhoto } from "../print/testing/photos.ts";
import { complaints, judge } from "../print/testing/preflighted.ts";
import { orderOf, printFile } from "../print/testing/print-file.ts";
import {
  type DemoArticle,
  demoBook,
  demoCalendar,
  demoCard,
  demoCollage,
  demoGoods,
  demoPhotos,
} from "./demo-articles.fixture.ts";
import {
  ALIKE,
  at100Dpi,
  blank,
  canCompare,
  drawnByMupdf,
  likeness,
  plateOf,
  type Shown,
  separated,
  withoutPlates,
} from "./print-likeness.fixture.ts";

let goods: Awaited<ReturnType<typeof demoGoods>>;
let photos: Awaited<ReturnType<typeof printPhoto>>[];
/** The same pixels as addresses for the painter. */
const pictures = new Map<string, string>();

beforeAll(async () => {
  goods = await demoGoods();
  photos = await Promise.all(
    demoPhotos.map(async ({ id, width, height }) => {
      const jpeg = await photoOf(width, height).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
      pictures.set(id, `data:image/jpeg;base64,${jpeg.toString("base64")}`);
      return printPhoto(id, await metadataFree(jpeg));
    }),
  );
});

interface Printed extends CompiledDesign {
  readonly pdf: Buffer;
}

async function printed(article: DemoArticle): Promise<Printed> {
  const compiled = compile(article, article.layouts, goods.stock);
  expect(compiled.findings.filter(forbidsOrder)).toEqual([]);
  return { ...compiled, pdf: await printFile({ ...compiled, photos, fonts: goods.stock.fonts }) };
}

const articles: readonly (readonly [string, number, () => DemoArticle])[] = [
  ["a book of 100 pages", 100, () => demoBook(goods)],
  ["a card with foil", 2, () => demoCard(goods)],
  ["a collage of 60", 1, () => demoCollage(goods)],
  ["a calendar of 13", 13, () => demoCalendar(goods)],
];

test.each(articles)("%s passes preflight", async (_, pages, make) => {
  const article = make();
  const { scene, pdf } = await printed(article);
  const { partner } = await orderOf({ scene });
  const report = await judge(pdf, expectationOf(scene, article.layouts, partner));
  expect(report.pages).toBe(pages);
  // Twelve photos fill all places, which is worth a word and no more.
  expect(complaints(report).filter((complaint) => complaint !== "photo-repeats.repeated")).toEqual([]);
});

test("the same article gives the same bytes", async () => {
  const [one, other] = [await printed(demoCard(goods)), await printed(demoCard(goods))];
  expect(one.pdf.equals(other.pdf)).toBe(true);
  expect(one.hash).toBe(other.hash);
});

test.skipIf(!canCompare("mutool")).each(articles)(
  "%s is printed as its preview shows it (needs mutool)",
  async (_, pages, make) => {
    const { scene } = await printed(make());
    const inked = { ...scene, pages: scene.pages.map(withoutPlates) };
    const pdf = await printFile({ scene: inked, photos, fonts: goods.stock.fonts });
    for (const [index, page] of inked.pages.entries()) {
      // A book's pages repeat a handful of layouts.
      if (pages > 20 && index % 20 !== 11) continue;
      const size = at100Dpi(page);
      const likely = await likeness(page, drawnByMupdf(pdf, index + 1, size), size, shown());
      expect(likely, page.surface).toBeGreaterThanOrEqual(ALIKE);
    }
  },
  300_000,
);

test.skipIf(!canCompare("gs"))("foil is on its plate where the preview shows it (needs Ghostscript)", async () => {
  const { scene, pdf } = await printed(demoCard(goods));
  const [front] = scene.pages;
  const foil = front ? plateOf(front, "Foil_Gold") : null;
  if (!front || !foil) throw new Error("a card without foil on its front");
  const size = at100Dpi(front);
  const plate = separated(pdf, 1, front, size)("Foil_Gold");
  expect(await likeness(foil, plate, size, { ...shown(), picture: blank })).toBeGreaterThanOrEqual(ALIKE);
});

const shown = (): Shown => ({ fonts: goods.stock.fonts, picture: (id) => pictures.get(id) ?? null });
