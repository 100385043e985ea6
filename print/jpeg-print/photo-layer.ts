import sharp from "sharp";
import type { UnitMatrix } from "../../design/geometry.ts";
import { applyEffect, effectTables } from "../../design/photo-effect.ts";
import type { SceneImage } from "../../design/scene.ts";
import { noFonts } from "../../design/text/font.ts";
import { unlimited } from "../effects/master-file.ts";
import { storedMatrix } from "../pdfx4/image-matrix.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { type Layer, type PixelBox, pixelBox, pixelsOf, type Raster, touchedPixels } from "./raster.ts";
import { isShrunk, shrunkPhoto } from "./shrunk-photo.ts";
import { cutSvg } from "./vector-svg.ts";

/** Pixels of the photo around what shows, so that scaling and turning find neighbours at the edge. */
const AROUND = 3;
const BLACK = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/**
 * A placed photo as pixels of the page: decodes only its visible part, applies the effect at its own resolution,
 * scales, rotates and crops. Null outside the page. `master`: the photo as a file.
 */
export async function photoLayer(
  image: SceneImage,
  photo: PrintPhoto,
  master: string,
  raster: Raster,
): Promise<Layer | null> {
  const target = pixelsOf(image.clip, raster);
  if (!target) return null;
  const placing = placingOf(inPixels(storedMatrix(image.matrix, photo.orientation), raster));
  if (placing.quarter !== null && !image.effect && isShrunk(placing.matrix, photo)) {
    const shrunk = await shrunkPhoto(master, { ...placing, quarter: placing.quarter }, target);
    return shrunk && image.mask !== undefined ? masked(shrunk, image.mask, raster) : shrunk;
  }
  const part = shownPart(placing, target, photo);
  if (!part) return null;
  const scaled = await scaledPart(image, photo, master, part, placing);
  const turned =
    placing.quarter === null
      ? await turnedFreely(scaled, placing, part, photo)
      : await turnedByQuarters(scaled, placing, part, photo);
  const shown = await cutTo(turned, target);
  return shown && image.mask !== undefined ? masked(shown, image.mask, raster) : shown;
}

/** Placement of the stored photo, flopped or not, on the page: one matrix without reflection. */
interface Placing {
  readonly matrix: UnitMatrix;
  readonly flopped: boolean;
  /** Clockwise, degrees. */
  readonly angle: number;
  /** The angle in quarter turns, null when it is none. */
  readonly quarter: number | null;
}

/** A part of the stored photo, flopped where it is drawn flopped. */
type Part = PixelBox;

const inPixels = ([a, b, c, d, e, f]: UnitMatrix, { across, down }: Raster): UnitMatrix => [
  ...([a * across, b * down, c * across, d * down] as const),
  ...([e * across, f * down] as const),
];

function placingOf([a, b, c, d, e, f]: UnitMatrix): Placing {
  const flopped = a * d - b * c < 0;
  const matrix: UnitMatrix = flopped ? [-a, -b, c, d, e + a, f + b] : [a, b, c, d, e, f];
  const angle = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const quarter = Math.round(angle / 90);
  return { matrix, flopped, angle, quarter: Math.abs(angle - 90 * quarter) < 0.01 ? ((quarter % 4) + 4) % 4 : null };
}

function shownPart(
  { matrix: [a, b, c, d, e, f] }: Placing,
  target: PixelBox,
  { width, height }: PrintPhoto,
): Part | null {
  const area = a * d - b * c;
  if (area === 0) return null;
  const corners = [target.left, target.left + target.width].flatMap((x) =>
    [target.top, target.top + target.height].map(
      (y) => [((d * (x - e) - c * (y - f)) / area) * width, ((a * (y - f) - b * (x - e)) / area) * height] as const,
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return pixelBox(
    Math.min(...xs) - AROUND,
    Math.min(...ys) - AROUND,
    Math.max(...xs) + AROUND,
    Math.max(...ys) + AROUND,
    { width, height },
  );
}

interface Samples {
  readonly samples: Buffer;
  readonly width: number;
  readonly height: number;
}

/** RGB samples of the part, with its effect, flopped, still as stored and at its own resolution or the page's. */
async function scaledPart(
  { effect }: SceneImage,
  photo: PrintPhoto,
  master: string,
  part: Part,
  { matrix: [a, b, c, d], flopped, quarter }: Placing,
): Promise<Samples> {
  const left = flopped ? photo.width - part.left - part.width : part.left;
  const samples = await sharp(master, unlimited)
    .extract({ ...part, left })
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer();
  if (effect) applyEffect(samples, 3, effectTables(effect));
  const raw = { width: part.width, height: part.height, channels: 3 } as const;
  const picture = flopped ? await sharp(samples, { raw }).flop().raw().toBuffer() : samples;
  if (quarter !== null) return { samples: picture, width: part.width, height: part.height };
  const size = {
    width: Math.max(1, Math.round((part.width / photo.width) * Math.hypot(a, b))),
    height: Math.max(1, Math.round((part.height / photo.height) * Math.hypot(c, d))),
  };
  return {
    samples: await sharp(picture, { raw })
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer(),
    ...size,
  };
}

/** Quarter turns end on whole pixels: what the part touches is filled, so that no rim shows. */
async function turnedByQuarters(
  { samples, width, height }: Samples,
  { matrix, quarter }: Placing,
  part: Part,
  photo: PrintPhoto,
): Promise<Layer> {
  const [a, b, c, d, e, f] = matrix;
  const corner = (x: number, y: number) => {
    const [u, v] = [x / photo.width, y / photo.height];
    return [a * u + c * v + e, b * u + d * v + f] as const;
  };
  const { left, top, ...size } = touchedPixels([
    corner(part.left, part.top),
    corner(part.left + part.width, part.top + part.height),
  ]);
  const turned = await sharp(samples, { raw: { width, height, channels: 3 } })
    .rotate(90 * (quarter ?? 0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: turned.info.width, height: turned.info.height, channels: 3 } as const;
  const scaled = await sharp(turned.data, { raw })
    .resize({ ...size, fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { left, top, ...size, samples: scaled };
}

/** Turned about its middle, with soft edges. */
async function turnedFreely(
  { samples, width, height }: Samples,
  { matrix, angle }: Placing,
  part: Part,
  photo: PrintPhoto,
): Promise<Layer> {
  const [a, b, c, d, e, f] = matrix;
  const opaque = await sharp(samples, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await sharp(opaque, { raw: { width, height, channels: 4 } })
    .rotate(angle, { background: BLACK })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [u, v] = [(part.left + part.width / 2) / photo.width, (part.top + part.height / 2) / photo.height];
  const [x, y] = [a * u + c * v + e, b * u + d * v + f];
  return {
    left: Math.round(x - info.width / 2),
    top: Math.round(y - info.height / 2),
    width: info.width,
    height: info.height,
    samples: data,
  };
}

async function cutTo(layer: Layer, target: PixelBox): Promise<Layer | null> {
  const left = Math.max(layer.left, target.left);
  const top = Math.max(layer.top, target.top);
  const width = Math.min(layer.left + layer.width, target.left + target.width) - left;
  const height = Math.min(layer.top + layer.height, target.top + target.height) - top;
  if (width <= 0 || height <= 0) return null;
  const raw = { width: layer.width, height: layer.height, channels: 4 } as const;
  const area = { left: left - layer.left, top: top - layer.top, width, height };
  return { left, top, width, height, samples: await sharp(layer.samples, { raw }).extract(area).raw().toBuffer() };
}

/** Makes pixels outside an outline transparent. */
export async function masked(layer: Layer, mask: string, raster: Raster): Promise<Layer> {
  const svg = Buffer.from(cutSvg([mask], layer, raster, noFonts));
  const raw = { width: layer.width, height: layer.height, channels: 4 } as const;
  const samples = await sharp(layer.samples, { raw })
    .composite([{ input: svg, blend: "dest-in" }])
    .raw()
    .toBuffer();
  return { ...layer, samples, opaque: false };
}
