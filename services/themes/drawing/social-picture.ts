import sharp from "sharp";
import { socialImageSize } from "../../../core/image/image-presets.ts";

/** Room around the card, in pixels. */
const margin = 44;
const ground = "#f1e9de";
const shadow = { blur: 14, down: 8, opacity: 0.28 };

/**
 * A drawn card on the ground of the card shop, as social media show a page: JPEG, 1200 x 627, in base64.
 *
 * @param svg as `paintPage` draws it: with a view box and without a size
 */
export async function socialPicture(svg: string): Promise<string> {
  const { width, height } = socialImageSize;
  const [, across = "1", down = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = Math.min((width - 2 * margin) / Number(across), (height - 2 * margin) / Number(down));
  const card = { width: Math.round(Number(across) * scale), height: Math.round(Number(down) * scale) };
  const [left, top] = [Math.round((width - card.width) / 2), Math.round((height - card.height) / 2)];
  const sized = svg.replace("<svg ", `<svg width="${card.width}" height="${card.height}" `);
  const under = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" y="${top + shadow.down}" width="${card.width}" height="${card.height}" fill-opacity="${shadow.opacity}"/></svg>`;
  const picture = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: await sharp(Buffer.from(under)).blur(shadow.blur).png().toBuffer() },
      { input: await sharp(Buffer.from(sized)).flatten({ background: "#ffffff" }).png().toBuffer(), left, top },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return picture.toString("base64");
}
