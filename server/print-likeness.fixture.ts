import sharp, { type Sharp } from "sharp";
import { ssim } from "ssim.js";
import type { Size } from "../design/geometry.ts";
import { flatItems, type SceneItem, type ScenePage } from "../design/scene.ts";
import { type PagePaint, paintPage } from "../design/svg/paint-page.ts";
import { veiledType } from "../print/pdfx4/veiled-type.ts";
import { installed, runOn } from "../print/testing/outside-tools.ts";

/** A print agrees with its preview from here on. */
export const ALIKE = 0.995;

/** `npm test` needs programs that draw pages: where CI lacks them, comparisons must fail and not be skipped. */
export const canCompare = (program: string) => installed(program) || process.env.CI !== undefined;

/** Pictures are drawn so much finer and then made smaller: MuPDF fits photos to whole pixels. */
const FINER = 4;

/** Resources of a page's drawing. */
export type Shown = Pick<PagePaint, "fonts" | "picture">;

/** Pixels of a page at 100 dpi. */
export const at100Dpi = ({ size }: Pick<ScenePage, "size">): Size => ({
  width: Math.round((size.width / 25_400) * 100),
  height: Math.round((size.height / 25_400) * 100),
});

/** A page of a PDF drawn by MuPDF, much finer than these pixels. */
export function drawnByMupdf(pdf: Uint8Array, page: number, { width, height }: Size): Sharp {
  const size = ["-w", String(FINER * width), "-h", String(FINER * height), "-f"];
  const { files } = runOn(pdf, "mutool", "draw", "-q", ...size, "-c", "rgb", "-o", "OUT/page.ppm", "PDF", String(page));
  return pixmap([...files.values()][0] ?? Buffer.of());
}

/** Netpbm with three samples a pixel, which sharp does not read. */
function pixmap(file: Buffer): Sharp {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString("latin1", 0, 60));
  if (!head) throw new Error("MuPDF drew no page");
  const [all, width, height] = head;
  return sharp(file.subarray(all.length), { raw: { width: Number(width), height: Number(height), channels: 3 } });
}

/** The inks of a page as Ghostscript separates them, each black on white, much finer than these pixels. */
export function separated(pdf: Uint8Array, number: number, page: ScenePage, { width }: Size): (ink: string) => Sharp {
  const resolution = String((FINER * width * 25_400) / page.size.width);
  const only = [`-dFirstPage=${number}`, `-dLastPage=${number}`];
  const { files } = runOn(pdf, "gs", "-q", "-sDEVICE=tiffsep", `-r${resolution}`, ...only, "-o", "OUT/page.tif", "PDF");
  return (ink) => {
    const plate = files.get(`page(${ink}).tif`);
    if (!plate) throw new Error(`no plate ${ink} among ${[...files.keys()].join(", ")}`);
    return sharp(plate, { unlimited: true });
  };
}

/** Similarity of a drawn page to the stage's picture of it, 0 to 1. */
export async function likeness(page: ScenePage, drawn: Sharp, size: Size, shown: Shown): Promise<number> {
  const painted = paintPage(page, { ...shown, area: "page", width: FINER * size.width, plates: "hidden" });
  return ssim(await pixels(drawn, size), await pixels(await rasterised(painted), size)).mssim;
}

/** Drawn as fine as it says: resizing an SVG at once would draw it again in the smaller size, and not as MuPDF does. */
async function rasterised(svg: string): Promise<Sharp> {
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: "#fff" });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function pixels(picture: Sharp, { width, height }: Size): Promise<ImageData> {
  const scaled = picture.resize(width, height, { fit: "fill" }).toColourspace("srgb").removeAlpha().ensureAlpha();
  return { data: new Uint8ClampedArray(await scaled.raw().toBuffer()), width, height } as unknown as ImageData;
}

const inkOf = (item: SceneItem): string | null => ("plate" in item && item.plate) || null;

/** The items for which there is something to put, also inside groups. */
const mapItems = (items: readonly SceneItem[], map: (item: SceneItem) => SceneItem | null): readonly SceneItem[] =>
  items.flatMap((item) => (item.type === "group" ? { ...item, items: mapItems(item.items, map) } : (map(item) ?? [])));

/** The page's items in the four inks: foil has no colour on paper and is compared on its plate. */
export const withoutPlates = (page: ScenePage): ScenePage => ({
  ...page,
  items: mapItems(page.items, (item) => (inkOf(item) === null ? item : null)),
});

/**
 * One plate of a page in black on white: items printed over it remove it, other plates do not. Null: the plate is
 * empty.
 */
export function plateOf(page: ScenePage, ink: string): ScenePage | null {
  if (![...flatItems(page.items)].some((item) => inkOf(item) === ink)) return null;
  const veiled = veiledType(page.items);
  const items = mapItems(page.items, (item) => {
    if (item.type === "image" || item.type === "group") return item;
    if (inkOf(item) === ink) return { ...item, plate: undefined, colour: "#000000" } as unknown as SceneItem;
    return inkOf(item) !== null || overprints(item, veiled) ? null : { ...item, colour: "#ffffff" };
  });
  return { ...page, items };
}

/** Black type overprints (`blackText` of the default partner), unless it is seen through something transparent. */
const overprints = (item: SceneItem, veiled: ReadonlySet<SceneItem>) =>
  item.type === "glyphs" && item.colour === "#000000" && !veiled.has(item);

/** Every photo, as a plate has it; of many pixels, since pictures fade out towards their edges by half of one. */
const white = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();
const whiteAddress = `data:image/png;base64,${white.toString("base64")}`;
export const blank: PagePaint["picture"] = () => whiteAddress;
