import sharp from "sharp";
import type { Rect } from "../../design/geometry.ts";
import type { Scene, SceneItem, ScenePage } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";

/** Longest side of a preview in pixels. */
export const previewSize = 640;

/** A small picture of a photo, upright and in sRGB; null when it is gone. */
export type PreviewPhotos = (photoId: string) => Promise<Uint8Array | null>;

/**
 * Draws the first page as it will look after trimming, as WebP. Made from the scene, like the screen and the print
 * file; a photo that is gone leaves its place in the background colour.
 */
export async function drawPreview(scene: Scene, photos: PreviewPhotos, fonts: FontLibrary): Promise<Uint8Array> {
  const [page] = scene.pages;
  if (!page) throw new Error("a scene without pages");
  const svg = await pageAsSvg(page, photos, fonts);
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}

async function pageAsSvg(page: ScenePage, photos: PreviewPhotos, fonts: FontLibrary): Promise<string> {
  const { x, y, width, height } = page.trim;
  const scale = previewSize / Math.max(width, height);
  const used = [...new Set(page.items.flatMap((item) => (item.type === "image" ? [item.photo] : [])))];
  const images = new Map(
    await Promise.all(used.map(async (id) => [id, await asDataAddress(await photos(id))] as const)),
  );
  const drawn = page.items.map((item, index) => draw(item, index, images, fonts)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>${drawn}</svg>`;
}

function draw(item: SceneItem, index: number, images: ReadonlyMap<string, string | null>, fonts: FontLibrary): string {
  // Plates (foil, relief) have no process colour; their tint belongs to the screen.
  if (item.plate !== undefined) return "";
  switch (item.type) {
    case "fill":
      return `<path d="${path(item.rect)}" fill="${item.colour}"/>`;
    case "image": {
      const href = images.get(item.photo);
      if (!href) return "";
      const picture = `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${item.matrix.join(" ")})" href="${href}"/>`;
      return clipped(index, item.clip, picture);
    }
    case "glyphs": {
      const font = fonts.get(item.font);
      if (!font) return "";
      const scale = item.size / font.unitsPerEm;
      const glyphs = item.glyphs.map(
        ({ id, x, y }) => `<path transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})" d="${font.glyphPath(id)}"/>`,
      );
      return clipped(index, item.clip, `<g fill="${item.colour}">${glyphs.join("")}</g>`);
    }
  }
}

const path = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const clipped = (index: number, clip: Rect, content: string): string =>
  `<clipPath id="c${index}"><path d="${path(clip)}"/></clipPath><g clip-path="url(#c${index})">${content}</g>`;

async function asDataAddress(photo: Uint8Array | null): Promise<string | null> {
  if (!photo) return null;
  const jpeg = await sharp(photo).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
