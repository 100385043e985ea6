import sharp from "sharp";
import { ssim } from "ssim.js";
import { beforeAll, expect, test } from "vitest";
import { type CompiledDesign, compile } from "../design/compile.ts";
import { forbidsOrder } from "../design/finding.ts";
import type { SceneItem, ScenePage } from "../design/scene.ts";
import { paintPage } from "../design/svg/paint-page.ts";
import { expectationOf } from "../print/preflight/expectation.ts";
import { installed, runOn } from "../print/testing/outside-tools.ts";
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

/** Programs that draw pages are part of `npm test`: where they cannot be had, the comparison must not pass in silence. */
const has = (program: string) => installed(program) || process.env.CI !== undefined;

test.skipIf(!has("mutool")).each(articles)(
  "%s is printed as its preview shows it (needs mutool)",
  async (_, pages, make) => {
    const { scene } = await printed(make());
    // Foil has no colour of its own on paper; it is compared on its plate.
    const inked = { ...scene, pages: scene.pages.map((page) => ({ ...page, items: page.items.filter(isProcess) })) };
    const pdf = await printFile({ scene: inked, photos, fonts: goods.stock.fonts });
    for (const [index, page] of inked.pages.entries()) {
      // A book's pages repeat a handful of layouts.
      if (pages > 20 && index % 20 !== 11) continue;
      const [width, height] = pixelsOf(page);
      const size = ["-w", String(FINER * width), "-h", String(FINER * height), "-f"];
      const drawn = runOn(pdf, "mutool", "draw", "-q", ...size, "-o", "OUT/page.png", "PDF", String(index + 1));
      const likeness = await similarity(page, [...drawn.files.values()][0] ?? Buffer.of());
      expect(likeness, page.surface).toBeGreaterThanOrEqual(0.995);
    }
  },
);

test.skipIf(!has("gs"))("foil is on its plate where the preview shows it (needs Ghostscript)", async () => {
  const { scene, pdf } = await printed(demoCard(goods));
  const [front] = scene.pages;
  if (!front) throw new Error("a card without a front");
  const [width] = pixelsOf(front);
  const resolution = String((FINER * width * 25_400) / front.size.width);
  const { files } = runOn(pdf, "gs", "-q", "-sDEVICE=tiffsep", `-r${resolution}`, "-o", "OUT/page-%d.tif", "PDF");
  const plate = files.get("page-1(Foil_Gold).tif");
  const foil = front.items.filter((item) => !isProcess(item));
  expect(foil.length).toBeGreaterThan(0);
  const items = foil.map((item) => ({ ...item, plate: undefined, colour: "#000000" }) as unknown as SceneItem);
  const paper = { type: "fill", element: null, rect: { x: 0, y: 0, ...front.size }, colour: "#ffffff" } as const;
  expect(await similarity({ ...front, items: [paper, ...items] }, plate ?? Buffer.of())).toBeGreaterThanOrEqual(0.995);
});

const isProcess = (item: SceneItem): boolean => !("plate" in item && item.plate);

/** Pictures are drawn so much finer and then made smaller: MuPDF fits photos to whole pixels. */
const FINER = 4;

/** At 100 dpi. */
const pixelsOf = ({ size }: ScenePage): readonly [width: number, height: number] => [
  Math.round((size.width / 25_400) * 100),
  Math.round((size.height / 25_400) * 100),
];

async function similarity(page: ScenePage, drawn: Buffer): Promise<number> {
  const [width, height] = pixelsOf(page);
  const pixels = async (picture: Buffer) => {
    const scaled = sharp(picture, { unlimited: true }).resize(width, height, { fit: "fill" });
    const data = await scaled.toColourspace("srgb").removeAlpha().ensureAlpha().raw().toBuffer();
    return { data: new Uint8ClampedArray(data), width, height } as unknown as ImageData;
  };
  const { fonts } = goods.stock;
  const picture = (id: string) => pictures.get(id) ?? null;
  const painted = paintPage(page, { area: "page", width: FINER * width, picture, fonts, plates: "hidden" });
  return ssim(await pixels(drawn), await pixels(Buffer.from(painted))).mssim;
}
