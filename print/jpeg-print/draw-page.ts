import sharp from "sharp";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Size } from "../../design/geometry.ts";
import { rectPath } from "../../design/path.ts";
import { flatItems, type SceneGroup, type SceneImage, type SceneItem, type ScenePage } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import type { ImpositionFailure } from "../imposition/imposed-sheet.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { masked, photoLayer } from "./photo-layer.ts";
import { coversAll, type Layer, type Raster, wholeRaster } from "./raster.ts";
import { vectorSvg } from "./vector-svg.ts";

/** Why no pictures could be made. */
export type PrintFailure =
  | { readonly reason: "no-pages" }
  | ImpositionFailure
  | { readonly reason: "photo-missing" | "photo-unreadable"; readonly photo: string }
  | { readonly reason: "font-missing"; readonly font: string };

/** A photo and the file that sharp reads it from. */
export interface ReadyPhoto {
  readonly photo: PrintPhoto;
  readonly master: string;
}

export interface PageTools {
  readonly raster: Raster;
  readonly fonts: FontLibrary;
  /** Bytes of layers that may wait to be laid on each other; `MOST_WAITING` when left out. */
  readonly mostWaiting?: number;
  photo(id: string): Promise<Outcome<ReadyPhoto, PrintFailure>>;
}

/** A side may change between photos and areas a thousand times, and each layer is as large as the page. */
const MOST_WAITING = 256 << 20;

/** A page on white as RGB samples. */
export async function drawPage({ items, size }: ScenePage, tools: PageTools): Promise<Outcome<Buffer, PrintFailure>> {
  for (const item of flatItems(items)) {
    if (item.type === "glyphs" && !tools.fonts.get(item.font))
      return failed({ reason: "font-missing", font: item.font });
  }
  const ground = groundOf(items, size);
  const drawn = await drawLayers(ground === null ? items : items.slice(1), tools);
  if (!drawn.ok) return drawn;
  const [only, ...others] = drawn.value;
  if (only?.opaque && others.length === 0 && coversAll(only, tools.raster)) return done(await withoutAlpha(only));
  return done(await flattened(drawn.value, tools.raster, ground ?? WHITE, 3));
}

const WHITE = "#ffffff";

/** The colour of the whole sheet, which needs no layer of its own. */
function groundOf([first]: readonly SceneItem[], { width, height }: Size): string | null {
  if (first?.type !== "fill" || first.plate !== undefined || !/^#[0-9a-f]{6}$/i.test(first.colour)) return null;
  const { x, y, width: across, height: down } = first.rect;
  return x <= 0 && y <= 0 && x + across >= width && y + down >= height ? first.colour : null;
}

const withoutAlpha = ({ samples, width, height }: Layer): Promise<Buffer> =>
  sharp(samples, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();

async function drawLayers(
  items: readonly SceneItem[],
  tools: PageTools,
): Promise<Outcome<readonly Layer[], PrintFailure>> {
  const { mostWaiting = MOST_WAITING } = tools;
  let layers: Layer[] = [];
  let waiting = 0;
  for (const step of stepsOf(items)) {
    const drawn = step.type === "vectors" ? done(await vectors(step.items, tools)) : await pictures(step, tools);
    if (!drawn.ok) return drawn;
    if (!drawn.value) continue;
    layers.push(drawn.value);
    waiting += drawn.value.samples.length;
    if (waiting <= mostWaiting || layers.length === 1) continue;
    layers = [await oneLayer(layers, tools.raster)];
    waiting = layers[0]?.samples.length ?? 0;
  }
  return done(layers);
}

/** Layers laid on each other, still see-through where nothing is. */
async function oneLayer(layers: readonly Layer[], raster: Raster): Promise<Layer> {
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  return { ...wholeRaster(raster), samples: await flattened(layers, raster, nothing, 4) };
}

type Step = { readonly type: "vectors"; readonly items: readonly SceneItem[] } | SceneImage | SceneGroup;

/** Neighbours without photos are drawn as one layer. */
function stepsOf(items: readonly SceneItem[]): readonly Step[] {
  const steps: Step[] = [];
  let open: SceneItem[] = [];
  for (const item of items) {
    if (item.type === "image" || (item.type === "group" && holdsPhoto(item))) {
      if (open.length > 0) steps.push({ type: "vectors", items: open });
      steps.push(item);
      open = [];
    } else open.push(item);
  }
  return open.length > 0 ? [...steps, { type: "vectors", items: open }] : steps;
}

function holdsPhoto({ items }: SceneGroup): boolean {
  for (const item of flatItems(items)) if (item.type === "image") return true;
  return false;
}

async function vectors(items: readonly SceneItem[], { raster, fonts }: PageTools): Promise<Layer> {
  const box = wholeRaster(raster);
  const svg = vectorSvg(items, box, raster, fonts);
  return { ...box, samples: await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer() };
}

async function pictures(item: SceneImage | SceneGroup, tools: PageTools): Promise<Outcome<Layer | null, PrintFailure>> {
  if (item.type === "group") return drawGroup(item, tools);
  const ready = await tools.photo(item.photo);
  if (!ready.ok) return ready;
  const { photo, master } = ready.value;
  return done(await photoLayer(item, photo, master, tools.raster));
}

/** Items that are cut or made transparent together: drawn onto nothing first. */
async function drawGroup(
  { items, opacity, clip, mask }: SceneGroup,
  tools: PageTools,
): Promise<Outcome<Layer | null, PrintFailure>> {
  const { raster } = tools;
  const drawn = await drawLayers(items, tools);
  if (!drawn.ok) return drawn;
  let layer = await oneLayer(drawn.value, raster);
  for (const cut of [...(clip ? [rectPath(clip)] : []), ...(mask === undefined ? [] : [mask])]) {
    layer = await masked(layer, cut, raster);
  }
  if (opacity !== undefined) fade(layer.samples, opacity);
  return done({ ...layer, opaque: false });
}

function fade(samples: Buffer, opacity: number): void {
  for (let at = 3; at < samples.length; at += 4) samples[at] = Math.round(((samples[at] as number) * opacity) / 1e6);
}

function flattened(
  layers: readonly Layer[],
  { width, height }: Raster,
  background: string | { r: number; g: number; b: number; alpha: number },
  channels: 3 | 4,
): Promise<Buffer> {
  const page = sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false }).composite(
    layers.map(({ samples, left, top, width: across, height: down }) => ({
      input: samples,
      left,
      top,
      raw: { width: across, height: down, channels: 4 },
      limitInputPixels: false,
    })),
  );
  return (channels === 3 ? page.removeAlpha() : page).raw().toBuffer();
}
