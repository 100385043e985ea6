import sharp from "sharp";
import { socialImageSize } from "../../../core/image/image-presets.ts";

/** Room around the card, in pixels. */
const margin = 44;
const ground = "#f1e9de";
const shadow = { blur: 14, down: 8, opacity: 0.28 };

/** A drawn card on the ground of the card shop, as social media show a page: JPEG, 1200 x 627, in base64. */
export async function socialPicture(svg: string): Promise<string> {
  const { width, height } = socialImageSize;
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  // Drawn at twice its size first: the drawing says millimetres, and would be enlarged as pixels.
  const card = await sharp(Buffer.from(svg), { density: 288, unlimited: true })
    .resize({ ...room, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round((width - card.info.width) / 2), Math.round((height - card.info.height) / 2)];
  const under = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" y="${top + shadow.down}" width="${card.info.width}" height="${card.info.height}" fill-opacity="${shadow.opacity}"/></svg>`;
  const picture = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: await sharp(Buffer.from(under)).blur(shadow.blur).png().toBuffer() },
      { input: card.data, left, top },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return picture.toString("base64");
}
